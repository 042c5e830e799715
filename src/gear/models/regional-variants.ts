/** The ids of the same camera under the names of other regions, and all of its names there. */
export type RegionalVariants = { ids: readonly string[]; names: readonly string[] };

/** One row of `reference/regional-variants.tsv`: the models of one camera, and its names that no model has. */
export type VariantGroup = { ids: readonly string[]; names: readonly string[] };

type Named = { id: string; name: string; alias: string };

export function withVariants<T extends Named>(
  models: readonly T[],
  groups: readonly VariantGroup[],
): (T & { variants?: RegionalVariants })[] {
  const names = new Map(
    models.map(({ id, name, alias }) => [id, [name, ...alias.split(',').filter(Boolean)]] as const),
  );
  const variants = new Map(
    groups.flatMap((group) =>
      group.ids.map((id) => {
        const ids = group.ids.filter((other) => other !== id);
        return [
          id,
          { ids, names: [...ids.flatMap((other) => names.get(other) ?? []), ...group.names] },
        ] as const;
      }),
    ),
  );
  return models.map((model) => {
    const own = variants.get(model.id);
    return own ? { ...model, variants: own } : model;
  });
}

/** Keeps the first of each group of variants. */
export function withoutVariants<T extends { model: { id: string; variants?: RegionalVariants } }>(
  found: readonly T[],
): T[] {
  const seen = new Set<string>();
  return found.filter(({ model: { id, variants } }) => {
    if (seen.has(id)) return false;
    for (const variant of variants?.ids ?? []) seen.add(variant);
    return true;
  });
}
