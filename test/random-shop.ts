import fc from 'fast-check';
import type pg from 'pg';

export const kinds = ['cameras', 'lens', 'accessories'] as const;
export const conditions = ['Excellent', 'Good', 'Fair'] as const;
// Includes equally frequent spellings of one brand, and letters that UTF-16 and Unicode sort differently.
export const brands = [
  'Nikon',
  'NIKON',
  'nikon',
  'Canon',
  'canon',
  'Voigtländer',
  '\u{1D54F}press',
  '\uFF2Dinolta',
];
export const places = ['Porto', 'PORTO', 'Graz', 'Łódź', 'Ürümqi'];
/** Around the poles and the 180th meridian, and two places with the same position. */
export const towns = [
  { id: 1, lat: 89.9, lon: 10 },
  { id: 2, lat: 89.8, lon: -170 },
  { id: 3, lat: -17.5, lon: 179.9 },
  { id: 4, lat: -17.4, lon: -179.95 },
  { id: 5, lat: 47.07, lon: 15.44 },
  { id: 6, lat: 47.07, lon: 15.44 },
  { id: 7, lat: 41.15, lon: -8.61 },
];
export const mounts = ['F-mount', 'f-MOUNT', 'EF', "D'or", null];
export const models = [
  'nikon-d850',
  'zenit-zenitar-mc-16mm-f-2-8',
  'canon-ef-50mm-f-1-8-stm',
  'pentax-k-1',
  null,
];
/** Only lenses can have facts. */
const withFacts = <Row extends { kind: string }>(rows: fc.Arbitrary<Row>) =>
  fc
    .tuple(rows, fc.constantFrom('motor lever', 'motor lever;1.5', ';full', null, null))
    .map(([row, known]) => ({ ...row, lens_facts: row.kind === 'lens' ? known : null }));
export const words = [
  'fm2',
  'fm2n',
  '50mm',
  'body',
  'black',
  'mint',
  'voigtländer',
  'd850',
  'ニコン',
  '7',
  '35-70mm',
  'f2.8',
];
export const cents = [100, 100, 2_500, 9_900, 10_000, 250_000];
/** Ids of items that are in the shop from the start. */
export const knownIds = Array.from({ length: 20 }, (_, at) => `known-${at}`);
const parts = fc.array(
  withFacts(
    fc.record({
      kind: fc.constantFrom(...kinds),
      brand: fc.constantFrom(...brands),
      model: fc.constantFrom(...words),
      named_model_id: fc.constantFrom(...models),
      mount: fc.constantFrom(...mounts),
    }),
  ),
  { minLength: 1, maxLength: 3 },
);
const sellers = ['ann', 'bob', 'cyd', 'dan', 'eve'];

const title = fc.array(fc.constantFrom(...words, 'Body', '\u{1F4F7}', '\uFF2D'), {
  minLength: 1,
  maxLength: 4,
});
export const columns = withFacts(
  fc.record({
    kind: fc.constantFrom(...kinds),
    seller_id: fc.constantFrom(...sellers),
    title: title.map((named) => named.join(' ')),
    brand: fc.constantFrom(...brands),
    condition: fc.constantFrom(...conditions),
    duration: fc.constantFrom(0, 0.1, 1, 2.5, 10, 24),
    location: fc.constantFrom(...places),
    place_id: fc.constantFrom(...towns.map(({ id }) => id), null, null),
    buy_cents: fc.constantFrom(...cents),
    sale_cents: fc.constantFrom(...cents),
    mount: fc.constantFrom(...mounts),
    named_model_id: fc.constantFrom(...models),
    listed_at: fc.constantFrom(
      '2026-01-01',
      '2026-01-01T00:00:00.001',
      '2025-06-01T12:30:00.123',
      '2026-02-01',
    ),
  }),
);

const index = fc.nat(10_000);
export const shopChange = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('put up' as const), id: fc.uuid(), columns }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('edit' as const), index, columns }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom(
        ...([
          'book',
          'free',
          'sell',
          'take back a sale',
          'withdraw',
          'show again',
          'pause',
          'resume',
          'grade',
          'count',
          'forget count',
          'convert',
          'drop parts',
          'nothing',
        ] as const),
      ),
      index,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('name parts' as const), index, parts }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('suspend', 'let in', 'verify', 'unverify'),
      seller: fc.constantFrom(...sellers),
    }),
  },
);
export type ShopChange = typeof shopChange extends fc.Arbitrary<infer H> ? H : never;

const cancel = `update orders set stage = 'cancelled', due_at = null, moved_by = 'shop', moved_by_id = 'ann', deleted_at = now(), deleted_by = 'ann'
  where listing_id = $1 and deleted_at is null and sold_at is null`;
/**
 * The statements of each change. They do nothing if the item or seller is in a state that does not allow the change.
 */
const statements: Record<string, string[]> = {
  book: [
    `insert into orders (id, listing_id, seller_id, buyer_id, phone, location, title, img, sale_cents, customer)
    select gen_random_uuid(), id, seller_id, 'joe', '+43 316 555', 'x', title, img, sale_cents, 'joe' from listings
    where id = $1 and deleted_at is null and paused_at is null and sold_at is null
      and id not in (select id from booked_listings)`,
  ],
  free: [cancel],
  sell: [
    cancel,
    `update listings set sold_at = now(), paused_at = null, paused_by = null, paused_for = null where id = $1`,
  ],
  'take back a sale': ['update listings set sold_at = null where id = $1'],
  withdraw: [cancel, "update listings set deleted_at = now(), deleted_by = 'ann' where id = $1"],
  'show again': ['update listings set deleted_at = null, deleted_by = null where id = $1'],
  pause: [
    // The seller's own pause has no reason.
    `update listings set paused_at = now(), paused_by = 'ann', paused_for = case seller_id when 'ann' then null else 'x' end
     where id = $1 and sold_at is null`,
  ],
  resume: ['update listings set paused_at = null, paused_by = null, paused_for = null where id = $1'],
  // Every second inspection has a grade.
  grade: [
    'update inspections set superseded_at = now() where listing_id = $1 and superseded_at is null',
    `insert into inspections (id, listing_id, list, version, answers, cap, grade, working)
    select gen_random_uuid(), $1, 'lens', 1, '{}', 'Excellent', case when count(*) % 2 = 0 then 'Excellent' end, true
    from inspections where listing_id = $1`,
  ],
  count: [
    'delete from evidence where listing_id = $1',
    `insert into evidence (id, user_id, listing_id, make, model, count, counter)
    select gen_random_uuid(), seller_id, id, 'Nikon', 'D750', 1000 * (1 + abs(hashtext(id)) % 20), 'exposures'
    from listings where id = $1 and kind = 'cameras'`,
  ],
  'forget count': ['delete from evidence where listing_id = $1'],
  convert: [
    `update listings set conversion = case conversion when 'ai' then null else 'ai' end where id = $1 and kind = 'lens'`,
  ],
  'drop parts': ['delete from listing_parts where listing_id = $1 and position > 0'],
  nothing: ['update listings set updated_at = now() where id = $1'],
  suspend: ["update users set suspended_at = now(), suspended_by = 'ann', suspended_for = 'x' where id = $1"],
  'let in': ['update users set suspended_at = null, suspended_by = null, suspended_for = null where id = $1'],
  verify: [
    `insert into verifications (id, user_id, checked) select gen_random_uuid(), $1, '{identity}'
    where not exists (select from verifications where user_id = $1 and taken_back_at is null)`,
  ],
  unverify: [
    `update verifications set taken_back_at = now(), taken_back_by = 'ann', taken_back_for = 'x'
    where user_id = $1 and taken_back_at is null`,
  ],
};

/** Makes a change, and returns the item or seller that it affects. */
export async function applyChange(
  client: pg.Client,
  what: ShopChange,
): Promise<{ items: string[]; sellers: string[] }> {
  if (what.type === 'put up') {
    await createListing(client, what);
    return { items: [what.id], sellers: [] };
  }
  if ('seller' in what) {
    for (const each of statements[what.type]!) await client.query(each, [what.seller]);
    return { items: [], sellers: [what.seller] };
  }
  const { rows } = await client.query<{ id: string }>('select id from listings order by id');
  const id = rows[what.index % rows.length]!.id;
  if (what.type === 'edit') {
    const { seller_id: _, ...changed } = what.columns;
    const names = Object.keys(changed);
    const sets = names.map((name, at) => `${name} = $${at + 2}`).join(', ');
    // Only lenses may be converted, and only cameras may have a shutter count.
    await client.query('update listings set conversion = null where id = $1', [id]);
    if (changed.kind !== 'cameras') await client.query('delete from evidence where listing_id = $1', [id]);
    await client.query(`update listings set ${sets} where id = $1`, [id, ...Object.values(changed)]);
  } else if (what.type === 'name parts') await nameParts(client, id, what.parts);
  else for (const each of statements[what.type]!) await client.query(each, [id]);
  return { items: [id], sellers: [] };
}

async function nameParts(client: pg.Client, id: string, named: readonly object[]): Promise<void> {
  await client.query('delete from listing_parts where listing_id = $1', [id]);
  for (const [position, part] of named.entries()) {
    const values = { listing_id: id, position, ...part };
    const names = Object.keys(values);
    await client.query(
      `insert into listing_parts (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  }
}

async function createListing(
  client: pg.Client,
  { id, columns: given }: { id: string; columns: object },
): Promise<void> {
  const values = { id, des: 'x', img: 'https://example.com/x.jpg', ...given };
  const names = Object.keys(values);
  await client.query(
    `insert into listings (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
    on conflict do nothing`,
    Object.values(values),
  );
}

export async function createPlaces(
  client: pg.Client,
  positions: readonly { id: number; lat: number; lon: number }[],
) {
  await client.query(
    `insert into places (id, name, ascii, country, lat, lon, population)
    select id, 'Place ' || id, 'Place ' || id, 'PT', lat, lon, 1000 from json_to_recordset($1) given (id integer, lat real, lon real)`,
    [JSON.stringify(positions)],
  );
}

/** Inserts all sellers and `size` items. */
export async function fillShop(client: pg.Client, size: number): Promise<void> {
  for (const id of [...sellers, 'joe'])
    await client.query(
      "insert into users (id, issuer, subject, name, email, role) values ($1, 'test', $1, $1, $1 || '@example.com', 'Seller')",
      [id],
    );
  await createPlaces(client, towns);
  const items = fc.record({ id: fc.uuid(), columns });
  const ids: string[] = [];
  for (const [at, item] of fc.sample(items, { numRuns: size, seed: 7 }).entries()) {
    const id = knownIds[at] ?? item.id;
    await createListing(client, { ...item, id });
    ids.push(id);
  }
  // Every fifth item has parts.
  const some = ids.filter((_, at) => at % 5 === 0);
  for (const [at, named] of fc.sample(parts, { numRuns: some.length, seed: 7 }).entries())
    await nameParts(client, some[at]!, named);
  // The only item with its model.
  const [alone] = fc.sample(columns, { numRuns: 1, seed: 7 });
  await createListing(client, {
    id: 'alone',
    columns: { ...alone, seller_id: 'eve', named_model_id: 'olympus-e-m10' },
  });
}
