import type { gradingFormTexts as english } from '#src/texts/grading-form.ts';
import type { Translation } from '#src/texts/translation.ts';

export const gradingFormTexts: Translation<typeof english> = {
  lists: {
    digital: 'デジタルカメラ',
    film: 'フィルムカメラ',
    lens: 'レンズ',
    accessory: 'アクセサリー',
  },

  form: {
    begin: 'チェックリストでランクを決める',
    again: 'ランクを決め直す',
    offer: {
      other: '短い質問が20問ほどあります。必要に応じて写真も付けられます。回答は購入者に表示されます。',
      accessory: 'いくつかの短い質問です。必要に応じて写真も付けられます。回答は購入者に表示されます。',
    },
    done: (grade) => `ランクは${grade}`,
    doneNone: '確認した項目が足りず、ランクを決められません',
    remove: 'チェックの結果を削除',
    title: 'チェックリストでランクを決める',
    which: 'カメラの種類は？',
    progress: (number, of) => `質問${number}/${of}`,
    answers: '回答',
    notChecked: '未確認',
    back: '戻る',
    next: '次へ',
    toEnd: '結果へ進む',
    photoOf: (what) => `写真：${what}`,
    photoSkip: '写真があると助かりますが、省いても構いません。',
    soFar: (grade) => `現時点では${grade}`,
    soFarNone: (missing) => `あと${missing}項目確認するとランクが付きます`,
    change: (ask) => `「${ask}」の回答を変更`,
    save: 'ランクを保存',
    saved: 'ランクを保存しました。',
    condition: '出品するときの状態',
    conditionHint: (best) => `回答からは${best}まで選べます。それより下のランクも選べます。`,
    conditionHintNone: (best) =>
      `ランクがないため、状態は自分で判断して選びます。選べるのは${best}までです。`,
    failed: 'ランクを保存できませんでした。回答は残っています。もう一度お試しください。',
  },
  service: {
    by: '整備した業者',
    byHint: '修理業者の名前。購入者に表示されます。',
    year: '整備した年',
    unknownYear: '不明',
  },
};
