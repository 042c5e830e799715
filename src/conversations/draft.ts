import { currentPrefix } from '#src/browser/personal.ts';

type Draft = {
  text: string;
  /** Whoever wrote it wanted to send it, and has to sign in first. */
  isToSend: boolean;
  /** The keys of photographs in `kept-photos.ts`. */
  photos: string[];
};

const keyOf = (about: string) => `${currentPrefix()}message:${about}`;
const none: Draft = { text: '', isToSend: false, photos: [] };

/** What was begun and not sent, about an item or in a conversation; kept on this device until its owner signs out. */
export function keepDraft(about: string, draft: Partial<Draft>): void {
  const kept = { ...none, ...draft };
  if (kept.text.trim() === '' && kept.photos.length === 0) localStorage.removeItem(keyOf(about));
  else localStorage.setItem(keyOf(about), JSON.stringify(kept));
}

/** Puts what was begun about an item into its conversation, after what was begun there. */
export function moveDraft(item: string, conversation: string): void {
  const { text } = keptDraft(item);
  if (text.trim() === '') return;
  const there = keptDraft(conversation);
  keepDraft(conversation, { ...there, text: there.text ? `${there.text}\n\n${text}` : text });
  keepDraft(item, {});
}

export function keptDraft(about: string): Draft {
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(keyOf(about)) ?? '{}') as Partial<Draft>) };
  } catch {
    return none;
  }
}
