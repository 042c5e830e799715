import { inLocale } from './locale.ts';

/** The screens on which admins change the pages that the footer links to. */
export const shopPagesTexts = inLocale({
  nav: 'Pages',
  lead: 'The footer links to these pages. The imprint appears there once you have written it.',
  changedOn: (date: string) => `Changed on ${date}`,
  original: 'Original text',
  empty: 'No text yet',
  back: 'All pages',
  view: 'View',
  text: 'Text',
  textHint:
    'Markdown: a first line with # is the title. ## heading, **bold**, [link](https://…), - list, > quote, | table |',
  save: 'Save',
  saved: 'Saved successfully',
  failed: 'Your changes weren’t saved. Nothing you typed is lost. Try again.',
  restore: 'Restore the original',
  restoreTitle: (title: string) => `Restore the original of “${title}”?`,
  restoreText: 'The text that ships with the shop replaces yours. This can’t be undone.',
  restoreYes: 'Restore',
  restoreNo: 'Cancel',
  restored: 'Restored',
  notRestored: 'The page was not restored. Try again.',
});
