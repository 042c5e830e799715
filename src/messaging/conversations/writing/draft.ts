import { openStoredInput, type StoredInput } from '#src/ui/client/personal-storage.ts';

type Draft = {
  text: string;
  /** Whether the message is to be sent as soon as the user has signed in. */
  isToSend: boolean;
  /** The keys of the photos in `photo-store.ts`. */
  photos: string[];
};

const none: Draft = { text: '', isToSend: false, photos: [] };

const openDraft = (about: string) => openStoredInput<Partial<Draft>>(`message:${about}`);
/**
 * The drafts that this page has opened, so that a dialog still writes to its user's draft after that user's session
 * ended.
 */
const opened = new Map<string, StoredInput<Partial<Draft>>>();

export function saveDraft(about: string, draft: Partial<Draft>): void {
  const next = { ...none, ...draft };
  const isEmpty = next.text.trim() === '' && next.photos.length === 0;
  (opened.get(about) ?? openDraft(about)).write(isEmpty ? null : next);
}

/** Adds a paragraph to a draft, unless the draft already has it. */
export function addToDraft(about: string, text: string): void {
  const there = readDraft(about);
  if (!`\n\n${there.text}\n\n`.includes(`\n\n${text}\n\n`))
    saveDraft(about, { ...there, text: there.text ? `${there.text}\n\n${text}` : text });
}

export function moveDraft(item: string, conversation: string): void {
  const { text } = readDraft(item);
  if (text.trim() === '') return;
  addToDraft(conversation, text);
  saveDraft(item, {});
}

export function readDraft(about: string): Draft {
  const draft = openDraft(about);
  opened.set(about, draft);
  return { ...none, ...draft.read() };
}
