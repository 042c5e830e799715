import { personalPrefix } from '#src/browser/personal.ts';
import type { List } from './contract.ts';

/** What was answered and not kept yet; null is what was said not to be checked. */
export type Draft = {
  list: List | null;
  version: number;
  answers: Record<string, string | null>;
  photos: Record<string, string[]>;
};

const keyOf = (about: string) => `${personalPrefix}grading:${about}`;

/** Keeps a draft on this device until its owner signs out. */
export function keepDraft(about: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(about), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(about));
  } catch {
    // Without room the answers stay as long as the page does.
  }
}

export function keptDraft(about: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(about)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
