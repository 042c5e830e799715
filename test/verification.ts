import type { Shop } from './shop.ts';

export const aboutMe = 'I have repaired rangefinders in Portland for more than thirty years.';

/** Gives a user what they need to ask to be verified. */
export async function canAsk(shop: Shop, id: string): Promise<void> {
  await shop.sql`update users set email_verified = true, photo_url = 'https://example.com/me.jpg', about = ${aboutMe}
    where id = ${id}`;
}
