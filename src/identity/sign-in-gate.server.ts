import { z } from 'zod';
import { recordAct } from '#src/audit/service.server.ts';
import type { Act } from '#src/audit/contract.ts';
import type { App } from '#src/platform/app.server.ts';
import { embeddedIssuer } from './embedded-account.server.ts';
import { endSessions } from './embedded-sessions.server.ts';
import { findPersonByEmail, findPersonOf } from './queries.server.ts';
import { refuseSuspended } from './suspended.server.ts';

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
