import { useState } from 'react';
import type { ItemChanges } from '#src/platform/contract.ts';
import { CallError } from './call.ts';

/**
 * The version of the item on the screen, for calls that agree to it. When the server refuses such a call because the
 * item was edited, the differences are shown, and the next call agrees to the edited item. `sale` and `title` are set
 * when they were edited.
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
  const changes = edited.version > shown ? edited.changes : [];
  const current = (path: string) => changes.findLast((change) => change.path === path)?.is;
  return { agree, changes, sale: current('sale'), title: current('title') };
}

/** Whether a call was refused because the item was edited. */
export const isChanged = (error: unknown): boolean => error instanceof CallError && error.changes.length > 0;
