import type { Described } from '#src/catalog/search/parsing/attribute.ts';
import { attributeTokens } from '#src/catalog/search/parsing/attributes.ts';
import { colorsIn } from '#src/catalog/search/parsing/other-scripts.ts';
import { tokensOf } from '#src/catalog/search/parsing/tokens.ts';
import type { Traits } from '#src/catalog/search/trait-filters.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { kindToken, mountToken, placeToken } from './item-tokens.ts';
import { readLensTitle, type LensTitle } from './lens-titles.ts';
import { addTerms } from './words.ts';

/** The models in the reference, by id, with their facts for searches. */
export type ModelFacts = ReadonlyMap<string, { kind: Kind; traits: Traits; tokens: readonly string[] }>;

/** An item without its parts, or one of the parts. `name` has the words of its title or model. */
export type Gear = {
  kind: Kind;
  name: string;
  /** The text of a part's model, or the title of an item. */
  title: string;
  mounts: readonly string[];
  model: string | null;
};

type TitledGear = Pick<Gear, 'kind' | 'title' | 'model'>;

const noCamera = { film: null, build: null, format: null, mounts: [], additionalWords: [] } as const;
const unknown = { maker: '', name: '', macro: null, pancake: null } as const;
/** Lenses of these lengths are mostly made for smaller sensors, on which they are not wide. */
const notWide = { from: 24, to: 28 };

function tokensOfAngle([from, to]: readonly [number, number]): string[] {
  const lens: Described = { ...noCamera, ...unknown, kind: 'lens', equivalent: [from, to] };
  const isNotWide = from === to && from > notWide.from && from < notWide.to;
  return attributeTokens(lens).filter((token) => !(isNotWide && token === '=wide'));
}

/** Reads the title of a lens; null for other gear. */
const titleOf = ({ kind, title }: TitledGear): LensTitle | null =>
  kind === 'lens' ? readLensTitle(title) : null;

/** The traits of its model or, where those are not known, what its title says. Null if nothing is known. */
function traitsOf(title: LensTitle | null, model: Traits | undefined): Traits | null {
  const [from = null, to = null, aperture = null, autofocus = null, film = null, format = null] = model ?? [];
  const focal = from === null || to === null ? title?.focal : ([from, to] as const);
  const traits: Traits = [
    focal?.[0] ?? null,
    focal?.[1] ?? null,
    aperture ?? title?.aperture ?? null,
    autofocus,
    film,
    format,
  ];
  return traits.some((trait) => trait !== null) ? traits : null;
}

/** The model of gear, unless it is of another kind. */
function modelOf({ kind, model }: TitledGear, models: ModelFacts) {
  const known = model === null ? undefined : models.get(model);
  return known?.kind === kind ? known : undefined;
}

export const traitsOfGear = (gear: TitledGear, models: ModelFacts): Traits | null =>
  traitsOf(titleOf(gear), modelOf(gear, models)?.traits);

/**
 * Adds the terms by which gear is found: words, and tokens for what it is. Model facts count if they are of its kind.
 * Returns its traits.
 */
export function addGear(terms: Set<string>, gear: Gear, models: ModelFacts): Traits | null {
  const { kind, name, mounts } = gear;
  const title = titleOf(gear);
  const model = modelOf(gear, models);
  addTerms(terms, name);
  for (const color of colorsIn(name)) terms.add(color);
  terms.add(kindToken(kind));
  for (const mount of mounts) terms.add(mountToken(kind, mount));
  if (title) {
    terms.add(title.isZoom ? '=zoom' : '=prime');
    for (const number of title.numbers) terms.add(number);
  }
  const tokens = model?.tokens ?? (title?.focal ? tokensOfAngle(title.focal) : []);
  for (const token of tokens) terms.add(token);
  return traitsOf(title, model?.traits);
}

export function addPlace(terms: Set<string>, place: string): void {
  for (const word of tokensOf(place)) terms.add(placeToken(word));
}
