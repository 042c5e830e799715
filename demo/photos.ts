import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trx } from '#src/platform/db/connect.server.ts';

/** A rendered picture, whose files are `pictures/{name}-{width}.webp`. */
export type Picture = {
  /** The widths in pixels, the largest one last. */
  widths: number[];
  /** The height at the largest width, in pixels. */
  height: number;
  /** A blurred preview of a few pixels, as a `data:` address. */
  placeholder: string;
};
type DemoPhoto = Picture & { name: string };

/** Returns the pictures of the demo by name. */
export function readPictures(): Map<string, Picture> {
  const text = readFileSync(join(import.meta.dirname, 'pictures/index.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, Picture>));
}

const hashOf = (name: string): string =>
  createHash('sha256').update(`demo/${name}`).digest('hex').slice(0, 32);

/** Stores the rows of photos whose files are part of the program. */
export async function insertDemoPhotos(trx: Trx, photos: DemoPhoto[]): Promise<void> {
  const rows = photos.map(({ name, widths, height, placeholder }) => ({
    hash: hashOf(name),
    host: 'demo' as const,
    width: widths.at(-1)!,
    height,
    placeholder,
    url: demoPhotoUrl(name, widths),
    base: `/demo/${name}`,
    widths,
    formats: ['webp' as const],
    stored_at: new Date(),
  }));
  if (rows.length > 0)
    // A shop whose demo was removed still has them.
    await trx
      .insertInto('photos')
      .values(rows)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

/** Returns the `img` of a listing whose first photo is this picture. */
export function demoPhotoUrl(name: string, widths: number[]): string {
  return `/demo/${name}-${widths.at(-1)}.webp`;
}

/** Adds photos to a listing, in this order. */
export async function showDemoPhotos(trx: Trx, listingId: string, names: string[]): Promise<void> {
  const rows = names.map((name, position) => ({ listing_id: listingId, position, hash: hashOf(name) }));
  if (rows.length > 0) await trx.insertInto('listing_photos').values(rows).execute();
}
