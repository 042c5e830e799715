import type { storageTexts as english } from '#src/texts/storage.ts';
import type { Translation } from '#src/texts/translation.ts';

export const storageTexts: Translation<typeof english> = {
  blocked:
    'お使いのブラウザーがこのサイトのCookieまたはサイトデータをブロックしています。ページはすべて読めますが、ログインできないことがあり、入力や選択の内容はページを閉じるか再読み込みすると失われます。',
  full: 'ブラウザーの保存領域がいっぱいです。入力や選択の内容は、ページを閉じるか再読み込みすると失われ、再度ログインが必要になることがあります。',
};
