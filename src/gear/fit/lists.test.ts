import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { factsToStore, readFacts } from '#src/gear/models/title-facts-service.server.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, createListing, type TestUser, type Shop } from '#test/shop.ts';
import { canHaveMount, compileFits, knownMounts } from './compile.ts';
import { factsOf } from './facts.server.ts';
import { ruleId } from './rule-ids.ts';
import type { FitRules } from './schemas.ts';
import { judge } from './verdict.ts';

const root = join(import.meta.dirname, '../../..');
const facts = await factsOf(root);
const models = await referenceModels(root);
const of = (kind: string) => models.filter((model) => model.kind === kind);

type Item = {
  model: (typeof models)[number] | null;
  mounts: readonly string[];
  isAi?: boolean;
  /** The stored facts of a lens without a model. */
  known?: string | null;
};

function sortIn(rules: FitRules, { model, mounts: given, isAi = false, known = null }: Item): string {
  const id = ruleId(model?.id ?? null, isAi, known?.split(';')[0] ?? null);
  const key = given.join().toLowerCase();
  const is = (verdict: keyof FitRules) =>
    rules[verdict].some((rule) => rule.mounts.join() === key && rule.isExcept !== rule.models.includes(id));
  const found = (['native', 'adapter', 'limited', 'no'] as const).filter(is);
  expect(found.length).toBeLessThan(2);
  return found[0] ?? 'unknown';
}

const unnamed = { id: '', maker: '', crop: null };
const mounts = [...knownMounts(facts, models)];

describe.each(['cameras', 'lens'])('the compiled rules for %s', (kind) => {
  const [own, others] = kind === 'cameras' ? [of('cameras'), of('lens')] : [of('lens'), of('cameras')];
  const item = fc.oneof(
    fc.constantFrom(...others).map((model): Item => ({ model, mounts: model.mounts })),
    fc
      .option(fc.constantFrom(...others.filter((model) => model.mounts.join() === 'Nikon F')))
      .map((model): Item => ({ model, mounts: ['Nikon F'], isAi: kind === 'cameras' })),
    fc
      .record({
        model: fc.option(fc.constantFrom(...others)),
        mounts: fc.constantFrom(...mounts, '').map((mount) => (mount ? [mount] : [])),
      })
      .filter(({ model, mounts: given }) => given.length > 0 || model === null)
      .map((each): Item => each),
  );
  const compiled = new Map<string, FitRules>();

  test('give every item the same verdict as the engine', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...own),
        fc.array(item, { minLength: 150, maxLength: 150 }),
        (target, items) => {
          const isCamera = kind === 'cameras';
          let rules = compiled.get(target.id);
          if (!rules) compiled.set(target.id, (rules = compileFits(facts, target, models)));
          for (const { model, mounts: given, isAi = false } of items) {
            // A stated mount that the model cannot have makes the model void.
            const isVoid =
              model !== null && given.join() !== model.mounts.join() && !canHaveMount(model, given[0] ?? '');
            const side = { ...((isVoid ? null : model) ?? unnamed), mounts: given, isAi };
            const isUnknown = !isCamera && !model && given.length === 0;
            const { verdict } = isCamera ? judge(facts, target, side) : judge(facts, side, target);
            expect(
              sortIn(rules, { model, mounts: given, isAi }),
              `${target.id}, ${model?.id} with ${given.join()}${isAi ? ', AI' : ''}`,
            ).toBe(isUnknown ? 'unknown' : verdict);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

test('the compiled rules give lenses that only a title describes the same verdict as the engine', () => {
  const words =
    'Nikon Nikkor Sigma Canon Sony Minolta Pentax Auto pre-AI AI-S converted AF AF-S AF-P EF TS-E STF SSM DX DA D-FA FA SDM HSM VR f/2D 50G 50E 28-105mm'.split(
      ' ',
    );
  const titled = fc.record({
    title: fc.subarray(words, { minLength: 1, maxLength: 6 }).map((some) => some.join(' ')),
    mount: fc.constantFrom(...facts.ofUnnamed.keys()),
    conversion: fc.constantFrom('ai', null),
  });
  const special = of('cameras').filter(({ id }) => facts.bodies.has(id));
  fc.assert(
    fc.property(
      fc.constantFrom(...special),
      fc.array(titled, { minLength: 100, maxLength: 100 }),
      (camera, items) => {
        const rules = compileFits(facts, camera, [camera]);
        for (const { title, mount, conversion } of items)
          for (const given of [camera.mounts.slice(0, 1), [mount]]) {
            const known = factsToStore(title, given[0] ?? null, conversion);
            const inTitle = known === null ? undefined : readFacts(known);
            const { verdict } = judge(facts, camera, { ...unnamed, mounts: given, inTitle });
            expect(
              sortIn(rules, { model: null, mounts: given, known }),
              `${camera.id}, ${title} with ${given.join()}`,
            ).toBe(verdict);
          }
      },
    ),
    { numRuns: 40 },
  );
});

describe('lists filtered by fit', () => {
  let shop: Shop;
  let seller: TestUser;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    shop = await openShop();
    seller = await shop.createUser('Seller');
    const lens = async (name: string, fields: object) =>
      (ids[name] = (
        await createListing(shop, seller, { brand: 'Acme', title: name, ...fields }, 'lens')
      )._id);
    await lens('native', { modelId: 'nikon-nikkor-af-s-50mm-f-1-8g' });
    await lens('by mount', { mount: 'nikon f' });
    await lens('too old', { modelId: 'nikon-nikkor-auto-43-86mm-f-3-5' });
    await lens('several', { modelId: 'sigma-35mm-f-1-4-dg-hsm-art' });
    await lens('one of several', { modelId: 'sigma-35mm-f-1-4-dg-hsm-art', mount: 'Nikon F' });
    await lens('m42', { mount: 'M42' });
    await lens('no details', { title: 'A lens' });
    await lens('z', { modelId: 'nikon-nikkor-z-50mm-f-1-8-s' });
    const camera = async (name: string, fields: object) =>
      (ids[name] = (
        await createListing(shop, seller, { brand: 'Acme', title: name, ...fields }, 'cameras')
      )._id);
    await camera('d850', { modelId: 'nikon-d850' });
    await camera('z6', { modelId: 'nikon-z-6' });
    await camera('compact', { modelId: of('cameras').find((model) => model.mounts.length === 0)!.id });
    await camera('without model', {});
  });
  afterAll(() => shop.close());

  const list = async (path: string) => {
    const { status, body } = await shop.call('GET', path);
    expect(status).toBe(200);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return (body as { _id: string }[]).map(({ _id }) => names.get(_id)!).toSorted();
  };
  const native = ['native', 'one of several'];

  test('contain native fits, and fits with an adapter if requested', async () => {
    expect(await list('/lens?fits=nikon-d850')).toEqual(native);
    expect(await list('/search?fits=nikon-d850')).toEqual(native);
    expect(await list('/lens?fits=nikon-z-6')).toEqual(['z']);
    // FTZ II may not fit 'by mount' and 'too old', since they may be from before AI, but a mechanical adapter does.
    expect(await list('/lens?fits=nikon-z-6&adapters=1')).toEqual(
      ['by mount', 'm42', ...native, 'too old', 'z'].toSorted(),
    );
    // Those of `native` have no aperture ring, and this camera cannot set the aperture of such lenses.
    const onF2 = ['by mount', 'too old'];
    expect(await list('/lens?fits=nikon-f2')).toEqual(onF2);
    expect(await list('/lens?fits=nikon-f2&limited=1')).toEqual([...onF2, ...native].toSorted());
    expect(await list('/cameras?fits=nikon-nikkor-af-s-50mm-f-1-8g&adapters=1')).toEqual(['d850', 'z6']);
    expect(await list('/cameras?fits=nikon-nikkor-af-s-50mm-f-1-8g')).toEqual(['d850']);
    expect(await list('/lens?fits=nikon-d850&mount=m42')).toEqual([]);
    expect(await list('/cameras?fits=sigma-35mm-f-1-4-dg-hsm-art')).toEqual([]);
    const sigma = `/cameras?fits=${encodeURIComponent('sigma-35mm-f-1-4-dg-hsm-art@Nikon F')}`;
    expect(await list(sigma)).toEqual(['d850']);
    expect(await list(`${sigma}&adapters=1`)).toEqual(['d850', 'z6']);
  });

  const facets = async (query: string) => (await shop.call('GET', `/search/facets?${query}`)).body;

  test('count the items with every verdict, including those that are not listed', async () => {
    const fits = { _id: 'nikon-d850', name: 'Nikon D850', native: 2, adapter: 1, limited: 0, unknown: 3 };
    const of850 = await facets('kind=lens&fits=nikon-d850');
    expect(of850.fits).toEqual(fits);
    expect(of850.brand).toEqual([{ value: 'acme', label: 'Acme', count: 2 }]);
    expect((await facets('fits=nikon-d850&adapters=1')).fits).toEqual(fits);
    expect((await facets('fits=nikon-d850&mount=m42')).fits).toEqual({ ...fits, native: 0, unknown: 0 });
    expect((await facets('kind=lens')).fits).toBeNull();
    const z = await facets('fits=nikon-z-6');
    expect(z.fits).toMatchObject({ native: 1, adapter: 5, unknown: 2 });
    expect((await facets('fits=nikon-nikkor-af-s-50mm-f-1-8g')).fits).toMatchObject({
      native: 1,
      adapter: 1,
      unknown: 1,
    });
  });

  test('are refused with the name of the field if the model is unknown or of the wrong kind', async () => {
    expectProblem(await shop.call('GET', '/lens?fits=nikon-nothing'), 422, ['fits']);
    expectProblem(await shop.call('GET', '/lens?fits=nikon-nikkor-af-s-50mm-f-1-8g'), 422, ['fits']);
    expectProblem(await shop.call('GET', '/accessories?fits=nikon-d850'), 422, ['fits']);
    expectProblem(await shop.call('GET', '/search/facets?fits=nikon-nothing'), 422, ['fits']);
    expectProblem(await shop.call('GET', '/lens?fits=nikon-d850&adapters=yes'), 422, ['adapters']);
  });
});
