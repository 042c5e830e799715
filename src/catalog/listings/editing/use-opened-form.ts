import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import { isKind, type Kind } from '#src/catalog/listings/schemas.ts';
import { useDrafts } from './draft-client.ts';

/** `round` changes when the form has to start again with other fields. */
type Opened = { kind: Kind; draft: Draft | undefined; round: number };

/**
 * The form that the URL opens: `?new=KIND` for a new item, `?draft=ID` for a draft. After an ended session, the login
 * leads back to the same form.
 */
export function useOpenedForm() {
  const [params, setParams] = useSearchParams();
  const { data: drafts } = useDrafts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const kind = params.get('new') ?? undefined;
  const id = params.get('draft');
  const draft = drafts?.find(({ _id }) => _id === id);
  const isAsked = isKind(kind) || id !== null;
  if (!opened && isKind(kind)) setOpened({ kind, draft: undefined, round: 0 });
  if (!opened && draft) setOpened({ kind: draft.kind, draft, round: 0 });
  if (opened && !isAsked) setOpened(null);
  const go = (next: Record<string, string>, replace: boolean): void =>
    setParams(next, { replace, preventScrollReset: true });
  return {
    opened,
    isGone: !opened && id !== null && drafts !== undefined && !draft,
    open: (next: Kind) => go({ new: next }, false),
    /** The URL names the draft as soon as the server has it. */
    created: (next: string) => next !== id && go({ draft: next }, true),
    replace: (next: Draft) => setOpened({ kind: next.kind, draft: next, round: (opened?.round ?? 0) + 1 }),
    close: () => go({}, true),
  };
}
