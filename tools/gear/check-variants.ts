import { listOf, rowsOf } from '#src/gear/models/tables-service.server.ts';

/** Returns the rows of regional-variants.tsv with an unknown model, models of two makers, or a model of another row. */
export function findVariantErrors(read: (name: string) => string): string[] {
  const makers = new Map(
    ['cameras.tsv', 'own-cameras.tsv'].flatMap((name) =>
      rowsOf(read(name)).map(({ id = '', maker = '' }) => [id, maker] as const),
    ),
  );
  const seen = new Set<string>();
  return rowsOf(read('regional-variants.tsv')).flatMap(({ models, names }, at) => {
    const ids = listOf(models);
    const errors = ids.flatMap((id) => {
      const isTaken = seen.has(id);
      seen.add(id);
      return makers.has(id) ? (isTaken ? [`${id} is also in another row`] : []) : [`${id} is no camera`];
    });
    if (new Set(ids.map((id) => makers.get(id))).size > 1) errors.push('has cameras of several makers');
    if (ids.length + listOf(names).length < 2) errors.push('has only one name');
    return errors.map((error) => `reference/regional-variants.tsv:${at + 2} ${error}`);
  });
}
