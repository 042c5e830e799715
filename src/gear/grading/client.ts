import { openDraft } from './draft.ts';

export const forgetGrading = (about: string): void => openDraft(about).write(null);
