import { CallError } from './call.ts';

type Read = () => Promise<string | undefined>;

let read: Read = () => Promise.reject(new CallError(401, { type: 'unauthenticated' }));

/** Called by the code that signs users in. Until then, nobody is signed in. */
export function readTokenWith(reader: Read): void {
  read = reader;
}

/**
 * Returns the access token for requests that `api` cannot send, and renews it first if it has expired.
 * @throws CallError
 */
export const currentToken: Read = () => read();
