import { carryingAccessories } from './accessories-carrying.ts';
import { electricAccessories } from './accessories-electric.ts';
import { digitalCameras } from './cameras-digital.ts';
import { filmCameras } from './cameras-film.ts';
import { mirrorlessLenses } from './lenses-mirrorless.ts';
import { otherLenses } from './lenses-other.ts';
import { slrLenses } from './lenses-slr.ts';

export const cameras = [...filmCameras, ...digitalCameras];
export const lenses = [...slrLenses, ...otherLenses, ...mirrorlessLenses];
export const accessories = [...carryingAccessories, ...electricAccessories];
export const everything = [...cameras, ...lenses, ...accessories];

/** The items of the demo by the kinds that the shop has. */
export const kinds = { cameras, lens: lenses, accessories } as const;
export type Kind = keyof typeof kinds;
