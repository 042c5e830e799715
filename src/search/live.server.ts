import { join } from 'node:path';
import type pg from 'pg';
import type { App } from '#src/platform/app.server.ts';
import { mayUseCaches } from '#src/platform/cache/cache-tags.server.ts';
import { LiveIndex } from './index/live-index.server.ts';
import type { SearchPort } from './port.ts';
import { searchPostgres } from './postgres/port.server.ts';

const indexes = new WeakMap<App['changes'], LiveIndex>();

export function startIndex(app: App, connection: pg.ClientConfig): Pick<LiveIndex, 'isReady' | 'close'> {
  const { root, changes, log, config } = app;
  const snapshot = join(config.STATE_DIR, 'search-index');
  const index = new LiveIndex({ root, connection, changes, log, snapshot });
  indexes.set(changes, index);
  return index;
}

export const isIndexReady = ({ changes }: Pick<App, 'changes'>): boolean =>
  indexes.get(changes)?.isReady ?? false;

export function searchOf({ changes, db }: Pick<App, 'changes' | 'db'>): SearchPort {
  const rows = searchPostgres(db);
  const index = indexes.get(changes);
  return index && mayUseCaches() ? index.over(rows) : rows;
}
