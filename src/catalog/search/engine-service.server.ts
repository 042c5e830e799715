import { join } from 'node:path';
import type pg from 'pg';
import type { App } from '#src/platform/app.server.ts';
import { mayUseCaches } from '#src/platform/cache/collect-tags.server.ts';
import { LiveIndex } from './index/live-index.server.ts';
import type { SearchPort } from './port.ts';
import { searchPostgres } from './postgres/port.server.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    searchIndex: LiveIndex;
  }
}

export function startIndex(app: App, connection: pg.ClientConfig): Pick<LiveIndex, 'isReady' | 'close'> {
  const { root, changes, log, config, db } = app;
  const snapshot = join(config.STATE_DIR, 'search-index');
  const rows = searchPostgres(db);
  return (app.singletons.searchIndex = new LiveIndex({ root, connection, changes, log, snapshot, rows }));
}

export const isIndexReady = ({ singletons }: App): boolean => singletons.searchIndex?.isReady ?? false;

/**
 * Returns the index, or the PostgreSQL search if there is no index or the request must see changes that the index
 * has not applied yet.
 */
export function searchOf({ singletons, db }: Pick<App, 'singletons' | 'db'>): SearchPort {
  const { searchIndex } = singletons;
  return searchIndex && mayUseCaches() ? searchIndex.port : searchPostgres(db);
}
