import type {
  gearTexts as englishGear,
  gradingTexts as englishGrading,
  partTexts as englishParts,
} from '#src/texts/gear.ts';
import type { Translation } from '#src/texts/translation.ts';

export const gearTexts: Translation<typeof englishGear> = {
  gear: {
    model: '機種',
    modelHint:
      '一覧から選ぶと、タイトル、メーカー、マウントが自動で入力されます。自由に入力することもできます。',
    mount: 'マウント',
    whichMount: 'どのマウントですか？',
    mountHint: 'どのマウントですか？　このレンズには複数のマウント用があります。',
    mountAsked: 'マウントを選ぶまで、マウントやカメラで絞り込んだ検索結果には表示されません。',
    severalMounts: '複数のマウント',
    adapts: '対応マウント',
    joins: (from, to) => (from !== null && to !== null ? `${from}レンズ → ${to}カメラ` : null),
    adaptsFrom: 'レンズ側',
    adaptsTo: 'カメラ側',
    adapterHint: 'アダプターの場合は、両側のマウント。例：Canon EFとSony E。',
    focal: '焦点距離',
    aperture: '開放F値',
    fStop: (number) => `F${number}`,
    crop: '換算倍率',
    fullFrame: '1（フルサイズ）',
    optional: '任意',
    fixedLens: 'レンズ固定式',
  },
  kinds: { cameras: 'カメラ', lens: 'レンズ' },
};

export const gradingTexts: Translation<typeof englishGrading> = {
  item: {
    title: '出品者によるチェック',
    graded: 'ランクの根拠',
    stated: '出品者の判断',
    byQuestions: 'チェックリストへの出品者の回答',
    byQuestionsAs: (grade) => `チェックリストへの出品者の回答：${grade}`,
    because: (grade, ...reasons) => (reasons.length > 0 ? `${grade}：${reasons.join('、')}` : grade),
    nothing: (grade) => `${grade}：問題は見つかりませんでした`,
    noGrade: 'ランクなし：3分の1を超える項目が未確認',
    less: (grade) => `回答の内容なら${grade}まで付けられます。`,
    notChecked: (ask) => `「${ask}」は未確認`,
    unchecked: '未確認',
    faultless: (count, all) => `${all}項目中${count}項目で問題なし`,
    date: (day) => `${day}に出品者が確認しました。このサイトは確認していません。`,
    definitions: 'ランクの基準',
    serviced: (answer, details) => `${answer}：${details}`,
  },
};

export const partTexts: Translation<typeof englishParts> = {
  title: 'セット内容',
  conversion: {
    title: '改造',
    ask: '改造されていますか？',
    none: '改造なし',
    ai: 'AI改：非AIニッコールをAIに改造',
    'other-mount': '別のマウントに改造',
    cine: 'シネ改造：動画撮影用',
  },
};
