/** The `fits` filter of the last list: the name of its model, and the kind that was listed. Null without such a filter. */
let asked: { name: string; listed: string | undefined } | null = null;

/** Remembers the model of a filtered list until the next list, for the items that are opened from it. */
export function rememberAskedModel(name: string | undefined, listed: string | undefined): void {
  asked = name === undefined ? null : { name, listed };
}

/** Returns the model to ask about for an item or part of this kind, or an empty string. */
export const askedModelFor = (kind: string, itemKind: string): string =>
  asked && (asked.listed ?? itemKind) === kind ? asked.name : '';
