import type { checks as english } from '#src/texts/checks.ts';
import type { Translation } from '#src/texts/translation.ts';

export const checks: Translation<typeof english> = {
  identity: '本人確認書類',
  meeting: '本人との対面',
  items: '商品の実物',
  business: '事業者登録',
};
