import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Tables } from '#src/platform/db/tables.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { Shop } from './shop.ts';

/** Stores a post, which is published unless `values` contradicts that. */
export async function aPost(shop: Shop, values: Partial<Insertable<Tables['posts']>> = {}) {
  const post = {
    id: newId(),
    title: 'How to test a shutter',
    image: '/demo/post.svg',
    des: 'Listen to it.',
    published_at: new Date(),
    ...values,
  };
  await shop.app.db.insertInto('posts').values(post).execute();
  return post;
}

export async function anImage(
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  background = '#884422',
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

/** Stores a newsletter issue, which is a draft unless `values` contradicts that. */
export async function anIssue(shop: Shop, values: Partial<Insertable<Tables['issues']>> = {}) {
  const issue = { id: newId(), subject: 'Autumn at the shop', des: 'Hello.', ...values };
  return shop.app.db.insertInto('issues').values(issue).returningAll().executeTakeFirstOrThrow();
}

/** Stores confirmed subscribers to the newsletter and returns their addresses. */
export async function subscribed(shop: Shop, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = newId();
    return { id, email: `${id}@example.com`, leave_hash: id, confirmed_at: new Date() };
  });
  await shop.app.db.insertInto('newsletter_subscribers').values(rows).execute();
  return rows.map(({ email }) => email);
}

/** Subscribes an address to the newsletter and returns the token of one of the emailed links. */
export async function aSubscriber(
  shop: Shop,
  link: 'confirm' | 'leave',
  email = `${newId()}@example.com`,
): Promise<string> {
  await shop.call('POST', '/newsletter', { body: { email } });
  await shop.work();
  const mail = (await shop.mails()).findLast(({ to }) => to === email);
  const token = new RegExp(`/newsletter/${link}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link to ${link} in a mail to ${email}`);
  return token;
}

/** Subscribes an address to the newsletter and confirms it, with the calls that its owner's browser makes. */
export async function subscribe(shop: Shop, email: string): Promise<void> {
  const token = await aSubscriber(shop, 'confirm', email);
  await shop.call('POST', '/newsletter/confirm', { body: { token } });
}
