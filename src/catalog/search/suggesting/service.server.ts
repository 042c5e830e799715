import { kinds } from '#src/catalog/items/kind-schemas.ts';
import { listTags } from '#src/catalog/listings/cache-tags.server.ts';
import { searchOf } from '#src/catalog/search/engine-service.server.ts';
import { inEnglish } from '#src/catalog/search/parsing/in-english.ts';
import { withSearchTimeout } from '#src/catalog/search/parsing/service.server.ts';
import type { Suggestion } from '#src/catalog/search/schemas.ts';
import { takeFilters } from '#src/catalog/search/understanding-service.server.ts';
import { findNamedModels, referenceModels, withoutVariants } from '#src/gear/models/names-service.server.ts';
import { makerOfNickname } from '#src/gear/models/nicknames.ts';
import type { App } from '#src/platform/app.server.ts';
import { cacheReads } from '#src/platform/cache/cached-reads.server.ts';
import { foldText, isOneTypo } from '#src/platform/shared/text.ts';
import { kindTexts } from '#src/texts/names.ts';

/** `compared` is high because a maker's name alone matches hundreds of models, and few of them have items. */
const max = { brands: 3, models: 6, compared: 1000 };
/** A model with items comes first when its score is at least this share of the best. */
const nearly = 0.85;
const worst = 0.45;

/** A brand by its name as it is shown and as typed text is compared with it. */
type Brand = { name: string; folded: string };
const rememberBrands = cacheReads<Brand[]>(1);

const aboveAnyCount = 1_000_000;

/** Returns brands with items first, then the others by number of models. */
async function brandsOf(app: App): Promise<Brand[]> {
  return rememberBrands(app, listTags(), {}, () => readBrands(app));
}

async function readBrands(app: App): Promise<Brand[]> {
  const makers = (await referenceModels(app.root)).map(({ maker }) => maker);
  const own = await (await searchOf(app)).brands();
  const byFolded = new Map([...own, ...makers].map((name) => [foldText(name), name]));
  const here = new Set(own.map(foldText));
  const models = new Map<string, number>();
  for (const maker of makers.map(foldText)) models.set(maker, (models.get(maker) ?? 0) + 1);
  const rank = (name: string): number => (here.has(name) ? aboveAnyCount : 0) + (models.get(name) ?? 0);
  return [...byFolded]
    .toSorted(
      ([one], [other]) => rank(other) - rank(one) || one.length - other.length || (one < other ? -1 : 1),
    )
    .map(([folded, name]) => ({ name, folded }));
}

/** Exact names and nicknames come first: 'fuji' suggests Fujifilm before brands that begin with 'fuji'. */
function brandsLike(brands: readonly Brand[], typed: string): string[] {
  const called = [typed, makerOfNickname(typed)];
  const isCalled = ({ folded }: Brand) => called.includes(folded);
  const others = brands.filter((brand) => !isCalled(brand) && begins(brand.folded, typed));
  return [...brands.filter(isCalled), ...others].map(({ name }) => name);
}

function begins(folded: string, typed: string): boolean {
  if (folded.startsWith(typed) || folded.includes(` ${typed}`)) return true;
  return typed.length >= 4 && isOneTypo(typed, folded);
}

/** Prices and places that are typed beside a name become filters of what is suggested. */
export async function suggest(app: App, text = ''): Promise<Suggestion[]> {
  const { q = '', ...filters } = await takeFilters(app, { q: text });
  const typed = foldText(q).trim();
  if (typed === '') return [];
  const named = inEnglish(q).text;
  const english = foldText(named).trim();
  return withSearchTimeout(async () => {
    const [brands, found] = await Promise.all([
      brandsOf(app),
      findNamedModels(app.root, named, max.compared),
    ]);
    const goodMatches = found.filter(({ fit }) => fit >= worst);
    const modelsWithItems = new Set(
      await (await searchOf(app)).listedModels(goodMatches.map(({ model }) => model.id)),
    );
    const best = goodMatches[0]?.fit ?? 0;
    const isFirst = ({ model, fit }: (typeof goodMatches)[number]) =>
      modelsWithItems.has(model.id) && fit >= best * nearly;
    const models = withoutVariants([
      ...goodMatches.filter(isFirst),
      ...goodMatches.filter((each) => !isFirst(each)),
    ])
      .slice(0, max.models)
      .map(({ model }) => model);
    return [
      ...kinds
        .filter((kind) => begins(foldText(kindTexts(kind).many), typed))
        .map((kind) => toCategory(kind, filters)),
      ...brandsLike(brands, english)
        .slice(0, max.brands)
        .map((name) => toBrand(name, filters)),
      ...models.map((model) => ({
        type: 'model' as const,
        label: `${model.maker} ${model.name}`,
        kind: model.kind,
        path: pathOf('/search', { q: `${model.maker} ${model.name}`, ...filters }),
        items: modelsWithItems.has(model.id),
      })),
    ];
  });
}

function pathOf(path: string, filters: Record<string, unknown>): string {
  const params = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  return params.length > 0 ? `${path}?${new URLSearchParams(params).toString()}` : path;
}

const toCategory = (kind: (typeof kinds)[number], filters: object): Suggestion => ({
  type: 'category',
  label: kindTexts(kind).many,
  kind,
  path: pathOf(`/${kind}`, { ...filters }),
});

const toBrand = (name: string, filters: object): Suggestion => ({
  type: 'brand',
  label: name,
  path: pathOf('/search', { brand: name.toLowerCase(), ...filters }),
});
