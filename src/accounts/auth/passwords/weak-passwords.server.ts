import type { Config } from '#src/platform/config/config.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountFields } from '#src/texts/problems-accounts.server.ts';
import { shopName } from '#src/texts/shop.ts';

let common: Set<string> | undefined;

type Owner = { name: string; email: string };

/** @throws AppError `invalid` naming `field` for a password that is easy to guess */
export async function refuseWeakPassword(
  config: Config,
  password: string,
  owner: Owner,
  field: string,
): Promise<void> {
  const message = await whyWeak(config, password, owner);
  if (message) throw new AppError('invalid', undefined, [{ path: field, message }]);
}

async function whyWeak(config: Config, password: string, owner: Owner): Promise<string | null> {
  // Loads 49,000 words at the first sign-up instead of at startup.
  common ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']);
  if (common.has(password.toLowerCase())) return accountFields.tooCommon;
  if (/^(.{1,4}?)\1+$/su.test(password) || /^(.)\1{4,}|(.)\2{5,}/su.test(password))
    return accountFields.repeats;
  const plain = toPlain(password);
  if (wordsOfShop(config).some((word) => plain.includes(word))) return accountFields.hasShopName;
  if (wordsOf(owner).some((word) => plain.includes(word))) return accountFields.hasOwnName;
  return null;
}

const minWordLength = 4;
const lookalikes = new Map(Object.entries({ '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' }));

/** Returns the text in lower case, with digits and symbols replaced by the letters they resemble. */
function toPlain(text: string): string {
  const letters = Array.from(text.normalize('NFKC').toLowerCase(), (char) => lookalikes.get(char) ?? char);
  return letters.join('');
}

function wordsOfShop({ MAIL_FROM, PUBLIC_URL }: Config): string[] {
  const [sender = ''] = /^(.*) </.exec(MAIL_FROM)?.slice(1) ?? [];
  const names = [shopName(), sender];
  const host = new URL(PUBLIC_URL).hostname.split('.').slice(0, -1);
  return split(...names, ...names.map((name) => name.replaceAll(/\s/g, '')), ...host);
}

function wordsOf({ name, email }: Owner): string[] {
  const local = email.replace(/@.*/s, '');
  return split(name, name.replaceAll(/\s/g, ''), local, local.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/**
 * Skips short words, because other words contain them by chance, and numbers, because their digits would be read as
 * letters.
 */
function split(...texts: string[]): string[] {
  return texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}@$]+/u)])
    .filter((word) => /\p{L}/u.test(word))
    .map(toPlain)
    .filter((word) => word.length >= minWordLength);
}
