import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { itemsInBatch } from '#src/platform/db/backfill.server.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, createListing, type Kind, useShop } from '#test/shop.ts';
import { followAll, followBatch, readFollowed } from './follow-service.server.ts';
import { wholeReference } from './names-service.server.ts';
import { loadReference } from './reference.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const { db } = shop.app;

const list = (changes: object, kind: Kind = 'lens') => createListing(shop, seller, changes, kind);
const tryToList = (changes: object, kind: Kind = 'lens') =>
  shop.call('POST', `/${kind}`, { as: seller, body: { ...aCamera, ...changes } });
const stored = ({ _id }: { _id: string }) =>
  db
    .selectFrom('listings')
    .select(['mount', 'named_mount', 'named_model_id', 'mounts'])
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();

describe('a stated mount', () => {
  test.each([
    ['EF', 'lens', 'Canon EF'],
    ['Sony FE', 'lens', 'Sony E'],
    ['C/Y', 'lens', 'Contax/Yashica'],
    ['EF/EF-S', 'lens', 'Canon EF'],
    ['EF/EF-S', 'cameras', 'Canon EF-S'],
    ['LTM', 'cameras', 'M39 (Leica thread)'],
  ] as const)('%s of %s is answered and filtered as %s', async (mount, kind, canonical) => {
    const item = await list({ title: `Something for ${mount} ${kind}`, brand: 'Nobody', mount }, kind);
    expect(item.mount).toBe(canonical);
    expect(await stored(item)).toMatchObject({ mount: canonical, mounts: [canonical] });
    for (const name of [canonical, mount]) {
      const { body } = await shop.call('GET', `/${kind}?mount=${encodeURIComponent(name)}`);
      expect(body.map(({ _id }: { _id: string }) => _id)).toContain(item._id);
    }
  });

  test.each(['Banana', 'M39', 'F'])('%s is kept as text, and in no facet', async (mount) => {
    const item = await list({ title: 'A lens', brand: 'Nobody', mount });
    expect(item.mount).toBe(mount);
    expect(await stored(item)).toMatchObject({ mount, mounts: [] });
    const { body } = await shop.call('GET', '/search/facets?kind=lens');
    expect(body.mount.map(({ value }: { value: string }) => value)).not.toContain(mount.toLowerCase());
  });

  test.each([
    ['canon-ef-50mm-f-1-8-stm', 'lens', 'Nikon F'],
    ['canon-eos-r6', 'cameras', 'Canon EF'],
    ['zeiss-planar-50mm-f-1-7-aej', 'lens', 'Sony E'],
    ['sigma-35mm-f-1-4-dg-hsm-art', 'lens', 'Leica M'],
    ['leica-q2', 'cameras', 'L-Mount'],
    ['canon-ef-50mm-f-1-8-stm', 'lens', 'Banana'],
  ] as const)('%s (%s) is never %s', async (modelId, kind, mount) => {
    const answer = await tryToList({ modelId, mount }, kind);
    expectProblem(answer, 422, ['mount']);
  });

  test('a refused mount is answered with those of the model', async () => {
    const { body } = await tryToList({ modelId: 'canon-eos-r6', mount: 'Canon EF' }, 'cameras');
    expect(body.errors).toEqual([{ path: 'mount', message: 'must be Canon RF for this model' }]);
  });

  test('an edit to a mount that the model does not have is refused', async () => {
    const item = await list({ modelId: 'nikon-d850' }, 'cameras');
    const path = `/cameras/${item._id}`;
    expectProblem(await shop.call('PATCH', path, { as: seller, body: { mount: 'EF' } }), 422, ['mount']);
    expect((await shop.call('PATCH', path, { as: seller, body: { mount: 'F mount' } })).body.mount).toBe(
      'Nikon F',
    );
  });

  test('M39 on a chosen model is the mount of this model', async () => {
    expect(await list({ modelId: 'zorki-4', mount: 'M39' }, 'cameras')).toMatchObject({
      mount: 'M39 (Leica thread)',
    });
    expect(await list({ modelId: 'mto-500-500mm-f-8-mirror-lens', mount: 'M39' })).toMatchObject({
      mount: 'M39 (Zenit)',
    });
  });
});

describe('a chosen model', () => {
  test.each([
    ['zeiss-planar-50mm-f-1-7-aej', 'Contax/Yashica'],
    ['pentacon-electric-2-8-29mm', 'M42'],
    ['zeiss-batis-25mm-f-2', 'Sony E'],
    ['canon-ef-50mm-f-1-8-stm', 'Canon EF'],
  ])('%s sets %s', async (modelId, mount) => expect(await list({ modelId })).toMatchObject({ mount }));

  test.each(['samyang-50mm-f-1-4-as-umc', 'sigma-35mm-f-1-2-dg-dn-art', 'zeiss-distagon-18mm-f-4'])(
    '%s sets no mount, and its seller is asked',
    async (modelId) => {
      const item = await list({ modelId });
      expect(item.mount).toBeNull();
      expect((await stored(item)).mounts).toEqual([]);
      const path = `/dashboard/lens/${item._id}`;
      expect((await shop.call('GET', path, { as: seller })).body.asksMount).toBe(true);
      await shop.call('PATCH', `/lens/${item._id}`, { as: seller, body: { mount: 'Leica M' } });
      const { body } = await shop.call('GET', '/gear?q=samyang+50mm+f/1.4+as+umc&kind=lens');
      expect(body.models[0]).toMatchObject({ mounts: [] });
      expect(body.models[0].choices).toEqual(expect.arrayContaining(['Canon EF', 'Nikon F', 'Sony E']));
    },
  );

  test('an answered question is not asked again', async () => {
    const item = await list({ modelId: 'samyang-50mm-f-1-4-as-umc', mount: 'Canon EF mount' });
    expect((await shop.call('GET', `/dashboard/lens/${item._id}`, { as: seller })).body).toMatchObject({
      mount: 'Canon EF',
      asksMount: false,
    });
  });
});

describe('a mount in a title', () => {
  test.each([
    ['Samyang', 'Samyang 50mm f/1.4 AS UMC for Canon EF', 'Canon EF'],
    ['Pentacon', 'Pentacon electric 29mm f/2.8 M42', 'M42'],
    ['Zeiss', 'Zeiss Planar 50mm f/1.7 AEJ Contax Yashica', 'Contax/Yashica'],
    ['Sigma', 'Sigma 35mm f/1.4 DG HSM Art for Nikon F', 'Nikon F'],
  ])('%s: %s is for %s alone', async (brand, title, mount) => {
    const item = await list({ brand, title });
    expect(await stored(item)).toMatchObject({ mount: null, named_mount: mount, mounts: [mount] });
    const { body } = await shop.call('GET', '/lens?mount=Sony+E');
    expect(body.map(({ _id }: { _id: string }) => _id)).not.toContain(item._id);
  });

  test('a mount that the named model never had makes the naming void', async () => {
    const item = await list({ brand: 'Canon', title: 'Canon EF 50mm f/1.8 STM' });
    expect((await stored(item)).named_model_id).toBe('canon-ef-50mm-f-1-8-stm');
    const body = { title: 'EF 50mm f/1.8 STM, Nikon F mount' };
    expect((await shop.call('PATCH', `/lens/${item._id}`, { as: seller, body })).status).toBe(200);
    expect(await stored(item)).toEqual({
      mount: null,
      named_mount: 'Nikon F',
      named_model_id: null,
      mounts: ['Nikon F'],
    });
  });

  test.each([
    ['Canon EF mount, glass is clean.', 'Canon EF'],
    ['I used it on my Sony E body.', null],
    ['Works on Nikon Z mount with the FTZ.', null],
  ])('the description “%s” names %s', async (des, mount) => {
    const item = await list({ brand: 'Samyang', title: 'Samyang 135mm f/2', des });
    expect((await stored(item)).named_mount).toBe(mount);
  });

  test('an adapter in a title names no mount', async () => {
    const item = await list({ brand: 'Nikon', title: 'Nikkor 50mm f/1.8 with Sony E adapter' });
    expect((await stored(item)).named_mount).toBeNull();
  });

  test('a stated mount goes before a named one', async () => {
    const item = await list({ brand: 'Samyang', title: 'Samyang 14mm for Canon EF', mount: 'PK' });
    expect(await stored(item)).toMatchObject({ mount: 'Pentax K', mounts: ['Pentax K'] });
  });
});

test('a kit accepts any spelling of a mount', async () => {
  const body = { model: 'sigma-35mm-f-1-4-dg-hsm-art', mount: 'EF mount' };
  expect((await shop.call('POST', '/my/kit', { as: seller, body })).body.mount).toBe('Canon EF');
});

const suggest = async (mount: string): Promise<string[]> =>
  (await shop.call('GET', `/gear?mount=${encodeURIComponent(mount)}`)).body.mounts;

test('suggested mounts begin with the typed text, or are meant by it', async () => {
  expect(await suggest('MFT')).toEqual(['Micro Four Thirds']);
  expect((await suggest('M39')).toSorted()).toEqual(['M39 (Leica thread)', 'M39 (Zenit)']);
  expect(await suggest('Ca')).toContain('Canon EF');
});

/** Loads the reference again, as after an upgrade, and runs the job that makes items follow it. */
async function followReference(): Promise<void> {
  await sql`update gear_reference set checksum = 'older'`.execute(db);
  await loadReference(db, shop.app.root);
  await shop.app.jobs.boss.send('follow-reference', {});
  await shop.work();
}

test('stored mounts are spelled after the reference is loaded, and a second time changes nothing', async () => {
  const free = await list({ title: 'A lens', brand: 'Nobody' });
  const screw = await list({ title: 'A screw lens', brand: 'Nobody' });
  const linked = await list({ modelId: 'zorki-4' }, 'cameras');
  const misnamed = await list({ brand: 'Samyang', title: 'Samyang 50mm f/1.4 AS UMC for Canon EF' });
  const { body: kept } = await shop.call('POST', '/my/kit', {
    as: seller,
    body: { model: 'sigma-35mm-f-1-4-dg-hsm-art', mount: 'Nikon F' },
  });
  const { body: draft } = await shop.call('POST', '/my/drafts', {
    as: seller,
    body: { kind: 'lens', fields: { title: 'A draft' } },
  });
  const set = (mount: string, { _id }: { _id: string }) =>
    sql`update listings set mount = ${mount}, mounts = array[${mount}] where id = ${_id}`.execute(db);
  await set('Sony FE', free);
  await set('M39', screw);
  await set('M39', linked);
  await sql`update listings set named_mount = null, mounts = '{Sony E}' where id = ${misnamed._id}`.execute(
    db,
  );
  await sql`update kit set mount = 'F mount' where id = ${kept._id}`.execute(db);
  await sql`update drafts set fields = '{"title": "A draft", "mount": "LTM"}' where id = ${draft._id}`.execute(
    db,
  );
  await followReference();

  expect(await stored(free)).toMatchObject({ mount: 'Sony E', mounts: ['Sony E'] });
  expect(await stored(screw)).toMatchObject({ mount: 'M39', mounts: [] });
  expect((await shop.call('GET', `/dashboard/lens/${screw._id}`, { as: seller })).body.asksMount).toBe(true);
  expect(await stored(linked)).toMatchObject({
    mount: 'M39 (Leica thread)',
    mounts: ['M39 (Leica thread)'],
  });
  expect(await stored(misnamed)).toMatchObject({ named_mount: 'Canon EF', mounts: ['Canon EF'] });
  const { rows } = await sql`
    select (select mount from kit where id = ${kept._id}) as kit,
      (select fields from drafts where id = ${draft._id}) as draft`.execute(db);
  expect(rows).toEqual([{ kit: 'Nikon F', draft: { title: 'A draft', mount: 'M39 (Leica thread)' } }]);

  const versions = () => sql`select id, xmin::text from listings order by id`.execute(db);
  const before = (await versions()).rows;
  await followReference();
  expect((await versions()).rows).toEqual(before);
});

test('mounts of parts and of adapters are spelled after the reference is loaded', async () => {
  const lens = { kind: 'lens', brand: 'Nobody', model: 'Lens 50mm', mount: 'Sony E' };
  const linked = { kind: 'cameras', brand: 'Zorki', modelId: 'zorki-4' };
  const camera = await list({ parts: [lens, linked] }, 'cameras');
  const joins = { adaptsFrom: 'Canon EF', adaptsTo: 'Sony E' };
  const adapter = await list(joins, 'accessories');
  const same = await list(joins, 'accessories');
  await sql`update listing_parts set mount = case kind when 'lens' then 'Sony FE' else 'M39' end
    where listing_id = ${camera._id}`.execute(db);
  const setAdapter = (from: string, to: string, { _id }: { _id: string }) =>
    sql`update listings set adapts_from = ${from}, adapts_to = ${to} where id = ${_id}`.execute(db);
  await setAdapter('EF mount', 'Sony FE', adapter);
  await setAdapter('Sony FE', 'Sony E', same);
  await followReference();

  const { body } = await shop.call('GET', `/cameras/${camera._id}`);
  const mounts = [{ mount: 'Sony E' }, { mount: 'M39 (Leica thread)' }];
  expect(body).toMatchObject({ version: 1, parts: mounts });
  const { rows: found } = await sql`select part_mounts from listings where id = ${camera._id}`.execute(db);
  expect(found).toEqual([{ part_mounts: ['M39 (Leica thread)', 'Sony E'] }]);
  const { body: spelled } = await shop.call('GET', `/accessories/${adapter._id}`);
  expect(spelled).toMatchObject(joins);
  expect(await stored(adapter)).toMatchObject({ mounts: ['Canon EF', 'Sony E'] });
  const { body: kept } = await shop.call('GET', `/accessories/${same._id}`);
  expect(kept).toMatchObject({ adaptsFrom: 'Sony FE', adaptsTo: 'Sony E' });
});

test('facts follow an edit of the mount, and are computed again when the reference changes', async () => {
  const parts = [{ kind: 'lens', brand: 'Nikon', model: 'AF-S 43mm f/1.7G', mount: 'Nikon F' }];
  const fields = { brand: 'Nikon', title: 'AF-S 43mm f/1.7G', parts };
  const { _id: id } = await list(fields);
  const storedFacts = async () => {
    const own = await db.selectFrom('listings').select('lens_facts').where('id', '=', id).execute();
    const ofPart = db.selectFrom('listing_parts').select('lens_facts').where('listing_id', '=', id);
    return [...own, ...(await ofPart.execute())].map(({ lens_facts }) => lens_facts);
  };
  expect(await storedFacts()).toEqual([null, 'motor lever;Nikon']);
  await shop.call('PATCH', `/lens/${id}`, { as: seller, body: { mount: 'Nikon F' } });
  expect(await storedFacts()).toEqual(['motor lever;Nikon', 'motor lever;Nikon']);
  await db.updateTable('listings').set({ lens_facts: 'pre' }).where('id', '=', id).execute();
  await db.updateTable('listing_parts').set({ lens_facts: null }).where('listing_id', '=', id).execute();
  await followReference();
  expect(await storedFacts()).toEqual(['motor lever;Nikon', 'motor lever;Nikon']);
});

test('a start writes to no item, and a run that was interrupted goes on behind its last batch', async () => {
  const { _id: id } = await list({ title: 'A lens', brand: 'Nobody' });
  const copies = 2 * itemsInBatch;
  await sql`
    insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img)
    select ${id} || '-' || n, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img
    from listings cross join generate_series(1, ${copies}::int) n where id = ${id}`.execute(db);
  const countSpelled = async () => {
    const spelled = db.selectFrom('listings').where('id', 'like', `${id}%`).where('mount', '=', 'Sony E');
    return (await spelled.select('id').execute()).length;
  };
  await sql`update listings set mount = 'Sony FE' where id like ${`${id}%`}`.execute(db);
  await sql`update gear_reference set checksum = 'older'`.execute(db);
  await loadReference(db, shop.app.root);
  expect(await countSpelled()).toBe(0);

  const reference = await readFollowed(db, shop.app.root);
  const other = { ...reference!, checksum: 'of another release' };
  expect(await followBatch(db, other)).toBe('last');
  expect(await countSpelled()).toBe(0);
  while ((await countSpelled()) === 0) expect(await followBatch(db, reference!)).toBe('more');
  // An item of an earlier batch is not read again.
  await sql`update listings set mount = 'Sony FE' where id = ${id}`.execute(db);
  while ((await followBatch(db, reference!)) === 'more');
  expect(await countSpelled()).toBe(copies);
  expect(await readFollowed(db, shop.app.root)).toBeNull();
});

test('the notes that admins have changed follow a renamed model', async () => {
  const { renamed } = await wholeReference(shop.app.root);
  const [was = '', is = ''] = [...renamed].find(([, now]) => now !== '') ?? [];
  await shop.sql`insert into model_notes values (${was}, 'moved', 'x'), (${was}, 'kept', 'old'), (${is}, 'kept', 'new')`;
  await followReference();
  expect(await shop.sql`select note, text from model_notes where model_id = ${is} order by note`).toEqual([
    { note: 'kept', text: 'new' },
    { note: 'moved', text: 'x' },
  ]);
});

test('an item that was linked to a renamed model after its batch follows it in the end', async () => {
  const { renamed } = await wholeReference(shop.app.root);
  const [was = '', is = ''] = [...renamed].find(([, now]) => now.startsWith('canon-ef')) ?? [];
  expect(is).not.toBe('');
  const { _id: id } = await list({ title: 'A lens', brand: 'Nobody' });
  await sql`insert into gear_models (id, kind, maker, name, mounts, search)
    values (${was}, 'lens', 'Canon', 'Old name', '{}', 'old')`.execute(db);
  await sql`update listings set model_id = ${was}, model = 'Old name' where id = ${id}`.execute(db);
  await sql`update gear_reference set follow_after = '~'`.execute(db);
  await followAll(db, shop.app.root);
  const item = await db.selectFrom('listings').select('model_id').where('id', '=', id).executeTakeFirst();
  expect(item).toEqual({ model_id: is });
  expect(await db.selectFrom('gear_models').select('id').where('id', '=', was).execute()).toEqual([]);
});
