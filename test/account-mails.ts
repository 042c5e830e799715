import type { ReadMail } from './mails.ts';
import type { Shop } from './shop.ts';

/** The mails to an address, the oldest first, once all background work is done. */
export async function mailsTo(shop: Shop, email: string): Promise<ReadMail[]> {
  await shop.work();
  return (await shop.mails()).filter(({ to }) => to === email);
}

/** The token of the last link that was mailed to an address. */
export async function tokenTo(
  shop: Shop,
  email: string,
  page: 'verify-email' | 'reset-password',
): Promise<string> {
  const links = (await mailsTo(shop, email)).flatMap(
    ({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [],
  );
  const token = links.at(-1);
  if (!token) throw new Error(`no link to ${page} in a mail to ${email}`);
  return token;
}
