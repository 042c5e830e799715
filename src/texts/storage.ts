import { inLocale } from './locale.ts';

/** For browsers that do not store what a page writes. */
export const storageTexts = inLocale({
  blocked:
    'Your browser blocks cookies or site data for this shop. You can read everything, but logging in may fail, and what you type or choose is lost when you close or reload the page.',
  full: 'Your browser’s storage is full. Anything that you type or choose here is lost when you close or reload the page, and you may have to log in again.',
});
