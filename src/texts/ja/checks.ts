import type { checks as english } from '#src/texts/checks.ts';

export const checks: typeof english = {
  identity: '本人確認書類を確認',
  meeting: '本人と対面',
  items: '商品の実物を確認',
  business: '事業者登録を確認',
};
