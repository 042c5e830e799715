import { join } from 'node:path';
import type pg from 'pg';
import type { App } from '#src/platform/app.server.ts';
import { mayUseCaches } from '#src/platform/cache/cache-tags.server.ts';
import { LiveIndex } from './index/live-index.server.ts';
import type { SearchPort } from './port.ts';
import { searchPostgres } from './postgres/port.server.ts';

/** By what is the same of one process, however it is handed on. */
const indexes = new WeakMap<App['changes'], LiveIndex>();

/** Has searches answered from memory, as soon as everything has been read, until `close()` of the answer is called. */
export function startIndex(app: App, connection: pg.ClientConfig): Pick<LiveIndex, 'isReady' | 'close'> {
  const { root, changes, log, config } = app;
  const snapshot = join(config.STATE_DIR, 'search-index');
  const index = new LiveIndex({ root, connection, changes, log, snapshot });
  indexes.set(changes, index);
  return index;
}

/** Whether there is an index, and it answers. */
export const isIndexReady = ({ changes }: Pick<App, 'changes'>): boolean =>
  indexes.get(changes)?.isReady ?? false;

/** What answers searches now: the index, or the rows where there is none, or where someone has written what it has not heard of. */
export function searchOf({ changes, db }: Pick<App, 'changes' | 'db'>): SearchPort {
  const rows = searchPostgres(db);
  const index = indexes.get(changes);
  return index && mayUseCaches() ? index.over(rows) : rows;
}
