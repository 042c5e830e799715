import type { gradingPageTexts as english } from '#src/texts/grading-page.ts';
import type { Translation } from '#src/texts/translation.ts';

export const gradingPageTexts: Translation<typeof english> = {
  page: {
    title: 'ランクの基準',
    lead: '出品者は、商品の種類ごとに同じ質問に答えます。いちばん悪い回答でランクが決まり、平均は取りません。確認するのは出品者で、このサイトではありません。',
    rules: [
      '質問は機種によって変わり、当てはまるものだけが出ます。',
      '回答ごとに、ランクの上限が美品、良品、並品のどれかに決まります。',
      '必須の項目を省くと、ランクは良品までになります。',
      '3分の1を超える項目が未確認の場合、ランクは付きません。',
      '「難あり（動作不良）」に当たる回答が1つでもあると、難あり（動作不良）として出品されます。',
      '出品者は、このランクより下のランクで出品できますが、上のランクでは出品できません。',
    ],
    jump: 'チェックリストへ移動',
    needed: '必須',
    only: {
      'changeable-lens': 'レンズ交換式の場合',
      'built-in-lens': 'レンズ固定式の場合',
      mirror: 'ミラーがある場合',
      rangefinder: '距離計がある場合',
      autofocus: 'オートフォーカスがある場合',
      'manual-focus': 'マニュアルフォーカスレンズの場合',
      zoom: 'ズームの場合',
      stabilizer: '手ブレ補正がある場合',
      'leaf-shutter': 'レンズシャッターがある場合',
      magazines: 'フィルムマガジンや中枠を使う場合',
      bellows: '蛇腹がある場合',
      functions: 'フィルム以外',
      power: 'バッテリーやケーブルがある場合',
      charge: 'バッテリー、グリップ、充電器の場合',
      label: 'バッテリーとメモリーカードの場合',
      capacity: 'メモリーカードの場合',
      flash: 'ストロボとライトの場合',
      reading: '露出計の場合',
      optics: 'フィルター、アダプター、コンバーターの場合',
      expiry: 'フィルムの場合',
      locks: '三脚、雲台、ジンバルの場合',
    },
    fails: '難あり（動作不良）',
  },
};
