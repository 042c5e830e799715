import { accessories } from './accessories.ts';
import { cameras } from './cameras.ts';
import { lenses } from './lenses.ts';

/** The catalogue, by how the shop calls its kinds. */
export const kinds = { cameras, lens: lenses, accessories } as const;
export type Kind = keyof typeof kinds;
