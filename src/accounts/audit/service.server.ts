import type { App } from '#src/platform/app.server.ts';
import { currentRequest } from '#src/platform/context.server.ts';
import type { AuditTarget } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, countCap, type Page } from '#src/platform/db/keyset-page.server.ts';
import { coarseNetworkOf } from '#src/platform/http/client-network.ts';
import { newId } from '#src/platform/ids.server.ts';
import {
  auditSorts,
  countEntries,
  findLastAction,
  findLastSignIn,
  insertEntry,
  listEntries,
  type EntryRow,
} from './queries.server.ts';
import type { AuditAction, AuditEntry, AuditQuery } from './schemas.ts';

const openingMs = 3600_000;

type NewEntry = {
  act: AuditAction;
  actor: string | null;
  target?: readonly [AuditTarget, id: string] | undefined;
  note?: string | undefined;
  /** Identifies a sign-in that may be reported several times, so that it is logged only once. */
  signIn?: string | undefined;
};

/** Logs an action in the transaction that performs it, so that neither exists without the other. */
export async function recordAction(
  db: DbOrTrx,
  { act, actor, target, note, signIn }: NewEntry,
): Promise<void> {
  const request = currentRequest();
  await insertEntry(db, {
    id: newId(),
    act,
    actor_id: actor,
    target_kind: target?.[0] ?? null,
    target_id: target?.[1] ?? null,
    note: note ?? null,
    network: request ? coarseNetworkOf(request.address) : null,
    request_id: request?.id ?? null,
    sign_in: signIn ?? null,
  });
}

/**
 * Logs that an admin opened something that is read page by page. Later pages (`isLater`) are logged only if the last entry
 * is over an hour old.
 */
export async function recordReading(
  db: DbOrTrx,
  entry: Pick<NewEntry, 'act'> & { actor: string; target: readonly [AuditTarget, id: string] },
  { isLater }: { isLater: boolean },
): Promise<void> {
  const opened = isLater ? await findLastAction(db, entry) : null;
  if (opened === null || opened.getTime() < Date.now() - openingMs) await recordAction(db, entry);
}

function toEntry(row: EntryRow): AuditEntry {
  const { actor_id, actor_name, actor_email, target_kind, target_id, target_name } = row;
  return {
    _id: row.id,
    date: row.at.toISOString(),
    act: row.act as AuditAction,
    actor: actor_id ? { _id: actor_id, name: actor_name, email: actor_email } : null,
    target:
      target_kind && target_id
        ? { kind: target_kind, _id: target_id, name: target_name ?? (target_kind === 'person' ? null : '') }
        : null,
    note: row.note,
    network: row.network,
    request: row.request_id,
  };
}

export async function listAudit(app: App, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { act, person, q } = query;
  const filter = { act, person, q };
  const keyset = parsePage('audit', auditSorts, query, filter);
  const [rows, count] = await Promise.all([
    listEntries(app.db, filter, keyset),
    countEntries(app.db, filter, countCap),
  ]);
  return toPage(rows, keyset, { count, cap: countCap }, toEntry);
}

export async function showLastSignIn(app: App, userId: string): Promise<string | null> {
  return (await findLastSignIn(app.db, userId))?.toISOString() ?? null;
}
