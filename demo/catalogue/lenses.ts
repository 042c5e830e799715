import type { Item } from './item.ts';
import { mirrorlessLenses } from './lenses-mirrorless.ts';
import { otherLenses } from './lenses-other.ts';
import { slrLenses } from './lenses-slr.ts';

export const lenses: Item[] = [...slrLenses, ...otherLenses, ...mirrorlessLenses];
