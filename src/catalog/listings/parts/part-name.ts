/** Has the brand once. The function `part_name` of the database returns the same. */
export const partName = ({ brand, model }: { brand: string; model: string }): string =>
  model.startsWith(brand) ? model : `${brand} ${model}`;

/** The names as items store them: null without parts. */
export const namesOfParts = (parts: readonly { brand: string; model: string }[]): string[] | null =>
  parts.length > 0 ? parts.map(partName) : null;
