import { userInfo } from 'node:os';
import { getSystemErrorMap } from 'node:util';
import { z } from 'zod';
import { errorCode } from '#src/platform/errors.ts';

type Attempt = { what: string; folder: string; setting: string };

const full = new Set(['ENOSPC', 'EDQUOT']);
const network = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND)/;
const forbidden = new Set(['EACCES', 'EPERM']);

export function isNetworkFault(error: Error): boolean {
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return isConnecting || network.test(errorCode(error) ?? '') || /Timeout|Abort/.test(error.name);
}

const systemError = z.object({
  syscall: z.string(),
  code: z.string().default(''),
  errno: z.number().default(0),
  path: z.string().optional(),
});

export function explainFault(error: unknown, { what, folder, setting }: Attempt): unknown {
  const { data } = systemError.safeParse(error);
  if (!data || !(error instanceof Error) || isNetworkFault(error)) return error;
  const { code, errno, path } = data;
  const account = accountName();
  // Whether the file is outside the backup, such as one of the shop's photos.
  const outside = path !== undefined && !`${path}/`.startsWith(`${folder}/`) && !folder.startsWith(path);
  const reason = full.has(code)
    ? `the disk that holds ${folder} has no room left for the account ${account}. Make room there, or set ${setting} to a folder on another disk.`
    : forbidden.has(code) && outside
      ? `the account ${account} may not read ${path}. Give it that file: chown ${account} '${path}'`
      : forbidden.has(code)
        ? `the account ${account} may not write in ${folder}. Give it that folder (chown ${account} '${folder}'), or set ${setting} to another one.`
        : `the account ${account} cannot use ${outside ? path : folder}: ${describe(errno)}. Repair it, or set ${setting} to another folder.`;
  return new Error(`${what} failed: ${reason}`, { cause: error });
}

const describe = (errno: number): string => getSystemErrorMap().get(errno)?.[1] ?? `system error ${errno}`;

export function forbiddenTo(path: string, remedy = 'chown'): string {
  const account = accountName();
  return `cannot be read by the account ${account}: ${remedy} ${account} '${path}'`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // The account has no entry in /etc/passwd, which happens in containers.
    return String(process.getuid?.());
  }
}
