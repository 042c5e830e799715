import type { ownItemsTexts as english } from '#src/texts/own-items.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const ownItemsTexts: Translation<typeof english> = {
  states: (label, count) => `${label}（${count}）`,
  soldFor: (price) => `${price}で売却`,
  select: (title) => `選択：${title}`,
  selected: (count) => `${digits(count)}点を選択中`,
  mostSelected: (count) => `${digits(count)}点を選択中（上限）`,
  clear: '選択を解除',
  selectAll: (count) => `すべて選択（${digits(count)}点）`,
  kinds: 'すべてのカテゴリー',
  watchers: (count) => `お気に入り${digits(count)}人`,
  offers: (count) => `進行中のオファー${digits(count)}件`,
  actions: '選択した商品の操作',
  lower: '値下げ',
  lowerOf: (title) => `値下げ：${title}`,
  pause: '公開停止',
  pauseOf: (title) => `公開停止：${title}`,
  resume: '公開再開',
  resumeOf: (title) => `公開再開：${title}`,
  delete: '削除',
  edit: '変更',
  undo: '元に戻す',
  editing: {
    title: (count: number) => `${digits(count)}点を変更`,
    lead: '空欄の項目は変わりません。',
    unchanged: '変更しない',
    locationHint: '空欄にすると、場所はそのままです。',
    yes: (count: number) => `${digits(count)}点を変更`,
  },
  lowering: {
    title: (titles) =>
      titles.length === 1 ? `「${titles[0]}」を値下げしますか？` : `${titles.length}点を値下げしますか？`,
    lead: '2%以上の値下げは、お気に入りに入れている人に通知されます。',
    by: '値下げ幅',
    percent: (percent) => `${percent}%引き`,
    own: '別の価格',
    newPrice: '新しい価格',
    below: (price) => `は${price}より低くしてください`,
    item: '商品',
    was: '現在の価格',
    is: '新しい価格',
    cancel: 'キャンセル',
    yes: (count) => (count === 1 ? '値下げする' : `${count}点を値下げする`),
    failed: 'エラーが起きました。価格は変わっていません。もう一度お試しください。',
  },
  fall: {
    title: (was, is) => `価格を${was}から${is}に下げますか？`,
    text: '現在の価格の5分の1より安くなります。桁が抜けていないか確認してください。',
    yes: '値下げする',
    no: '戻る',
    notSaved: 'まだ保存されていません。価格を確認してください。',
  },
  pausing: {
    title: (titles) =>
      titles.length === 1
        ? `「${titles[0]}」の公開を停止しますか？`
        : `${titles.length}点の公開を停止しますか？`,
    text: () =>
      '公開を再開するまで、購入者は商品を見たり、購入を申し込んだり、オファーしたりできません。進行中のオファーは終了します。',
    no: 'キャンセル',
  },
  deleting: {
    title: (count) => `${count}点を削除しますか？`,
    text: (_count: number) => 'すべての一覧から削除されます。1時間以内なら元に戻せます。',
  },
  done: {
    prices: (count, price = '') =>
      count === 1 ? `${price && `${price}に`}値下げしました` : `${count}点を値下げしました`,
    pause: (count) => (count === 1 ? '公開を停止しました' : `${count}点の公開を停止しました`),
    resume: (count) => (count === 1 ? '公開を再開しました' : `${count}点の公開を再開しました`),
    delete: (count) => (count === 1 ? '削除しました' : `${count}点を削除しました`),
    edits: (count: number) => (count === 1 ? '変更しました' : `${digits(count)}点を変更しました`),
    undo: (count: number) => (count === 1 ? '元に戻しました' : `${digits(count)}点を元に戻しました`),
  },
  refused: (count) => `${count}点は変更できませんでした`,
  because: (title, why) => `${title}：${why}`,
  close: '閉じる',
};
