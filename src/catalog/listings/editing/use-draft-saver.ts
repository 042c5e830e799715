import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { draftCalls } from './draft-client.ts';
import type { LastPlace } from './use-last-place.ts';
import { startOf, toDraftFields } from './listing-values.ts';
import { contentOf, DraftSaver } from './draft-saver.ts';
import { openUnsavedDrafts } from './draft-client.ts';

/** Opens a draft, or a new item of a kind, with the changes that this device has not saved yet. */
function openDraft(first: Kind, draft: Draft | undefined, last: LastPlace) {
  const device = openUnsavedDrafts().of(draft?._id ?? null, first);
  const stored = device.read();
  // The last save can arrive after the page that sent it has ended.
  const isSaved = stored !== null && draft !== undefined && contentOf(stored) === contentOf(draft);
  if (isSaved) device.write(null);
  const unsaved = isSaved ? null : stored;
  const { kind, version } = unsaved ?? draft ?? { kind: first, version: 0 };
  const start = startOf(unsaved?.fields ?? draft?.fields ?? null, last);
  const fields = toDraftFields({ ...start, values: { ...start.values, img: start.address } });
  const creation = unsaved?.creation ?? null;
  const now = { id: draft?._id ?? null, version, creation, kind, fields };
  const saver = new DraftSaver(draftCalls, device, now);
  return { saver, start, kind, isUnsaved: unsaved !== null };
}

export function useDraftSaver(first: Kind, draft: Draft | undefined, last: LastPlace) {
  const [opened] = useState(() => openDraft(first, draft, last));
  const { saver, isUnsaved } = opened;
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  useEffect(() => {
    if (isUnsaved) saver.resend();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', () => void saver.flush(), { signal });
    addEventListener('pagehide', () => void saver.flush(true), { signal });
    // Phones end pages in the background without another event.
    const hide = () => document.visibilityState === 'hidden' && void saver.flush(true);
    document.addEventListener('visibilitychange', hide, { signal });
    return () => listening.abort();
  }, [saver, isUnsaved]);
  return { ...opened, state };
}
