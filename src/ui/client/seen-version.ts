import { useState } from 'react';
import type { ItemChanges } from '#src/platform/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { CallError } from './call.ts';

/** The version that the user sees. If a call is refused because of an edit, the next call agrees to that edit. */
export function useSeenVersion(shown: number) {
  const [edited, setEdited] = useState<{ version: number; changes: ItemChanges }>({
    version: 0,
    changes: [],
  });
  const version = Math.max(shown, edited.version);
  async function agree<T>(send: (version: number) => Promise<T>): Promise<T> {
    try {
      return await send(version);
    } catch (error) {
      if (error instanceof CallError && error.changes.length > 0) setEdited(error);
      throw error;
    }
  }
  return { agree, changes: edited.version >= shown ? edited.changes : [] };
}

/** Like `useSeenVersion`, with the current title and price. `sale` is null unless the price has changed. */
export function useSeenItem({ version, title, price }: { version: number; title: string; price: string }) {
  const { agree, changes } = useSeenVersion(version);
  const current = (path: string) => changes.findLast((change) => change.path === path)?.is;
  const sale = current('sale');
  return {
    agree,
    changes,
    title: String(current('title') ?? title),
    sale: sale === undefined ? null : Number(sale),
    price: sale === undefined ? price : formatMoney(Number(sale)),
  };
}

export const isChanged = (error: unknown): boolean => error instanceof CallError && error.changes.length > 0;
