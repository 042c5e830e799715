import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gearOfVisible } from '#src/catalog/listings/service.server.ts';
import { compiledFits } from '#src/gear/fit/rules-service.server.ts';
import { judgePair } from '#src/gear/fit/service.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { createListing, useShop } from '#test/shop.ts';
import { finds, readItem, findItems, type Query } from './saved-query-service.server.ts';

const shop = await useShop();
const models = await referenceModels(join(import.meta.dirname, '../../..'));

const cameras = [
  'nikon-d850',
  'nikon-d3500',
  'nikon-f2',
  'nikon-z-6',
  'canon-eos-r',
  'sony-alpha-7-iii',
  'pentax-k1000',
];
/** The test takes this number of lenses of each maker and mount. */
const groups = [
  ['Nikon', 'Nikon F', 16],
  ['Nikon', 'Nikon Z', 2],
  ['Canon', 'Canon EF', 4],
  ['Canon', 'Canon EF-S', 2],
  ['Canon', 'Canon FD', 2],
  ['Canon', 'Canon RF', 2],
  ['Pentax', 'Pentax K', 6],
  ['Sony', 'Sony E', 3],
  ['Sony', 'Sony A', 2],
  ['Leica', 'Leica M', 2],
  ['Olympus', 'Four Thirds', 2],
] as const;
const unlinked: object[] = [
  { mount: 'Nikon F' },
  { mount: 'M42' },
  { mount: 'Canon EF' },
  { title: 'Nikon F mount lens' },
];

/** The titles of lenses without a model change their verdicts. */
const titled = {
  'Nikon F': [
    'Nikkor 50mm f/1.4 pre-AI, not converted',
    'Nikkor 43mm f/1.4, AI converted',
    'Nikkor 43mm f/2 AI-S',
    'Nikkor-Q Auto 134mm',
    'AF-S 43mm f/1.7G',
    'AF-S DX Nikkor 19-56mm G VR',
    'AF-P Nikkor 71-301mm f/4.5-5.6E',
    'AF Nikkor 43mm f/1.7 D',
    'Sigma 43mm HSM',
    'Sigma 43mm no HSM',
    'Tamron 18-51mm Di II',
  ],
  'Pentax K': ['Pentax-DA 18-71mm SDM', 'Pentax-M 51mm', 'Pentax-FA 51mm'],
  'Sony A': ['Sony 43mm SAM', 'Minolta AF 51mm', 'Sony 134mm STF'],
  'Canon EF': ['Canon TS-E 25mm', 'Canon EF 71-301mm IS USM'],
};
for (const [mount, titles] of Object.entries(titled))
  for (const title of titles) unlinked.push({ brand: title.split(' ')[0], title, mount });
unlinked.push({ brand: 'Nikkor', title: 'Odd lens', mount: 'Nikon F', conversion: 'ai' });
unlinked.push({
  mount: undefined,
  title: 'Lens with a second one',
  parts: [{ kind: 'lens', brand: 'Nikon', model: 'AF-S 43mm f/1.7G', mount: 'Nikon F' }],
});

const lenses: object[] = groups.flatMap(([maker, mount, count]) => {
  const all = models.filter(
    ({ kind, maker: of, mounts }) => kind === 'lens' && of === maker && mounts.join() === mount,
  );
  // The lenses are spread over the whole table, so that old and new ones are among them.
  return all
    .filter((_, at) => at % Math.floor(all.length / count) === 0)
    .slice(0, count)
    .map(({ id }) => ({ modelId: id }));
});
const sigma = 'sigma-35mm-f-1-4-dg-hsm-art';
lenses.push(
  { modelId: sigma },
  { modelId: sigma, mount: 'Nikon F' },
  { modelId: sigma, mount: 'Canon EF' },
  // The AF-P lens cannot be focused by old cameras, and the last one is from before AI.
  { modelId: 'nikon-nikkor-af-p-10-20mm-f-4-5-5-6g-dx-vr' },
  { modelId: 'nikon-nikkor-auto-43-86mm-f-3-5' },
  { modelId: 'nikon-nikkor-af-85mm-f-1-8d' },
  { modelId: 'nikon-nikkor-af-s-50mm-f-1-8g' },
  ...unlinked,
);

type Verdict = 'native' | 'adapter' | 'limited' | 'unknown' | 'no';
const ids: string[] = [];
const verdictOf = new Map<string, Verdict>();

beforeAll(async () => {
  const seller = await shop.createUser('Seller');
  for (const fields of lenses)
    ids.push((await createListing(shop, seller, { brand: 'Acme', title: 'Lens', ...fields }, 'lens'))._id);
  const items = await gearOfVisible(shop.app, ids);
  for (const camera of cameras)
    for (const { id, ...item } of items)
      verdictOf.set(`${camera} ${id}`, (await judgePair(shop.app, { camera }, item)).verdict);
});

const having = (camera: string, ...verdicts: Verdict[]) =>
  ids.filter((id) => verdicts.includes(verdictOf.get(`${camera} ${id}`)!)).toSorted();

const list = async (query: string) => {
  const { status, body } = await shop.call('GET', `/lens?limit=100&${query}`);
  expect(status).toBe(200);
  return (body as { _id: string }[]).map(({ _id }) => _id);
};

describe('lists and facets', () => {
  test('are compared for pairs with each verdict', () => {
    expect(verdictOf.size).toBe(cameras.length * ids.length);
    for (const verdict of ['native', 'adapter', 'limited', 'unknown', 'no'] as const)
      expect([...verdictOf.values()].filter((each) => each === verdict).length, verdict).toBeGreaterThan(20);
  });

  test.each(cameras)('give each lens the same verdict on the %s as a single pair', async (camera) => {
    expect((await list(`fits=${camera}`)).toSorted()).toEqual(having(camera, 'native'));
    expect((await list(`fits=${camera}&adapters=1`)).toSorted()).toEqual(having(camera, 'native', 'adapter'));
    const all = await list(`fits=${camera}&adapters=1&limited=1`);
    const limited = having(camera, 'limited');
    expect(all.toSorted()).toEqual(having(camera, 'native', 'adapter', 'limited'));
    expect(all.slice(all.length - limited.length).toSorted()).toEqual(limited);
    const { body } = await shop.call('GET', `/search/facets?kind=lens&fits=${camera}`);
    expect(body.fits).toMatchObject({
      native: having(camera, 'native').length,
      adapter: having(camera, 'adapter').length,
      limited: limited.length,
      unknown: having(camera, 'unknown').length,
    });
  });

  test.each(['date', 'title', 'sale'])(
    'sorted by %s have what fits with limits last, on every page',
    async (sort) => {
      const query = `fits=nikon-f2&limited=1&sort=${sort}`;
      const whole = await list(query);
      const limited = new Set(having('nikon-f2', 'limited'));
      expect(limited.size).toBeGreaterThan(3);
      const pages: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const { body, headers } = await shop.call(
          'GET',
          `/lens?limit=5&${query}${next && `&cursor=${next}`}`,
        );
        pages.push(...(body as { _id: string }[]).map(({ _id }) => _id));
        next = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(pages).toEqual(whole);
      const isLast = whole.map((id) => limited.has(id));
      expect(isLast).toEqual(isLast.toSorted());
    },
  );
});

test('searches and saved searches give each lens the same verdict', async () => {
  const queries: { id: number; query: Query; expected: string[] }[] = [];
  for (const camera of ['nikon-f2', 'nikon-d3500', 'sony-alpha-7-iii']) {
    const { rules } = await compiledFits(shop.app, camera);
    const fits = { kind: 'lens', rules, withAdapters: false, withLimited: false } as const;
    const all = { ...fits, withAdapters: true, withLimited: true };
    queries.push({ id: queries.length, query: { fits }, expected: having(camera, 'native') });
    const expected = having(camera, 'native', 'adapter', 'limited');
    queries.push({ id: queries.length, query: { fits: all }, expected });
  }
  const page = { sort: 'date', order: 'desc', after: null, limit: 100 } as const;
  for (const { query, expected } of queries) {
    const { items } = await findItems(shop.app, query, page);
    expect(items.map(({ id }) => id).toSorted()).toEqual(expected);
  }
  // Saved searches use the same conditions, so some of the lenses are enough.
  const some = ids.filter((_, at) => at % 4 === 0);
  const matched = queries.map((): string[] => []);
  for (const id of some) {
    const item = (await readItem(shop.app, shop.app.db, id))!;
    for (const { id: at, query } of queries) if (finds(query, item)) matched[at]!.push(id);
  }
  for (const { id, expected } of queries)
    expect(matched[id]!.toSorted()).toEqual(expected.filter((each) => some.includes(each)));
});
