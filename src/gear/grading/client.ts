import { openStoredInput } from '#src/ui/client/personal-storage.ts';
import type { ChecklistName, Service } from './schemas.ts';

/** Answers that were not sent yet; null marks a point as not checked. */
export type Draft = {
  list: ChecklistName | null;
  version: number;
  answers: Record<string, string | null>;
  photos: Record<string, string[]>;
  service?: Service | undefined;
};

export const openDraft = (about: string) => openStoredInput<Draft>(`grading:${about}`);
