import { project } from '#lab/firebase/emulator.ts';

/** Returns the `host:port` of the emulator that `npm run lab -- firebase` has started. */
export function emulatorHost(): string {
  const host = process.env['E2E_FIREBASE_EMULATOR'];
  if (!host) throw new Error('Run these by `npm run lab -- firebase`: it starts the emulator.');
  return host;
}

export function firebaseSettings(): Record<string, string> {
  return {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_API_KEY: 'any-key',
    FIREBASE_GOOGLE: '1',
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
  };
}

export type FirebaseAccount = {
  localId: string;
  email: string;
  displayName?: string;
  photoUrl?: string;
  emailVerified?: boolean;
  providerUserInfo: { providerId: string }[];
};

/** Calls the emulator with the rights of the Firebase project's owner. */
async function callEmulator<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://${emulatorHost()}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export async function findAccount(email: string): Promise<FirebaseAccount | undefined> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`;
  const { users = [] } = await callEmulator<{ users?: FirebaseAccount[] }>('POST', path, { email: [email] });
  return users[0];
}

export async function changeAccount(email: string, changes: object): Promise<void> {
  const { localId } = (await findAccount(email))!;
  const path = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  await callEmulator('POST', path, { localId, ...changes });
}

/** Creates an account at Firebase that has no record in the shop. */
export async function makeAccount(account: {
  email: string;
  password: string;
  displayName?: string;
}): Promise<void> {
  await callEmulator('POST', `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, account);
}

/** Returns the links that Firebase would have emailed, the newest last. */
export async function mailedLinks(
  email: string,
): Promise<{ requestType: string; oobLink: string; oobCode: string }[]> {
  type Codes = { oobCodes: { email: string; requestType: string; oobLink: string; oobCode: string }[] };
  const { oobCodes } = await callEmulator<Codes>('GET', `/emulator/v1/projects/${project}/oobCodes`);
  return oobCodes.filter((code) => code.email === email);
}
