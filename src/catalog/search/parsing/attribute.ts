import type { Build, Format, Kind } from '#src/platform/db/columns.ts';

/** `equivalent`: the focal lengths of a lens on a full-frame camera that show the same angle. */
export type Described = {
  kind: Exclude<Kind, 'accessories'>;
  maker: string;
  name: string;
  film: boolean | null;
  build: Build | null;
  format: Format | null;
  macro: boolean | null;
  pancake: boolean | null;
  mounts: readonly string[];
  /** Words that are often written with the name. */
  additionalWords: readonly string[];
  equivalent: readonly [number, number] | null;
};

/**
 * A sensor size, or a type of camera or lens. An item matches by the token of its model, by its words, or by a mount that
 * nearly only such cameras have.
 */
export type Attribute = {
  /** The search term that items of models with the attribute have. */
  token: string;
  has: (model: Described) => boolean;
  words: readonly string[];
  /** Terms that count if a lens is wanted. */
  ofLenses: readonly string[];
  /** The kind of the models that have it, whose items come first. */
  kind: Exclude<Kind, 'accessories'> | null;
  /** The kind that the words stand for, if they stand for one: 'dslr' means a camera, 'full frame' may mean a lens. */
  stands: Exclude<Kind, 'accessories'> | null;
};

export type Has = Attribute['has'];
type More = Partial<Pick<Attribute, 'words' | 'ofLenses' | 'stands'>>;
export const camera = (token: string, has: Has, more: More = {}): Attribute => ({
  token: `=${token}`,
  kind: 'cameras',
  has: (model) => model.kind === 'cameras' && has(model),
  words: [],
  ofLenses: [],
  stands: 'cameras',
  ...more,
});
export const lens = (token: string, has: Has, more: More = {}): Attribute => ({
  ...camera(token, has, { stands: 'lens', ...more }),
  kind: 'lens',
  has: (model) => model.kind === 'lens' && has(model),
});
type Angle = NonNullable<Described['equivalent']>;
export const lensOf = (token: string, has: (angle: Angle) => boolean, more: More = {}): Attribute =>
  lens(token, ({ equivalent }) => equivalent !== null && has(equivalent), more);
export const ofAnyKind = { stands: null };

/** The tokens of cameras with one of these mounts. */
export const camerasWith = (mounts: readonly string[]): string[] => mounts.map((mount) => `cameras@${mount}`);
/** The tokens of lenses with one of these mounts. */
export const lensesWith = (mounts: readonly string[]): string[] => mounts.map((mount) => `lens@${mount}`);
export const isDigital: Has = ({ film }) => film !== true;
export const isBetween = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;
