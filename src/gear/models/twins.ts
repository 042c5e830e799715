/** The ids of the same camera under the names of other regions, and all of its names there. */
export type Twins = { ids: readonly string[]; names: readonly string[] };

/** One row of `reference/twins.tsv`: the models of one camera, and its names that no model has. */
export type TwinGroup = { ids: readonly string[]; names: readonly string[] };

type Named = { id: string; name: string; alias: string };

export function withTwins<T extends Named>(
  models: readonly T[],
  groups: readonly TwinGroup[],
): (T & { twins?: Twins })[] {
  const names = new Map(
    models.map(({ id, name, alias }) => [id, [name, ...alias.split(',').filter(Boolean)]] as const),
  );
  const twins = new Map(
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
    const own = twins.get(model.id);
    return own ? { ...model, twins: own } : model;
  });
}

/** Keeps the first of each group of twins. */
export function withoutTwins<T extends { model: { id: string; twins?: Twins } }>(found: readonly T[]): T[] {
  const seen = new Set<string>();
  return found.filter(({ model: { id, twins } }) => {
    if (seen.has(id)) return false;
    for (const twin of twins?.ids ?? []) seen.add(twin);
    return true;
  });
}
