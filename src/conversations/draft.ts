import { personalPrefix } from '#src/auth/session.ts';

type Draft = {
  text: string;
  /** Whoever wrote it wanted to send it, and has to sign in first. */
  isToSend: boolean;
};

const keyOf = (about: string) => `${personalPrefix}message:${about}`;
const none: Draft = { text: '', isToSend: false };

/** What was typed and not sent, about an item or in a conversation; kept on this device until its owner signs out. */
export function keepDraft(about: string, text: string, isToSend = false): void {
  if (text.trim() === '') localStorage.removeItem(keyOf(about));
  else localStorage.setItem(keyOf(about), JSON.stringify({ text, isToSend }));
}

export function keptDraft(about: string): Draft {
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(keyOf(about)) ?? '{}') as Partial<Draft>) };
  } catch {
    return none;
  }
}
