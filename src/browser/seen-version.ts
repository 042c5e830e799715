import { useState } from 'react';
import type { ItemChanges } from '#src/platform/contract.ts';
import { formatDollars } from '#src/platform/money.ts';
import { CallError } from './call.ts';

/**
 * The version of the item on the screen, for calls that agree to it. When the server refuses such a call because the
 * item was edited, the differences are shown, and the next call agrees to the edited item.
 */
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
  return { agree, changes: edited.version > shown ? edited.changes : [] };
}

/** The same for a dialog that shows an item, with the current title and price. */
export function useSeenItem({ version, title, price }: { version: number; title: string; price: string }) {
  const { agree, changes } = useSeenVersion(version);
  const current = (path: string) => changes.findLast((change) => change.path === path)?.is;
  const sale = current('sale');
  return {
    agree,
    changes,
    title: String(current('title') ?? title),
    price: sale === undefined ? price : formatDollars(Number(sale)),
  };
}

export const isChanged = (error: unknown): boolean => error instanceof CallError && error.changes.length > 0;
