import { APIError, getOAuthState } from 'better-auth/api';
import { z } from 'zod';
import { confirmWithGoogle } from '#src/accounts/auth/sessions/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';

/** The part of the state of a login that only confirms a session. Browsers never see it. */
export type Confirmation = { confirms: string };
const confirmation = z.object({ confirms: z.string() });

/** The callback of a confirmation ends with this query. Browsers never see it. */
export const confirmedQuery = '?confirmed=1';

/**
 * Ends the callback of a confirmation, before the library looks for an account or opens a session: confirms the session if
 * the Google user is the one to whom it belongs.
 */
export async function endConfirmation({ db }: App, subject: string): Promise<void> {
  const { data } = confirmation.safeParse(await getOAuthState());
  if (!data) return;
  const isConfirmed = await confirmWithGoogle(db, data.confirms, subject);
  const location = `/login/google${isConfirmed ? confirmedQuery : '?error=other_account'}`;
  throw new APIError('FOUND', undefined, { location });
}
