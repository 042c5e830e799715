import type { pauseTexts as english } from '#src/texts/pauses.ts';

export const pauseTexts: typeof english = {
  title: '公開停止中の商品',
  lead: '管理者が公開を再開するまで、一覧に表示されません。',
  link: '公開停止中の商品',
  tag: '公開停止中',
  since: (day) => `${day}に公開停止`,
  edited: (day) => `${day}に出品者が編集`,
  notEdited: 'その後の編集はありません。',
  restore: '公開再開',
  restoreOf: (title) => `公開再開：${title}`,
  restored: '公開を再開しました',
  failed: 'エラーが起きました。何も変更されていません。もう一度お試しください。',
  empty: '公開停止中の商品はありません',
  emptyHint: '通報を受けて公開を停止した商品が、ここに表示されます。',
  why: '理由',
  notice: (day) => `${day}から公開停止中`,
  what: '管理者が公開を停止しました。再開されるまで、ほかの人は商品を見たり、購入を希望したりできません。',
  todo: '問題を直したら、ページ下部の連絡先までご連絡ください。管理者が確認し、公開を再開します。',
  off: '公開停止中：管理者が公開を再開するまで、一覧に表示されません。',
  bySeller: {
    tag: (day) => `${day}に出品者が公開停止`,
    notice: (day) => `${day}に自分で公開停止`,
    what: '公開を再開するまで、ほかの人は商品を見たり、購入を希望したりできません。',
    advertiseOff: '先に公開を再開してください。公開停止中の商品はトップに掲載できません。',
    adminWhat: '出品者が公開を停止しました。',
  },
};
