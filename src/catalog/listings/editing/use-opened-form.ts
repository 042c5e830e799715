import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isKind, type Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import { openStoredInput } from '#src/ui/client/personal-storage.ts';
import { useDrafts } from './draft-client.ts';

/** `round` changes when the form has to start again with other fields. */
type Opened = { kind: Kind; draft: Draft | undefined; round: number };

/** The draft that was created from the form for a new item. */
type Made = { kind: Kind; id: string };

/**
 * The form that the URL opens: `?new=KIND` for a new item, `?draft=ID` for a draft. After an ended session, the login
 * leads back to the same form.
 */
export function useOpenedForm() {
  const [params, setParams] = useSearchParams();
  const { data: drafts } = useDrafts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [device] = useState(() => openStoredInput<Made>('new-draft'));
  const kind = params.get('new') ?? undefined;
  const named = params.get('draft');
  // A reload that began before the URL named the draft still asks for a new item.
  const made = isKind(kind) ? device.read() : null;
  const id = made && made.kind === kind ? made.id : named;
  const draft = drafts?.find(({ _id }) => _id === id);
  const isNew = isKind(kind) && (id === null || (drafts !== undefined && !draft));
  const isAsked = isKind(kind) || named !== null;
  if (!opened && isNew) setOpened({ kind, draft: undefined, round: 0 });
  if (!opened && draft) setOpened({ kind: draft.kind, draft, round: 0 });
  if (opened && !isAsked) setOpened(null);
  const go = (next: Record<string, string>, replace: boolean): void =>
    setParams(next, { replace, preventScrollReset: true });
  return {
    opened,
    isGone: !opened && named !== null && drafts !== undefined && !draft,
    open(next: Kind) {
      device.write(null);
      go({ new: next }, false);
    },
    /** The URL names the draft as soon as the server has it. */
    created(next: string) {
      if (next === named) return;
      if (isKind(kind)) device.write({ kind, id: next });
      go({ draft: next }, true);
    },
    replace: (next: Draft) => setOpened({ kind: next.kind, draft: next, round: (opened?.round ?? 0) + 1 }),
    close() {
      device.write(null);
      go({}, true);
    },
  };
}
