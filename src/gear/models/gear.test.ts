import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '#test/files.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, openShop, createListing, useShop } from '#test/shop.ts';
import { followAll } from './follow-service.server.ts';
import { loadReference, readModels } from './reference.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const find = async (query: Record<string, string>) => {
  const { status, body } = await shop.call('GET', `/gear?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body;
};
const namesOf = async (query: Record<string, string>): Promise<string[]> =>
  (await find(query)).models.map(({ name }: { name: string }) => name);

async function change(item: { _id: string }, body: object) {
  const answer = await shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

describe('suggestions', () => {
  test('have brands that begin with the typed text, and the models that it names', async () => {
    const found = await find({ q: 'nik' });
    expect(found.brands[0]).toBe('Nikon');
    const { brands, models } = await find({ q: 'leica q2', kind: 'cameras' });
    expect(brands).toEqual([]);
    expect(models[0]).toEqual({
      _id: 'leica-q2',
      kind: 'cameras',
      brand: 'Leica',
      name: 'Q2',
      mounts: [],
      choices: [],
      crop: 1,
      film: false,
      build: 'compact',
      format: 'full-frame',
      autofocus: null,
      stabilizer: null,
    });
    expect(models[1]).toMatchObject({ _id: 'leica-q2-monochrom' });
    expect((await find({ q: 'nikon fm2n' })).models[0]).toMatchObject({ _id: 'nikon-fm2', film: true });
    expect((await find({ q: 'olympus stylus epic' })).models[0]).toMatchObject({
      _id: 'olympus-stylus-epic',
      film: true,
    });
    expect(await namesOf({ q: '50mm 1.8g nikkor' })).toContain('Nikkor AF-S 50mm f/1.8G');
  });

  test.each([
    ['a7 iii', 'Alpha 7 III'],
    ['ILCE-7M3', 'Alpha 7 III'],
    ['xt3', 'X-T3'],
    ['Z6II', 'Z 6II'],
    ['5d mark iii', 'EOS 5D Mark III'],
    ['srt 101', 'SR-T 101'],
    ['ae1 program', 'AE-1 Program'],
    ['k1000', 'K1000'],
    ['om1n', 'OM-1N'],
    ['rolleiflex 2.8f', 'Rolleiflex 2.8F'],
    ['500cm', '500C/M'],
    ['maxxum 7000', '7000 AF'],
    ['5d mk3', 'EOS 5D Mark III'],
    ['α7 III', 'Alpha 7 III'],
    ['Panasonic Lumix GH5', 'DC-GH5'],
    ['OM-D E-M5 II', 'E-M5 II'],
    ['nikkon d750', 'D750'],
    ['Canon EOS 5D Mark III body boxed', 'EOS 5D Mark III'],
  ])('for %s are %s', async (typed, name) =>
    expect(await namesOf({ q: typed, kind: 'cameras' })).toContain(name),
  );

  test('list a name that begins with the typed text before one that contains it', async () => {
    expect((await namesOf({ q: 'd7', brand: 'Nikon', kind: 'cameras' }))[0]).toBe('D70');
  });

  test('contain at most twelve models of the requested kind and brand, ignoring case', async () => {
    const { models } = await find({ q: '50mm', brand: 'canon', kind: 'lens' });
    expect(models.length).toBeGreaterThan(3);
    for (const model of models) expect(model).toMatchObject({ brand: 'Canon', kind: 'lens' });
    expect((await find({ q: 'e', kind: 'cameras' })).models).toHaveLength(12);
    expect((await find({ brand: 'Hasselblad' })).models.length).toBeGreaterThan(0);
  });

  test('match wildcards literally, and are empty for an empty query', async () => {
    expect(await find({ q: '%' })).toEqual({ brands: [], mounts: [], models: [] });
    expect(await find({ q: '_' })).toMatchObject({ brands: [] });
    expect(await find({})).toEqual({ brands: [], mounts: [], models: [] });
  });
});

describe('the model of an item', () => {
  const d850 = { model: 'D850', modelId: 'nikon-d850', mount: 'Nikon F', crop: 1 };

  test('a linked model sets the name, mount and crop factor of the item', async () => {
    const item = await createListing(shop, seller, { modelId: 'nikon-d850', model: 'my old friend' });
    expect(item).toMatchObject(d850);
    const { body } = await shop.call('GET', '/cameras');
    expect(body.find(({ _id }: { _id: string }) => _id === item._id)).toMatchObject(d850);
  });

  test('a lens that was made for several mounts gets the stated one, or none', async () => {
    const modelId = 'sigma-35mm-f-1-4-dg-hsm-art';
    expect(await createListing(shop, seller, { modelId }, 'lens')).toMatchObject({ modelId, mount: null });
    const item = await createListing(shop, seller, { modelId, mount: 'Nikon F' }, 'lens');
    expect(item).toMatchObject({ modelId, mount: 'Nikon F' });
  });

  test('a model and a mount can be typed without a link', async () => {
    const free = { model: 'FM2n', mount: 'Nikon F' };
    expect(await createListing(shop, seller, free)).toMatchObject({ ...free, modelId: null, crop: null });
    const { model: _model, mount: _mount, ...without } = { ...aCamera, ...free };
    expect(await createListing(shop, seller, without)).toMatchObject({
      model: null,
      modelId: null,
      mount: null,
    });
  });

  test('an edit keeps the link unless it sends a different name', async () => {
    const item = await createListing(shop, seller, { modelId: 'nikon-d850' });
    expect(await change(item, { sale: 300 })).toMatchObject(d850);
    expect(await change(item, { model: 'D850' })).toMatchObject(d850);
    expect(await change(item, { modelId: 'nikon-d700' })).toMatchObject({
      model: 'D700',
      modelId: 'nikon-d700',
    });
    expect(await change(item, { model: 'D700, repaired' })).toMatchObject({
      model: 'D700, repaired',
      modelId: null,
      mount: 'Nikon F',
      crop: null,
    });
    expect(await change(item, { model: null, modelId: null, mount: null })).toMatchObject({
      model: null,
      modelId: null,
      mount: null,
    });
  });

  test('a model that is unknown or of a different kind is refused', async () => {
    for (const [kind, modelId] of [
      ['cameras', 'nikon-d9999'],
      ['cameras', 'sigma-35mm-f-1-4-dg-hsm-art'],
      ['lens', 'nikon-d850'],
      ['accessories', 'nikon-d850'],
    ])
      expectProblem(await shop.call('POST', `/${kind}`, { as: seller, body: { ...aCamera, modelId } }), 422, [
        'modelId',
      ]);
  });
});

describe('loading the reference', () => {
  test('a second start loads nothing', async () => {
    const before = await shop.app.db.selectFrom('gear_reference').selectAll().execute();
    await loadReference(shop.app.db, shop.app.root);
    expect(await shop.app.db.selectFrom('gear_reference').selectAll().execute()).toEqual(before);
  });

  test('changed files replace all models except linked ones, and listings follow a renamed model', async () => {
    const other = await openShop();
    onTestFinished(() => other.close());
    const root = await makeFolder();
    const owner = await other.createUser('Seller');
    await createListing(other, owner, { modelId: 'nikon-d850' });
    const followed = await createListing(other, owner, { modelId: 'nikon-d700' });
    const { _id: named } = await createListing(other, owner, { brand: 'Nikon', title: 'Nikon D300' });
    const unlinked = await createListing(other, owner, { modelId: 'nikon-d90' });
    const kit = { as: owner, body: { model: 'nikon-d90' } };
    expect((await other.call('POST', '/my/kit', kit)).status).toBe(201);
    await mkdir(join(root, 'reference/fit'), { recursive: true });
    await mkdir(join(root, 'reference/own-lenses'));
    const head = 'id\tmaker\tname\tmounts\tcrop\talias\n';
    await writeFile(join(root, 'reference/cameras.tsv'), `${head}nikon-d900\tNikon\tD900\tNikon F\t1\n`);
    await writeFile(
      join(root, 'reference/lenses.tsv'),
      `${head}sigma-1\tSigma\t24-70mm f/2.8\tNikon F, Canon EF\n`,
    );
    await writeFile(
      join(root, 'reference/own-lenses/zeiss.tsv'),
      'id\tmaker\tname\tmounts\talias\taperture\tfocus\tsource\nzeiss-2\tZeiss\tTwo\tNikon F\tDeux; Zwei\tring\tmanual\thttps://zeiss.example\n',
    );
    await writeFile(
      join(root, 'reference/own-cameras.tsv'),
      'id\tmaker\tname\tmount\tframe\talias\tfilm\tbuild\tyear\tsource\nnikon-f\tNikon\tF\tNikon F\t56x56\t\tyes\t\t\thttps://nikon.example\n',
    );
    await writeFile(
      join(root, 'reference/fit/corrections.tsv'),
      'model\tcolumn\tvalue\tsource\nsigma-1\tmounts\tCanon EF\thttps://sigma.example\n',
    );
    await writeFile(join(root, 'reference/fit/makers.tsv'), 'maker\town\tmade\tsource\n');
    await writeFile(
      join(root, 'reference/traits.tsv'),
      'models\tfilm\tbuild\tyear\tsource\nNikon F\t\tslr\t1959\thttps://nikon.example\n',
    );
    await writeFile(
      join(root, 'reference/fit/lenses.tsv'),
      'model\taperture\tfocus\nsigma-1\tring\tmanual\n',
    );
    await writeFile(join(root, 'reference/fit/bodies.tsv'), 'model\tscrew_drive\tmotor\n');
    await writeFile(join(root, 'reference/regional-variants.tsv'), 'models\tnames\tsource\n');
    await writeFile(
      join(root, 'reference/mounts.tsv'),
      'mount\taliases\ttakes\nNikon F\tF-mount\tNikon F\nCanon EF\tEF\tCanon EF\n',
    );
    await writeFile(
      join(root, 'reference/renamed.tsv'),
      'was\tis\nnikon-d700\tnikon-d900\nnikon-d300\tnikon-d900\nnikon-d1\tnikon-d2\nnikon-d90\t\n',
    );
    const { db } = other.app;
    await Promise.all([loadReference(db, root), loadReference(db, root)]);
    await followAll(db, root);
    const rows = await other.app.db.selectFrom('gear_models').selectAll().orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['nikon-d850', 'nikon-d900', 'nikon-f', 'sigma-1', 'zeiss-2']);
    expect(rows[2]).toMatchObject({ mounts: ['Nikon F'], crop: 0.55, kind: 'cameras' });
    const parsed = new Map((await readModels(root)).models.map((model) => [model.id, model]));
    expect(parsed.get('nikon-f')).toMatchObject({
      film: true,
      build: 'slr',
      format: 'medium-format',
      year: 1959,
      macro: null,
    });
    const { body } = await other.call('GET', `/cameras/${followed._id}`);
    expect(body).toMatchObject({ model: 'D900', modelId: 'nikon-d900', mount: 'Nikon F' });
    expect((await other.call('GET', `/cameras/${unlinked._id}`)).body).toMatchObject({
      model: 'D90',
      modelId: null,
      mount: 'Nikon F',
    });
    expect(await other.app.db.selectFrom('kit').selectAll().execute()).toEqual([]);
    const listing = await other.app.db
      .selectFrom('listings')
      .select(['model_id', 'named_model_id'])
      .where('id', '=', named)
      .executeTakeFirst();
    expect(listing).toEqual({ model_id: null, named_model_id: 'nikon-d900' });
    expect(rows[3]).toMatchObject({ mounts: ['Canon EF'], crop: null, kind: 'lens' });
    expect(parsed.get('sigma-1')).toMatchObject({
      focal: [24, 70],
      aperture: 2.8,
      autofocus: false,
      macro: false,
      build: null,
    });
    expect(rows[4]).toMatchObject({ mounts: ['Nikon F'], search: 'zeiss two deux,zwei', kind: 'lens' });
    expect(parsed.get('zeiss-2')).toMatchObject({ autofocus: false });
    const models = await shop.app.db.selectFrom('gear_models').select('id').execute();
    expect(models.length).toBeGreaterThan(1500);
  });
});
