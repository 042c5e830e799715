import { currentPrefix, ownerKey } from '#src/browser/personal.ts';

type Draft = {
  text: string;
  /** Whoever wrote it wanted to send it, and has to sign in first. */
  isToSend: boolean;
  /** The keys of photographs in `kept-photos.ts`. */
  photos: string[];
};

type Place = { key: string; owner: string | null };

const placeOf = (about: string): Place => ({
  key: `${currentPrefix()}message:${about}`,
  owner: localStorage.getItem(ownerKey),
});
/** Where drafts were read. A dialog that stays open after its user's session ended still writes to their draft. */
const places = new Map<string, Place>();
const none: Draft = { text: '', isToSend: false, photos: [] };

/** What was begun and not sent, about an item or in a conversation; kept on this device until its owner signs out. */
export function keepDraft(about: string, draft: Partial<Draft>): void {
  const kept = { ...none, ...draft };
  const { key, owner } = places.get(about) ?? placeOf(about);
  if (owner !== localStorage.getItem(ownerKey)) return;
  if (kept.text.trim() === '' && kept.photos.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(kept));
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
  const place = placeOf(about);
  places.set(about, place);
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(place.key) ?? '{}') as Partial<Draft>) };
  } catch {
    return none;
  }
}
