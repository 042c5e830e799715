import type { shopPagesTexts as english } from '#src/texts/shop-pages.ts';
import type { Translation } from '#src/texts/translation.ts';

export const shopPagesTexts: Translation<typeof english> = {
  nav: '固定ページ',
  lead: 'フッターからリンクされるページです。運営者情報は、文章を書くとフッターに表示されます。',
  changedOn: (date) => `変更：${date}`,
  original: '元の文章',
  empty: 'まだ文章がありません',
  back: 'すべてのページ',
  view: '見る',
  text: '文章',
  textHint:
    'Markdown：#で始まる1行目がタイトル。## 見出し、**太字**、[リンク](https://…)、- 箇条書き、> 引用、| 表 |',
  save: '保存',
  saved: '保存しました',
  failed: '変更を保存できませんでした。入力内容は残っています。もう一度お試しください。',
  restore: '元の文章に戻す',
  restoreTitle: (title) => `「${title}」を元の文章に戻しますか？`,
  restoreText: '最初から付いている文章に置き換わります。元に戻すことはできません。',
  restoreYes: '元の文章に戻す',
  restoreNo: 'キャンセル',
  restored: '元に戻しました',
  notRestored: 'ページを元に戻せませんでした。もう一度お試しください。',
};
