import { sql } from 'kysely';
import { noCursor } from '#src/db/cursor.server.ts';
import { parsePage, toPage, type KeysetPage, type Sorts } from '#src/db/keyset-page.server.ts';
import type { Page } from '#src/db/page.server.ts';
import { referenceModels } from '#src/models/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { FitOf, FitsOfQuery } from './contract.ts';
import { kindsOf, requireModel } from './models.server.ts';
import { judgeSides, type Side } from './sides.server.ts';

const ranks = ['native', 'adapter', 'unknown', 'no'];
/** No table has it: a page goes on after so many. */
const sorts = {
  id: sql<string>`id`,
  columns: { rank: { by: sql`rank`, type: 'number' } },
} as const satisfies Sorts<string>;

/** Such a list is sorted by the places that its models have. */
function rowsBefore({ after }: KeysetPage): number {
  if (after && after.value !== after.row) throw noCursor();
  return after?.row ?? 0;
}

/**
 * Every model of the other kind with its verdict, the best first, then in the order of the reference.
 * @throws AppError `not-found`
 */
export async function listFits(
  app: App,
  id: string,
  { verdict, limit, cursor }: FitsOfQuery,
): Promise<Page<FitOf>> {
  const model = await requireModel(app, id);
  const keyset = parsePage('fits', sorts, { limit, cursor }, { id, verdict });
  const own: Side = { model, mount: null, by: 'model' };
  const isCamera = model.kind === kindsOf.camera;
  const judged: FitOf[] = [];
  for (const other of await referenceModels(app.root)) {
    if (other.kind === model.kind) continue;
    const side: Side = { model: other, mount: null, by: 'model' };
    const fit = isCamera ? await judgeSides(app, own, side) : await judgeSides(app, side, own);
    if (verdict !== undefined && fit.verdict !== verdict) continue;
    const { image, loses, adapters } = fit;
    const adapter = adapters[0]?.name ?? null;
    judged.push({
      model: other.id,
      brand: other.maker,
      name: other.name,
      verdict: fit.verdict,
      image,
      loses,
      adapter,
    });
  }
  const sorted = judged.toSorted((one, other) => ranks.indexOf(one.verdict) - ranks.indexOf(other.verdict));
  const from = rowsBefore(keyset);
  const rows = sorted
    .slice(from, from + limit + 1)
    .map((fit, at) => ({ id: String(from + at), sort_key: from + at + 1, fit }));
  return toPage(rows, keyset, { count: sorted.length }, ({ fit }) => fit);
}
