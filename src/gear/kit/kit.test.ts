import { describe, expect, test } from 'vitest';
import { everyPage } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';
import { gapsBetween, lengthsOf } from './plan.ts';
import { maxItems } from './schemas.ts';

const shop = await useShop();
const owner = await shop.createUser('Buyer');

const add = (body: object, as: TestUser = owner) => shop.call('POST', '/my/kit', { as, body });
const fifty = 'nikon-nikkor-af-s-50mm-f-1-8g';
const sigma = 'sigma-35mm-f-1-4-dg-hsm-art';

describe('a kit', () => {
  test('stores models with their names and mounts for its owner only', async () => {
    const camera = await add({ model: 'nikon-z-6', name: 'With the grip' });
    expect(camera).toMatchObject({
      status: 201,
      body: {
        model: { _id: 'nikon-z-6', kind: 'cameras', brand: 'Nikon', name: 'Z 6', mounts: ['Nikon Z'] },
        mount: 'Nikon Z',
        name: 'With the grip',
      },
    });
    const { body: lens } = await add({ model: sigma });
    expect(lens).toMatchObject({ mount: null, name: null });
    const path = `/my/kit/${lens._id}`;
    const changed = await shop.call('PATCH', path, { as: owner, body: { mount: 'Nikon F' } });
    expect(changed.body).toEqual({ ...lens, mount: 'Nikon F' });
    expect((await shop.call('PATCH', path, { as: owner, body: { name: 'Art' } })).body).toEqual({
      ...lens,
      mount: 'Nikon F',
      name: 'Art',
    });
    const list = await shop.call('GET', '/my/kit', { as: owner });
    expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual([camera.body._id, lens._id]);

    const other = await shop.createUser('Seller');
    expect((await shop.call('GET', '/my/kit', { as: other })).body).toEqual([]);
    expectProblem(await shop.call('PATCH', path, { as: other, body: { name: 'Mine' } }), 404);
    expectProblem(await shop.call('DELETE', path, { as: other }), 404);
    expect((await shop.call('DELETE', path, { as: owner })).body).toEqual({ deletedCount: 1 });
    expectProblem(await shop.call('DELETE', path, { as: owner }), 404);
    expect((await shop.call('GET', '/my/kit', { as: owner })).body).toEqual([camera.body]);
  });

  test('rejects an unknown model or mount with the name of the field, and stores nothing', async () => {
    const robin = await shop.createUser('Buyer');
    expectProblem(await add({ model: 'nikon-nothing' }, robin), 422, ['model']);
    expectProblem(await add({ model: fifty, mount: 'Canon EF' }, robin), 422, ['mount']);
    const { body } = await add({ model: sigma }, robin);
    const path = `/my/kit/${body._id}`;
    expectProblem(await shop.call('PATCH', path, { as: robin, body: { mount: 'Leica M' } }), 422, ['mount']);
    expect((await shop.call('GET', '/my/kit', { as: robin })).body).toEqual([body]);
  });

  test('has at most 60 items, even if two are added concurrently', async () => {
    const robin = await shop.createUser('Buyer');
    for (let at = 1; at < maxItems; at++) expect((await add({ model: fifty }, robin)).status).toBe(201);
    const answers = await Promise.all([add({ model: fifty }, robin), add({ model: fifty }, robin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await shop.call('GET', '/my/kit', { as: robin })).body).toHaveLength(maxItems);
  });

  test('is in the export of personal data', async () => {
    const robin = await shop.createUser('Buyer');
    await add({ model: 'nikon-z-6', name: 'Robin’s own' }, robin);
    const file = await shop.call('GET', '/profile/export', { as: robin });
    expect(file.body.kit).toMatchObject([{ model_id: 'nikon-z-6', mount: 'Nikon Z', name: 'Robin’s own' }]);
  });
});

describe('a plan', () => {
  test('has a verdict for each camera and lens, the adapters that fit, and the missing focal lengths', async () => {
    const robin = await shop.createUser('Buyer');
    const { body: z } = await add({ model: 'nikon-z-6' }, robin);
    const { body: d } = await add({ model: 'nikon-d850' }, robin);
    const { body: af } = await add({ model: 'nikon-nikkor-af-85mm-f-1-8d' }, robin);
    const { body: art } = await add({ model: sigma, mount: 'Nikon F' }, robin);
    const { body: own } = await add({ model: 'nikon-nikkor-z-50mm-f-1-8-s' }, robin);
    const { body: plan } = await shop.call('GET', '/my/kit/plan', { as: robin });
    const verdicts = plan.pairs.map((pair: Record<string, unknown>) => [
      pair['camera'],
      pair['lens'],
      pair['verdict'],
      pair['adapter'],
    ]);
    expect(verdicts).toEqual([
      [z._id, af._id, 'adapter', 'Nikon FTZ II'],
      [z._id, art._id, 'adapter', 'Nikon FTZ II'],
      [z._id, own._id, 'native', null],
      [d._id, af._id, 'native', null],
      [d._id, art._id, 'native', null],
      [d._id, own._id, 'no', null],
    ]);
    expect(plan.adapters[0]).toMatchObject({ serves: 2 });
    expect(plan.reach).toEqual([
      {
        camera: z._id,
        lengths: [
          { lens: art._id, from: 35, to: 35 },
          { lens: own._id, from: 50, to: 50 },
          { lens: af._id, from: 85, to: 85 },
        ],
        gaps: [],
      },
      {
        camera: d._id,
        lengths: [
          { lens: art._id, from: 35, to: 35 },
          { lens: af._id, from: 85, to: 85 },
        ],
        gaps: [{ from: 35, to: 85 }],
      },
    ]);
  });

  test.each([
    ['Nikkor AF 85mm f/1.8D', 85, 85],
    ['EF-S 17-55mm f/2.8 IS USM', 17, 55],
    ['Lumix G Vario 14-42/F3.5-5.6', undefined, undefined],
    ['Samyang 7.5mm f/3.5', 7.5, 7.5],
    ['Zenitar MC 16mm f/2.8', 16, 16],
  ])('the focal lengths of %s are read from its name', (name, from, to) => {
    expect(lengthsOf(name)).toEqual(from === undefined ? undefined : { from, to });
  });

  test('a zoom that covers a gap closes it', () => {
    const [wide, long, all] = [
      { from: 20, to: 20 },
      { from: 200, to: 200 },
      { from: 18, to: 150 },
    ];
    expect(gapsBetween([long, wide])).toEqual([{ from: 20, to: 200 }]);
    expect(gapsBetween([long, wide, all])).toEqual([]);
  });
});

describe('the fits of a kit', () => {
  test('for ten bodies and a hundred items need one request, skipping unknown models and withdrawn items', async () => {
    const seller = await shop.createUser('Seller');
    const items: string[] = [];
    for (let at = 0; at < 100; at++) {
      const changes = { modelId: at % 2 ? fifty : sigma, ...(at % 4 === 0 && { mount: 'Nikon F' }) };
      items.push((await createListing(shop, seller, changes, 'lens'))._id);
    }
    const bodies = [
      'nikon-z-6',
      'nikon-d850',
      'nikon-f100',
      'nikon-fm2',
      'canon-eos-r',
      'canon-eos-5d',
      'sony-alpha-7',
      'pentax-k-1',
      'olympus-e-m1',
      'nikon-gone',
    ];
    const query = new URLSearchParams([
      ...items.map((id) => ['listing', id]),
      ...bodies.map((id) => ['model', id]),
      ['model', fifty],
    ] as [string, string][]);
    const { status, body } = await shop.call('GET', `/fit/items?${query}`);
    expect(status).toBe(200);
    expect(body.models).toHaveLength(10);
    expect(body.pairs).toHaveLength(900);
    const of = (listing: string, model: string) =>
      body.pairs.find(
        (pair: Record<string, unknown>) => pair['listing'] === listing && pair['model'] === model,
      );
    expect(of(items[1]!, 'nikon-z-6')).toMatchObject({
      verdict: 'adapter',
      adapter: 'Nikon FTZ II',
      loses: [],
      damages: false,
    });
    expect(of(items[1]!, 'nikon-fm2')).toMatchObject({
      verdict: 'limited',
      loses: ['autofocus', 'aperture'],
    });
    expect(of(items[0]!, 'nikon-d850')).toMatchObject({ verdict: 'native' });
    expect(of(items[2]!, 'nikon-d850')).toMatchObject({ verdict: 'unknown' });
    await shop.call('DELETE', `/lens/${items[1]}`, { as: seller });
    const again = await shop.call('GET', `/fit/items?${query}`);
    expect(again.body.pairs).toHaveLength(891);
  });

  test('depend on the stated mount of a lens that was made for several mounts', async () => {
    const seller = await shop.createUser('Seller');
    const { _id } = await createListing(shop, seller, { modelId: 'nikon-d850' }, 'cameras');
    const load = async (key: string) =>
      (await shop.call('GET', `/fit/items?${new URLSearchParams({ listing: _id, model: key })}`)).body.pairs;
    expect(await load(sigma)).toMatchObject([{ model: sigma, verdict: 'unknown' }]);
    expect(await load(`${sigma}@Nikon F`)).toMatchObject([{ model: `${sigma}@Nikon F`, verdict: 'native' }]);
    expect(await load(`${sigma}@Nikon Z`)).toMatchObject([{ verdict: 'unknown' }]);
  });
});

describe('the fits of a model', () => {
  test('are paged with the best verdicts first, and can be filtered by verdict', async () => {
    const first = await shop.call('GET', '/fit/nikon-z-6?limit=100');
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const verdicts = first.body.map(({ verdict }: { verdict: string }) => verdict);
    expect(verdicts[0]).toBe('native');
    expect(verdicts.indexOf('adapter')).toBe(verdicts.filter((each: string) => each === 'native').length);
    const pages = await everyPage<{ model: string }>(shop, '/fit/nikon-z-6?verdict=adapter&limit=100');
    const all = pages.flatMap(({ items }) => items.map(({ model }) => model));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([String(all.length)]));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('nikon-nikkor-af-85mm-f-1-8d');
    expectProblem(await shop.call('GET', '/fit/nikon-nothing'), 404);
    expectProblem(await shop.call('GET', '/fit/nikon-z-6?cursor=x'), 422, ['cursor']);
    const other = /cursor=([^&>]*)/.exec(first.headers.get('link')!)![1];
    expectProblem(await shop.call('GET', `/fit/nikon-d850?cursor=${other}`), 422, ['cursor']);
  });
});
