import type { meetingTexts as english } from '#src/texts/meeting-checklist.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  title: '待ち合わせ用チェックリスト',
  pageTitle: (item) => `チェックリスト：${item}`,
  lead: (isGraded) =>
    isGraded
      ? '印刷するか、スマートフォンで開いておきましょう。出品者の確認結果と、実物を見比べてください。'
      : '印刷するか、スマートフォンで開いておきましょう。出品者は、このチェックリストでの確認をしていません。',
  bring: {
    cameras: '持ち物：ライト、充電済みのバッテリー、メモリーカードかフィルム、レンズ交換式ならレンズ。',
    lens: '持ち物：ライトと、レンズを付けられるカメラ。',
    accessories: '持ち物：一緒に使う機材と、必要なら新しい電池。',
  },
  facts: (price, condition) => `${price}・${condition}`,
  quick: '5分でできる確認',
  others: '時間があれば',
  check: '確認すること',
  seller: '出品者の確認結果',
  same: 'OK？',
  box: '☐',
  notChecked: '未確認',
  notes: 'メモ',
  back: '商品に戻る',
};
