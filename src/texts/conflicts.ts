import { inLocale } from './locale.ts';

/** Shown in a form when something else was saved while it was open. */
export const conflictTexts = inLocale({
  ask: 'This was changed in the meantime, and nothing of yours is saved yet. Look at what is new, then save again.',
  theirs: 'Saved in the meantime. If you save, yours replaces it:',
  taken: 'Saved in the meantime, and now in the form, too:',
  nothing: 'nothing',
  yes: 'on',
  no: 'off',
});
