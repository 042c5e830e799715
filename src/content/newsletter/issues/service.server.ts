import { recordAct } from '#src/accounts/audit/service.server.ts';
import { actingPerson } from '#src/accounts/auth/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import type {
  Letter,
  LetterChanges,
  LetterFields,
  LettersQuery,
  LetterSummary,
} from '#src/content/newsletter/schemas.ts';
import { composeTest } from './mail.server.ts';
import {
  countLetters,
  deleteDraft,
  findLetter,
  insertLetter,
  letterSorts,
  listLetterRows,
  lockLetter,
  readLetter,
  updateLetter,
  type LetterRow,
  type SummaryRow,
} from './queries.server.ts';

function toSummary(row: SummaryRow): LetterSummary {
  const { waiting = 0, handed = 0, sent = 0, refused = 0, left = 0 } = row.counts;
  const all = waiting + handed + sent + refused + left;
  return {
    _id: row.id,
    subject: row.subject,
    state: row.state,
    changed: row.updated_at.toISOString(),
    started: row.started_at?.toISOString() ?? null,
    ended: row.ended_at?.toISOString() ?? null,
    stuck: row.stuck_since !== null,
    recipients: { all, waiting, sent, refused, left, unknown: handed },
  };
}

function toLetter(row: LetterRow): Letter {
  return { ...toSummary(row), des: row.des };
}

export async function listLetters(
  app: App,
  { state, q, ...asked }: LettersQuery,
): Promise<Page<LetterSummary>> {
  const filter = { state, q };
  const keyset = parsePage('newsletter/letters', letterSorts, asked, filter);
  const [rows, count] = await Promise.all([
    listLetterRows(app.db, filter, keyset),
    countLetters(app.db, filter),
  ]);
  return toPage(rows, keyset, { count }, toSummary);
}

export async function showLetter(app: App, id: string): Promise<Letter> {
  return toLetter(existing(isId(id) ? await findLetter(app.db, id) : undefined));
}

export async function addLetter(app: App, caller: Caller, fields: LetterFields): Promise<Letter> {
  const id = newId();
  return asAdmin(app, caller, async (trx) => {
    await insertLetter(trx, { ...fields, id, author_id: caller.id });
    await recordAct(trx, { act: 'wrote-letter', actor: caller.id, target: ['letter', id] });
    return toLetter(await readLetter(trx, id));
  });
}

/** Changes some fields of a draft. @throws AppError `not-found`, `conflict` once it was sent */
export async function changeLetter(
  app: App,
  caller: Caller,
  id: string,
  changes: LetterChanges,
): Promise<Letter> {
  return onLetter(app, caller, id, async (trx, row) => {
    refuseUnlessDraft(row);
    await updateLetter(trx, id, { ...changes, updated_at: new Date() });
    await recordAct(trx, { act: 'changed-letter', actor: caller.id, target: ['letter', id] });
  });
}

/** Deletes a draft, of which nothing stays. @throws AppError `not-found`, `conflict` once it was sent */
export async function deleteLetter(app: App, caller: Caller, id: string): Promise<number> {
  return asAdmin(app, caller, async (trx) => {
    const row = existing(isId(id) ? await lockLetter(trx, id) : undefined);
    refuseUnlessDraft(row);
    await deleteDraft(trx, id);
    const note = row.subject.slice(0, 500);
    await recordAct(trx, { act: 'deleted-letter', actor: caller.id, target: ['letter', id], note });
    return 1;
  });
}

/** Mails a letter as it is kept to the admin who asks, and to nobody else. @throws AppError `too-many-requests` */
export async function sendTest(app: App, caller: Caller, id: string): Promise<string> {
  const letter = existing(isId(id) ? await findLetter(app.db, id) : undefined);
  await app.rateLimits.consume('letter-test', caller.id);
  const mail = await composeTest(app.config.PUBLIC_URL, letter, caller);
  await asAdmin(app, caller, (trx) => enqueueMail(app, trx, mail));
  return caller.email;
}

/** Acts on a letter as it is now, locked, for someone who is an admin now; answers what became of it. */
export async function onLetter(
  app: App,
  caller: Caller,
  id: string,
  act: (trx: Trx, row: LetterRow) => Promise<void>,
): Promise<Letter> {
  return asAdmin(app, caller, async (trx) => {
    await act(trx, existing(isId(id) ? await lockLetter(trx, id) : undefined));
    return toLetter(await readLetter(trx, id));
  });
}

export function refuseUnlessDraft({ state }: LetterRow): void {
  if (state !== 'draft') throw new AppError('conflict', 'This letter was sent already: it stays as it is.');
}

async function asAdmin<T>(app: App, caller: Caller, act: (trx: Trx) => Promise<T>): Promise<T> {
  return app.db.transaction().execute(async (trx) => {
    await actingPerson(trx, caller.id, { roles: ['admin'] });
    return act(trx);
  });
}

function existing(row: LetterRow | undefined): LetterRow {
  if (!row) throw new AppError('not-found', 'There is no such letter.');
  return row;
}
