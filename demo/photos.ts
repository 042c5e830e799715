import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trx } from '#src/platform/db/connect.server.ts';

/** A rendered picture: `pictures/{name}-{width}.webp` for each width. */
export type Picture = {
  /** In pixels, the last one the largest. */
  widths: number[];
  /** Of the largest. */
  height: number;
  /** A few pixels as a data: address. */
  placeholder: string;
};
type DemoPhoto = Picture & { name: string };

/** Returns the pictures of the demo shop by name, from the index that demo/render/finish.ts writes. */
export function readPictures(): Map<string, Picture> {
  const text = readFileSync(join(import.meta.dirname, 'pictures/index.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, Picture>));
}

const hashOf = (name: string): string =>
  createHash('sha256').update(`demo/${name}`).digest('hex').slice(0, 32);

/** Stores the rows of photos whose files come with the program. */
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
  if (rows.length > 0) await trx.insertInto('photos').values(rows).execute();
}

/** Returns the `img` of a listing whose first photo this is. */
export function demoPhotoUrl(name: string, widths: number[]): string {
  return `/demo/${name}-${widths.at(-1)}.webp`;
}

/** Adds photos to a listing, in this order. */
export async function showDemoPhotos(trx: Trx, listingId: string, names: string[]): Promise<void> {
  const rows = names.map((name, position) => ({ listing_id: listingId, position, hash: hashOf(name) }));
  if (rows.length > 0) await trx.insertInto('listing_photos').values(rows).execute();
}
