import type { z } from 'zod';
import { openSession } from '#src/accounts/auth/embedded/library.server.ts';
import type { EmbeddedAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { changeFactors } from '#src/accounts/auth/second-factor/service.server.ts';
import { endSessions } from '#src/accounts/auth/sessions/queries.server.ts';
import { checkSignIn, recordFailedSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { shopName } from '#src/texts/shop.ts';
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, usePasskey } from './queries.server.ts';
import type { createdPasskey, newPasskey, passkeyQuestion, passkeyUse } from './schemas.ts';

const maxPasskeys = 20;
/** A login page can stay open for a while before a passkey is chosen. */
const challengeMs = 3600_000;
const sealed = 'challenges for passkeys';

/** Large, and needed only for passkeys. */
const load = () => import('./library.server.ts');

const hostOf = ({ config }: App): string => new URL(config.PUBLIC_URL).hostname;

/**
 * Challenges are not stored, so that strangers can't fill the database. They are encrypted with their time, and each passkey
 * accepts only one that is newer than the last. `purpose` is `use`, or the id of the account that gets a passkey.
 */
const makeChallenge = ({ authSecret }: App, purpose: string): string =>
  seal(authSecret, sealed, `${Date.now()} ${purpose}`);

/** Returns when a challenge was made; 0 if it is not ours, is for something else, or has expired. */
function readChallenge({ authSecret }: App, challenge: string, purpose: string): number {
  try {
    const [at = '', what] = unseal(authSecret, sealed, challenge).split(' ');
    const age = Date.now() - Number(at);
    // The clocks of two processes may differ.
    return what === purpose && age < challengeMs && age > -60_000 ? Number(at) : 0;
  } catch {
    return 0;
  }
}

const timeout = 5 * 60_000;

/** Returns the options with which a browser uses a passkey of any account. */
export const askForPasskey = (app: App): z.input<typeof passkeyQuestion> => ({
  challenge: makeChallenge(app, 'use'),
  rpId: hostOf(app),
  timeout,
  userVerification: 'required',
});

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Checks that a passkey was used for this challenge of ours, with the fingerprint or the like. Null if it was not. */
async function acceptPasskey(app: App, used: z.output<typeof passkeyUse>): Promise<Found | null> {
  const found = await findPasskey(app.db, used.id);
  if (!found) return null;
  const { verifyAuthenticationResponse } = await load();
  let challenge = 0;
  const verified = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    expectedChallenge: (given) => (challenge = readChallenge(app, given, 'use')) > 0,
    expectedOrigin: app.config.PUBLIC_URL,
    expectedRPID: hostOf(app),
    requireUserVerification: true,
    // We compare the counter, so that the audit log has the login of a copy.
    credential: { id: used.id, publicKey: new Uint8Array(found.publicKey), counter: 0 },
    // Any error means that the response proves nothing.
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter: counter } = verified.authenticationInfo;
  if (await usePasskey(app.db, found.id, { counter, challenge })) return found;
  await recordFailedSignIn(app, found.email);
  return null;
}

export const wrongPasskey = () =>
  new AppError('unauthenticated', accountProblems.wrongPasskey, undefined, { code: 'INVALID_PASSKEY' });

/** Returns the account of a passkey. @throws AppError `unauthenticated`, `too-many-requests` */
export async function findByPasskey(
  app: App,
  request: Request,
  used: z.output<typeof passkeyUse>,
): Promise<Found> {
  const found = await app.rateLimits.attempt(
    [['sign-in-from', networkOfRequest(request)]],
    () => acceptPasskey(app, used),
    (outcome) => 'result' in outcome && outcome.result === null,
  );
  if (!found) throw wrongPasskey();
  return found;
}

/** Opens a session. A passkey counts as both steps, because its device has checked the owner. */
export async function signInWithPasskey(
  app: App,
  request: Request,
  used: z.output<typeof passkeyUse>,
): Promise<Response> {
  const found = await findByPasskey(app, request, used);
  const response = await openSession(app, request, found.userId);
  return checkSignIn(app, request, found.email, response, 'sign-in', found.version);
}

/** Ed25519, ECDSA with P-256, and RSA, as COSE numbers them. */
const algorithms = [-8, -7, -257];

/** Returns the options with which a browser creates a passkey for an account. */
export async function prepareNewPasskey(
  app: App,
  { id, name, email }: EmbeddedAccount,
): Promise<z.input<typeof newPasskey>> {
  const known = await listPasskeys(app.db, id);
  if (known.length >= maxPasskeys)
    throw new AppError('conflict', accountProblems.tooManyPasskeys(maxPasskeys));
  return {
    rp: { id: hostOf(app), name: shopName() },
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
    challenge: makeChallenge(app, id),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known.map(({ credential }) => ({ id: credential, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Whether nothing vouches for the device, which we don't ask for. The library would fetch addresses that are in the
 * certificates of the sender.
 */
async function hasNoCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await load();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
}

/** Stores a passkey. Returns recovery codes if it is the first second factor of the account. */
export async function addPasskey(
  app: App,
  { id }: EmbeddedAccount,
  { name, passkey, sessionId }: z.output<typeof createdPasskey> & { sessionId: string },
): Promise<string[] | null> {
  const { verifyRegistrationResponse } = await load();
  const verify = async () => {
    if (!(await hasNoCertificate(passkey.response.attestationObject))) return null;
    return verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: (given) => readChallenge(app, given, id) > 0,
      expectedOrigin: app.config.PUBLIC_URL,
      expectedRPID: hostOf(app),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  };
  const verified = await verify().catch(() => null);
  if (!verified?.registrationInfo) throw new AppError('bad-request', accountProblems.wrongPasskey);
  const { id: credential, publicKey, counter } = verified.registrationInfo.credential;
  return changeFactors(app, id, sessionId, 'added-passkey', async (trx) => {
    const row = { name, credential, publicKey, counter, host: hostOf(app) };
    if (!(await insertPasskey(trx, id, row))) throw new AppError('conflict', accountProblems.knownPasskey);
    if ((await listPasskeys(trx, id)).length > maxPasskeys)
      throw new AppError('conflict', accountProblems.tooManyPasskeys(maxPasskeys));
  });
}

/** Removes a passkey, and ends all other sessions, which it may have opened. @throws AppError `not-found` */
export async function removePasskey(app: App, userId: string, sessionId: string, id: string): Promise<void> {
  await changeFactors(app, userId, sessionId, 'removed-passkey', async (trx) => {
    if (!(await deletePasskey(trx, userId, id))) throw new AppError('not-found');
    await endSessions(trx, userId, sessionId);
  });
}
