import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rendered picture: `pictures/{name}-{width}.webp` for each width. */
export type Picture = {
  /** In pixels, the last one the largest. */
  widths: number[];
  /** Of the largest. */
  height: number;
  /** A few pixels as a data: address. */
  placeholder: string;
};

/** Returns the pictures of the demo shop by name, from the index that demo/render/finish.ts writes. */
export function readPictures(): Map<string, Picture> {
  const text = readFileSync(join(import.meta.dirname, 'pictures/index.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, Picture>));
}
