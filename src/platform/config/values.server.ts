import { isIP } from 'node:net';
import { z } from 'zod';
import { isGuessable } from './secret-strength.server.ts';

// Kinds of values that several settings share. Each message completes a sentence that begins with the setting's name.

type Refused = { error(issue: { input?: unknown }): string };

const longestShown = 60;

/** Describes an invalid value. Text that may hold a secret (long, with an `@` or with spaces) is not repeated. */
export const isNot = (kind: string): Refused => ({
  error: ({ input }) => {
    const text = String(input);
    const isShown = text !== '' && text.length <= longestShown && !/[@\s\p{Cc}]/u.test(text);
    return `${isShown ? `'${text}'` : 'the value'} is not ${kind}`;
  },
});

export const secretIsNot = (kind: string): Refused => ({ error: () => `the value is not ${kind}` });

/** Plain decimal digits: not 0x1000, 1e3 or +1. */
const readNumber = (pattern: RegExp) => (value: unknown) =>
  pattern.test(String(value)) ? Number(value) : value;

export function wholeNumber(min: number, max: number) {
  const error = isNot(`a whole number from ${min} to ${max}`);
  return z.preprocess(readNumber(/^\d+$/), z.number(error).int(error).min(min, error).max(max, error));
}

export function decimalNumber(min: number, max: number) {
  const error = isNot(`a number from ${min} to ${max}`);
  return z.preprocess(readNumber(/^\d+(\.\d+)?$/), z.number(error).min(min, error).max(max, error));
}

export const port = wholeNumber(1, 65_535);

export const choice = <const T extends readonly string[]>(...choices: T) =>
  z.enum(choices, isNot(`one of ${choices.join(', ')}`));

export const flag = choice('0', '1').transform((value) => value === '1');

export const filled = z.string().min(1);

/** An address to listen on. The port is a setting of its own. */
export const listenHost = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || /^[\w-]+(\.[\w-]+)*$/.test(value),
    isNot('an address of this machine, without brackets and port, such as 127.0.0.1 or ::1'),
  );

export const matching = (pattern: RegExp, refused: Refused | string) => z.string().regex(pattern, refused);

export const textUpTo = (maxLength: number) =>
  z.string().max(maxLength, isNot(`text of at most ${maxLength} characters`));

export const mailAddress = z.email(isNot('an email address'));

const web = isNot('an http:// or https:// URL');
const https = isNot('an https:// URL');

export const webUrl = z.url({ protocol: /^https?$/, ...web, abort: true });
export const httpsUrl = z.url({ protocol: /^https$/, ...https });

export const origin = webUrl
  .refine((value) => {
    const { username, password, pathname, search, hash } = new URL(value);
    return pathname === '/' && !username && !password && !search && !hash;
  }, isNot('a URL without user name, password, path and query, such as https://shop.example.com'))
  .transform((value) => new URL(value).origin);

/** An address that logins depend on. It needs https, so that nobody can change the response in transit. */
export const trustedUrl = z
  .url({ protocol: /^https?$/, ...https, abort: true })
  .refine((value) => value.startsWith('https:') || isLoopback(value), https);

export const ownSecret = z.string().refine((value) => !isGuessable(value), {
  error: 'the value is too weak: it has fewer than 128 bits; `openssl rand -base64 32` generates a good one',
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}

export const listOf = (isOne: (part: string) => boolean, kind: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isOne), isNot(kind));

export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return false;
  // The widest private ranges are 10.0.0.0/8 and fc00::/7.
  const [min, max] = version === 4 ? [8, 32] : [7, 128];
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= min && Number(bits) <= max);
}

export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}
