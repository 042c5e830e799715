import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { NewListing } from '#src/catalog/items/schemas.ts';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { draftCalls, openUnsavedDrafts } from './draft-client.ts';
import { contentOf, DraftSaver, type DraftState } from './draft-saver.ts';
import { startOf, toDraftFields, type LastPlace } from './listing-values.ts';

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
  const fields = toDraftFields(start);
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

/** Lists the item and deletes its draft. */
export function usePublish(saver: DraftSaver) {
  // A repeated request must name the same draft as the first one.
  const attempt = useRef<{ key: string; draft: { id: string; version: number } | null }>(null);
  return async (kind: Kind, body: NewListing, key: string): Promise<Listing> => {
    const draft = await saver.pause();
    if (attempt.current?.key !== key) attempt.current = { key, draft };
    const named = attempt.current.draft;
    try {
      const sent = { ...body, ...(named && { draft: named.id, draftVersion: named.version }) };
      const { body: added } = await api(`POST /${kind}`, { body: sent, key });
      saver.end();
      if (draft && draft.id !== named?.id)
        void api('DELETE /my/drafts/{id}', { params: { id: draft.id } }).catch(() => undefined);
      return added;
    } catch (error) {
      const isGone = named !== null && statusOf(error) === 404;
      saver.resume(isGone);
      if (error instanceof CallError && error.code === 'changed') {
        await saver.compare();
        throw new CallError(409, { detail: error.message });
      }
      throw isGone ? new CallError(409, { detail: listingFormTexts.draft.gone }) : error;
    }
  };
}

/** Where the draft is saved. Screen readers announce only problems, because drafts are saved every few seconds. */
export function DraftStatus({
  state,
  uploading,
  onKeep,
  onReplace,
}: {
  state: DraftState;
  /** How many photos are still being uploaded. */
  uploading: number;
  onKeep: () => void;
  onReplace: (stored: Draft) => void;
}) {
  const { draft: words } = listingFormTexts;
  switch (state.is) {
    case 'new':
      return null;
    case 'saving':
      return <p>{words.saving}</p>;
    case 'saved':
      return <p>{uploading > 0 ? words.uploading(uploading) : words.saved}</p>;
    case 'waiting':
      return <output className="block">{words.waiting}</output>;
    case 'refused':
      return (
        <p role="alert" className="text-alarm">
          {words.refused(state.why)}
        </p>
      );
    case 'changed':
      return (
        <Notice tone="error" title={words.changed}>
          <p>{words.changedText}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="line" onClick={() => onReplace(state.stored)}>
              {words.takeOther}
            </Button>
            <Button size="sm" variant="line" onClick={onKeep}>
              {words.keepMine}
            </Button>
          </p>
        </Notice>
      );
  }
}
