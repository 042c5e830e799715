/** Spelled as in paths and in the API. */
export const kinds = ['cameras', 'lens', 'accessories'] as const;
export type Kind = (typeof kinds)[number];

export const kindWords = { cameras: 'camera', lens: 'lens', accessories: 'accessory' } as const;
export const aKind = { cameras: 'a camera', lens: 'a lens', accessories: 'an accessory' } as const;

export function isKind(value: string | undefined): value is Kind {
  return kinds.some((kind) => kind === value);
}

export const maxPhotos = 12;

export const conditions = ['Excellent', 'Good', 'Fair'] as const;

/** The parts that an item of each kind can include. */
export const includedParts = {
  cameras: ['box', 'manual', 'strap', 'battery', 'charger', 'body-cap', 'memory-card', 'lens'],
  lens: ['front-cap', 'rear-cap', 'hood', 'case', 'box', 'manual', 'filter'],
  accessories: ['box', 'manual', 'case', 'cable', 'battery', 'charger'],
} as const;
export type IncludedPart = (typeof includedParts)[Kind][number];
export const anyPart = [...new Set(kinds.flatMap((kind): readonly IncludedPart[] => includedParts[kind]))];

/** In one order, so that ticking the same parts again changes nothing. */
export const sortParts = (kind: Kind, parts: readonly IncludedPart[]): IncludedPart[] =>
  includedParts[kind].filter((part) => parts.includes(part));

/** Has the brand once. The function `part_name` of the database returns the same. */
export const partName = ({ brand, model }: { brand: string; model: string }): string =>
  model.startsWith(brand) ? model : `${brand} ${model}`;

/** The names as items store them: null without parts. */
export const namesOfParts = (parts: readonly { brand: string; model: string }[]): string[] | null =>
  parts.length > 0 ? parts.map(partName) : null;

const focalLength = /\b\d+(?:\.\d+)?(?:-\d+)?\s?mm\b/;
const aperture = /\bf\/\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?/;

/** A name for cards: of a lens its focal length and aperture, such as '50mm f/1.8', if the name has both. */
export function shortName({ kind, model }: { kind: string; model: string }): string {
  const [length, stop] = [focalLength.exec(model)?.[0], aperture.exec(model)?.[0]];
  return kind === 'lens' && length && stop ? `${length} ${stop}` : model;
}
