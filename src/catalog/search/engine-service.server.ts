import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import type { App } from '#src/platform/app.server.ts';
import { currentContext } from '#src/platform/context.server.ts';
import { noteRules } from './describing/queries.server.ts';
import { LiveIndex } from './index/live-index.server.ts';
import { indexMissing } from './index/thread-client.server.ts';
import { referenceOf } from './parsing/models.server.ts';
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
  const models = async () => (await referenceOf(root)).facts;
  return (app.singletons.searchIndex = new LiveIndex({ root, connection, changes, log, snapshot, models }));
}

const indexOf = ({ singletons }: App): LiveIndex => {
  if (!singletons.searchIndex) throw new Error('the app has no search index');
  return singletons.searchIndex;
};

/** Resolves once the index is complete and the rules of terms are noted. The process must not listen before. */
export async function openIndex(app: App): Promise<void> {
  const opened = indexOf(app).open();
  await Promise.all([opened, noteRulesOf(app)]);
}

async function noteRulesOf({ db, root }: App): Promise<void> {
  const { rules } = await referenceOf(root);
  await noteRules(db, rules);
}

export const isIndexReady = (app: App): boolean => indexOf(app).isReady;

/** Whether searches are refused because the index has ended or hangs. */
export const isIndexMissing = ({ singletons }: App): boolean => singletons.searchIndex?.isMissing ?? false;

/**
 * Returns the search index, which includes what the client has just written. If this process has not read that in the
 * change log, because a standby lags for example, the index applies it before the log does.
 * @throws AppError `unavailable` if too much is missing from the log
 */
export async function searchOf(app: App): Promise<SearchPort> {
  const index = indexOf(app);
  const written = currentContext()?.unread;
  if (written !== undefined && !app.changeLog.hasRead(written)) await applyUnread(app, index);
  return index.port;
}

/** The maximum number of items and sellers that are read again for one client. */
const maxUnread = 400;

async function applyUnread({ db, changeLog }: App, index: LiveIndex): Promise<void> {
  const { firstUnread } = changeLog;
  if (firstUnread === null) throw indexMissing();
  const from = index.appliedTo > firstUnread ? index.appliedTo : firstUnread;
  const { rows } = await sql<{ next: string; tags: string[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, array(
      select distinct tag from changes cross join unnest(tags) tag
      where xid >= ${String(from)}::xid8 and tag ~ '^(listing:|user:|everything$)' limit ${maxUnread + 1}
    ) as tags`.execute(db);
  const [{ next, tags } = { next: '0', tags: [] }] = rows;
  if (tags.length > maxUnread || tags.includes('everything')) throw indexMissing();
  index.applyBeforeLog(tags, BigInt(next));
}
