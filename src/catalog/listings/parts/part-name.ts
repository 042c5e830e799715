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
