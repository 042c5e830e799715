import { vi } from 'vitest';
import type { ChangeKey } from '#src/platform/changes.server.ts';
import type { Shop } from './shop.ts';

/** What the shop's own process is told has changed while something is done. What the database tells all processes comes later. */
export async function announcedBy({ app }: Shop, act: () => Promise<unknown>): Promise<ChangeKey[]> {
  const announce = vi.spyOn(app.changes, 'announce');
  try {
    await act();
    return announce.mock.calls.flatMap(([keys]) => keys);
  } finally {
    announce.mockRestore();
  }
}
