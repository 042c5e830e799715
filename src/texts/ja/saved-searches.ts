import type { savedSearchTexts as english } from '#src/texts/saved-searches.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const savedSearchTexts: Translation<typeof english> = {
  nav: '保存した検索',
  save: 'この検索を保存',
  saved: '保存済み',
  manage: '管理',
  managed: '保存した検索',
  mails: {
    now: '一致する商品があれば、すぐにメールでお知らせします。',
    daily: '一致する商品があれば、1日1回メールでお知らせします。',
    off: 'この検索についてのメールは届きません。',
  },
  unconfirmed: {
    now: 'メールアドレスの確認が済むと、一致する商品をすぐにメールでお知らせします。',
    daily: 'メールアドレスの確認が済むと、一致する商品を1日1回メールでお知らせします。',
    off: 'この検索についてのメールは届きません。',
  },
  mailsOff: {
    text: '保存した検索のメールはオフになっています。',
    action: 'メールをオンにする',
    done: '保存した検索のメールをオンにしました',
  },
  failed: 'エラーが起きました。もう一度お試しください。',
  everything: 'すべての商品',
  words: (words) => `「${words}」`,
  list: {
    title: '保存した検索',
    count: (count) => `${digits(count)}件`,
    empty: '保存した検索はまだありません',
    emptyHint: '一覧の上のボタンで検索を保存できます。新着商品を、すぐに、または1日1回お知らせします。',
    browse: '検索する',
    fresh: (count) => `新着${digits(count)}件`,
    since: (day) => `${day}に保存`,
    mail: 'メール',
    mails: { now: 'すぐに', daily: '1日1回', off: 'オフ' },
    wide: '一致する商品が非常に多いため、お知らせは1日1回、新着商品のみです。条件を絞ると、値下げも含めてすぐにお知らせします。',
    rename: '名前を変更',
    renameOf: (name) => `名前を変更：${name}`,
    name: '名前',
    nameHint: '空欄にすると、検索条件が名前になります。',
    save: '保存',
    cancel: 'キャンセル',
    remove: '削除',
    removeOf: (name) => `削除：${name}`,
    removed: '削除しました',
  },
};
