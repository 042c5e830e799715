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
