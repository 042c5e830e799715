import { createHash } from 'node:crypto';
import { z } from 'zod';
import { recordAct } from '#src/audit/service.server.ts';
import type { Act } from '#src/audit/contract.ts';
import type { App } from '#src/platform/app.server.ts';
import { embeddedIssuer } from './embedded-account.server.ts';
import { endSessions } from './embedded-sessions.server.ts';
import { findPersonByEmail, findPersonOf } from './queries.server.ts';
import { refuseSuspended } from './suspended.server.ts';

/** How someone signed in, where not by a password. */
type Way = 'google' | 'firebase';

const opened = z.object({ user: z.object({ id: z.string() }) });

/** Writes down who came in, or tried to. @throws AppError `suspended`, to who had the right password alone */
export async function passGate(
  app: App,
  email: string,
  response: Response,
  act: Act = 'sign-in',
): Promise<Response> {
  if (response.status === 401) {
    const id = await findPersonByEmail(app.db, email);
    await recordAct(app.db, { act: 'sign-in-failed', actor: null, ...(id && { target: ['person', id] }) });
  }
  if (!response.ok) return response;
  const { user } = opened.parse(await response.clone().json());
  const { person } = await findPersonOf(app.db, embeddedIssuer, user.id);
  if (person?.suspended_at) {
    // The session that was opened just now.
    await app.db.transaction().execute(async (trx) => {
      await endSessions(trx, user.id, null);
      await recordAct(trx, { act: 'sign-in-refused', actor: person.id });
    });
    refuseSuspended(person);
  }
  await recordAct(app.db, { act, actor: person?.id ?? null });
  return response;
}

/** Writes down who came in by Google. Who is suspended keeps the session, and learns at the exchange why it opens nothing. */
export async function noteGoogleSignIn(app: App, userId: string, act: Act): Promise<void> {
  const { person } = await findPersonOf(app.db, embeddedIssuer, userId);
  const refused = person?.suspended_at ? 'sign-in-refused' : act;
  await recordAct(app.db, { act: refused, actor: person?.id ?? null, note: 'google' satisfies Way });
}

/** Writes down that Google vouched for nobody, or for someone whose e-mail is another account's; `error` is the library's code. */
export async function noteGoogleFailure(app: App, error: string): Promise<void> {
  await recordAct(app.db, { act: 'sign-in-failed', actor: null, note: `google: ${error}` });
}

type Proven = { issuer: string; subject: string; provedAt: number };

/** Writes down a sign-in that happened elsewhere, at the first exchange of its proof; what comes later is a renewal. */
export async function noteSignInElsewhere(
  app: App,
  { issuer, subject, provedAt }: Proven,
  person: { id: string; suspended_at: Date | null; deleted_at: Date | null } | null,
): Promise<void> {
  const act = person?.suspended_at || person?.deleted_at ? 'sign-in-refused' : 'sign-in';
  const facts = JSON.stringify([act, issuer, subject, provedAt]);
  const signIn = createHash('sha256').update(facts).digest('base64url');
  await recordAct(app.db, { act, actor: person?.id ?? null, note: 'firebase' satisfies Way, signIn });
}
