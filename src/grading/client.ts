import { openDraft } from './draft.ts';

/** Forgets what was answered on this device `about` an item, as that item has its grading now. */
export const forgetGrading = (about: string): void => openDraft(about).write(null);
