import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import {
  noCursor,
  parsePage,
  toPage,
  type KeysetPage,
  type Sorts,
  type Page,
} from '#src/platform/db/keyset-page.server.ts';
import { kindsOf, requireModel, type Model } from './model-service.server.ts';
import { summarizeFit } from './reasons.server.ts';
import type { FitOf, FitsOfQuery } from './schemas.ts';
import { judgeSides, type Side } from './sides.server.ts';

const ranks = ['native', 'adapter', 'limited', 'unknown', 'no'];
/** The list is computed in memory, so a cursor is just an offset. */
const sorts = {
  id: sql<string>`id`,
  columns: { rank: { by: sql`rank`, type: 'number' } },
} as const satisfies Sorts<string>;

function rowsBefore({ after }: KeysetPage): number {
  if (after && after.value !== after.row) throw noCursor();
  return after?.row ?? 0;
}

const fitsByModel = new LRUCache<string, FitOf[], { app: App; model: Model }>({
  max: 100,
  fetchMethod: (_key, _stale, { context }) => judgeAll(context.app, context.model),
});

async function judgeAll(app: App, model: Model): Promise<FitOf[]> {
  const own: Side = { model, mount: null, by: 'model' };
  const fits: FitOf[] = [];
  for (const other of await referenceModels(app.root)) {
    if (other.kind === model.kind) continue;
    const side: Side = { model: other, mount: null, by: 'model' };
    const [camera, lens] = model.kind === kindsOf.camera ? [own, side] : [side, own];
    const { damages: _damages, ...fit } = summarizeFit(await judgeSides(app, camera, lens));
    fits.push({ model: other.id, brand: other.maker, name: other.name, ...fit });
  }
  return fits.toSorted((one, other) => ranks.indexOf(one.verdict) - ranks.indexOf(other.verdict));
}

/** @throws AppError `not-found` */
export async function listFits(
  app: App,
  id: string,
  { verdict, limit, cursor }: FitsOfQuery,
): Promise<Page<FitOf>> {
  const model = await requireModel(app, id);
  const keyset = parsePage('fits', sorts, { limit, cursor }, { id, verdict });
  const from = rowsBefore(keyset);
  const all = await fitsByModel.forceFetch(`${app.root} ${id}`, { context: { app, model } });
  const fits = all.filter((fit) => verdict === undefined || fit.verdict === verdict);
  const rows = fits
    .slice(from, from + limit + 1)
    .map((fit, at) => ({ id: String(from + at), sort_key: from + at + 1, fit }));
  return toPage(rows, keyset, { count: fits.length }, ({ fit }) => fit);
}
