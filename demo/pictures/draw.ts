import { writeFileSync } from 'node:fs';
import { bindPage } from './page.ts';
import { coupledRangefinder, wideFinderRangefinder, fixedLensRangefinder } from './cameras-rangefinder.ts';
import { filmSlrs } from './cameras-slr.ts';
import { dslrs } from './cameras-dslr.ts';
import { mirrorless } from './cameras-mirrorless.ts';
import { retros } from './cameras-retro.ts';
import { smallCameras } from './cameras-small.ts';
import { waistLevelBox, bellowsBox, twinLens, instantBox } from './cameras-boxes.ts';
import { modernPrimes, manualLenses } from './lenses-primes.ts';
import { standardZooms, longLenses } from './lenses-zooms.ts';
import { drawLying, drawUpright } from './lens-upright.ts';
import { chrome, enamel } from './tones.ts';
const all = {
  'rangefinder-black': () => coupledRangefinder(enamel, enamel),
  'rangefinder-silver': wideFinderRangefinder,
  'rangefinder-fixed': fixedLensRangefinder,
  ...filmSlrs,
  ...dslrs,
  ...mirrorless,
  ...retros,
  ...smallCameras,
  'medium-box': waistLevelBox,
  'medium-bellows': bellowsBox,
  tlr: twinLens,
  instant: instantBox,
};
for (const [name, draw] of Object.entries(all))
  writeFileSync(`/work/main/demo/pictures/${name}.svg`, bindPage([draw()]));

for (const [name, l] of Object.entries({ ...modernPrimes, ...manualLenses, ...standardZooms }))
  writeFileSync(`/work/main/demo/pictures/${name}.svg`, bindPage([drawUpright(l)]));
for (const [name, l] of Object.entries(longLenses))
  writeFileSync(`/work/main/demo/pictures/${name}.svg`, bindPage(drawLying(l)));
