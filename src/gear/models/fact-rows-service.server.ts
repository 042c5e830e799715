import { rememberByKey } from '#src/platform/async.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import { isListed, listOf, modelFiles, placedRows } from './tables-service.server.ts';

/** A row of the reference about a model, and its columns that are not empty. Rows from lensfun have no sources. */
export type FactRow = { place: string; columns: string[]; sources: string[] };

const readFacts = rememberByKey(async (root) => {
  const further = ['traits.tsv', 'fit/bodies.tsv', 'fit/lenses.tsv', 'fit/corrections.tsv'];
  const rows = await placedRows(root, [...modelFiles(root), ...further]);
  const facts = rows.map(({ row: { source = '', further_sources, ...row }, place }) => ({
    about: row.id ?? row.models ?? row.model ?? '',
    place,
    columns: Object.keys(row).filter((column) => row[column]),
    sources: [...listOf(source, ' '), ...listOf(further_sources, ' ')],
  }));
  return Map.groupBy(facts, ({ about }) => about);
});

/** Returns the rows about a model, its mounts or its series, from which its facts are. The first is its own. */
export async function factRowsOf(root: string, { id, mounts }: ReferenceModel): Promise<FactRow[]> {
  const rows = await readFacts(root);
  const series = [...rows.keys()].filter((about) => about.endsWith('*') && isListed(about, id));
  return [id, ...mounts, ...series]
    .flatMap((about) => rows.get(about) ?? [])
    .map(({ place, columns, sources }) => ({ place, columns, sources }));
}
