import { chmod, chown } from 'node:fs/promises';
import { userInfo } from 'node:os';

const nobody = 65_534;

/**
 * Makes a file unreadable to the account that commands run as for this state folder, and returns the name of the account.
 * Commands that root starts run as the owner of the state folder.
 */
export async function forbidReading(file: string, stateDir: string): Promise<string> {
  const isRoot = process.getuid!() === 0;
  await chmod(file, isRoot ? 0o600 : 0o000);
  if (!isRoot) return userInfo().username;
  await chown(stateDir, nobody, nobody);
  return 'nobody';
}
