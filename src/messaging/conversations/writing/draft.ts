import { openKept, type Kept } from '#src/ui/client/drafts.ts';

type Draft = {
  text: string;
  /** Whoever wrote it wanted to send it, and has to sign in first. */
  isToSend: boolean;
  /** The keys of photographs in `kept-photos.ts`. */
  photos: string[];
};

const none: Draft = { text: '', isToSend: false, photos: [] };

const openDraft = (about: string) => openKept<Partial<Draft>>(`message:${about}`);
/** Drafts that were read. A dialog that stays open after its user's session ended still writes to their draft. */
const opened = new Map<string, Kept<Partial<Draft>>>();

export function keepDraft(about: string, draft: Partial<Draft>): void {
  const kept = { ...none, ...draft };
  const isEmpty = kept.text.trim() === '' && kept.photos.length === 0;
  (opened.get(about) ?? openDraft(about)).write(isEmpty ? null : kept);
}

export function moveDraft(item: string, conversation: string): void {
  const { text } = keptDraft(item);
  if (text.trim() === '') return;
  const there = keptDraft(conversation);
  keepDraft(conversation, { ...there, text: there.text ? `${there.text}\n\n${text}` : text });
  keepDraft(item, {});
}

export function keptDraft(about: string): Draft {
  const kept = openDraft(about);
  opened.set(about, kept);
  return { ...none, ...kept.read() };
}
