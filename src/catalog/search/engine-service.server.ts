import { join } from 'node:path';
import type pg from 'pg';
import type { App } from '#src/platform/app.server.ts';
import { unreadWrite } from '#src/platform/cache/collect-tags.server.ts';
import { LiveIndex } from './index/live-index.server.ts';
import { indexMissing } from './index/thread-client.server.ts';
import type { SearchPort } from './port.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    searchIndex: LiveIndex;
  }
}

/** Adds the search index to the app. It is read when `open` is called, or at the first search. */
export function addIndex(app: App, connection: pg.ClientConfig): LiveIndex {
  const { root, changes, log, config } = app;
  const snapshot = join(config.STATE_DIR, 'search-index');
  return (app.singletons.searchIndex = new LiveIndex({ root, connection, changes, log, snapshot }));
}

const indexOf = ({ singletons }: App): LiveIndex => {
  if (!singletons.searchIndex) throw new Error('the app has no search index');
  return singletons.searchIndex;
};

/** Resolves once the index is complete. The process must not listen before. */
export const openIndex = (app: App): Promise<void> => indexOf(app).open();

export const isIndexReady = (app: App): boolean => indexOf(app).isReady;

/** Whether searches are refused because the index has ended or hangs. */
export const isIndexMissing = ({ singletons }: App): boolean => singletons.searchIndex?.isMissing ?? false;

/** A client's own write may still be missing from the change log of this process. */
const reachMs = 1_000;

/**
 * Returns the search index, which includes what the client has just written.
 * @throws AppError `unavailable` if this process has not read that within a second
 */
export async function searchOf(app: App): Promise<SearchPort> {
  const written = unreadWrite();
  if (written !== undefined && !(await app.changeLog.reach(written, reachMs))) throw indexMissing();
  return indexOf(app).port;
}
