import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bags } from './bags.ts';
import { boxCameras } from './cameras-boxes.ts';
import { dslrs } from './cameras-dslr.ts';
import { mirrorless } from './cameras-mirrorless.ts';
import { rangefinders } from './cameras-rangefinder.ts';
import { retros } from './cameras-retro.ts';
import { filmSlrs } from './cameras-slr.ts';
import { smallCameras } from './cameras-small.ts';
import { cases } from './cases.ts';
import { flashes } from './flashes.ts';
import { drawLying, drawUpright } from './lens-upright.ts';
import { longLenses } from './lenses-long.ts';
import { manualLenses } from './lenses-manual.ts';
import { modernPrimes } from './lenses-primes.ts';
import { standardZooms } from './lenses-zooms.ts';
import { meters } from './meters.ts';
import { bindPage } from './page.ts';
import { homeScenes } from './scenes-home.ts';
import { postScenes } from './scenes-posts.ts';
import type { Sheet } from './sheet.ts';
import { smallThings } from './small-things.ts';
import { supports } from './supports.ts';

const things: Record<string, () => Sheet | Sheet[]> = {
  ...rangefinders,
  ...filmSlrs,
  ...boxCameras,
  ...smallCameras,
  ...dslrs,
  ...mirrorless,
  ...retros,
  ...supports,
  ...bags,
  ...cases,
  ...flashes,
  ...smallThings,
  ...meters,
};

/** Every picture of the demo shop by its name, drawn anew. */
export const drawAll = (): Map<string, string> => {
  const pictures = new Map<string, string>();
  for (const [name, draw] of Object.entries(things)) pictures.set(name, bindPage([draw()].flat()));
  for (const [name, lens] of Object.entries({ ...modernPrimes, ...manualLenses, ...standardZooms })) {
    pictures.set(name, bindPage([drawUpright(lens)]));
  }
  for (const [name, lens] of Object.entries(longLenses)) pictures.set(name, bindPage(drawLying(lens)));
  for (const [name, draw] of Object.entries({ ...homeScenes, ...postScenes })) pictures.set(name, draw());
  return pictures;
};

// `node demo/pictures/draw.ts` writes them beside this file; the tests compare without writing.
if (import.meta.main) {
  for (const [name, svg] of drawAll()) writeFileSync(join(import.meta.dirname, `${name}.svg`), svg);
}
