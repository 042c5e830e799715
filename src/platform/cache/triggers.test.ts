import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const [seller, buyer, admin] = [
  await shop.createUser('Seller'),
  await shop.createUser('Buyer'),
  await shop.createUser('admin'),
];
const [one, other] = [(await createListing(shop, seller))._id, (await createListing(shop, seller))._id];

type Statement = () => RawBuilder<unknown>;

/** Returns the tags that the last statement writes, with names instead of ids. All statements are rolled back. */
async function tagsOf(statements: Statement[]): Promise<string> {
  let tags: string[] = [];
  const rolledBack = shop.app.db.transaction().execute(async (trx) => {
    for (const statement of statements) {
      await sql`delete from changes where xid = pg_current_xact_id()`.execute(trx);
      await statement().execute(trx);
    }
    const { rows } = await sql<{ tag: string }>`select distinct unnest(tags) as tag from changes
      where xid = pg_current_xact_id()`.execute(trx);
    tags = rows.map(({ tag }) =>
      tag.replace(one, 'one').replace(other, 'other').replace(seller.id, 'seller'),
    );
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  return tags
    .filter((tag) => !tag.startsWith('live:'))
    .toSorted()
    .join(' ');
}

const setListing = (what: RawBuilder<unknown>) => () => sql`update listings set ${what} where id = ${one}`;
const pause = setListing(sql`paused_at = now(), paused_by = ${admin.id}, paused_for = 'x'`);
const setSeller = (what: RawBuilder<unknown>) => () => sql`update users set ${what} where id = ${seller.id}`;
const storePhoto = () => sql`insert into photos (hash, host, width, height, placeholder, url, stored_at)
  values (md5('x'), 'local', 4, 3, 'data:image/png;base64,', '/images/x', now())`;
const showPhoto = () => sql`insert into listing_photos values (${one}, 0, md5('x'))`;
const order = () => sql`insert into orders
  (id, listing_id, seller_id, buyer_id, phone, location, title, img, sale_cents)
  select id, id, seller_id, ${buyer.id}, '12345', 'Porto', title, img, sale_cents from listings where id = ${one}`;
const verify = () =>
  sql`insert into verifications (id, user_id) values (gen_random_uuid()::text, ${seller.id})`;
const add = (rows: RawBuilder<unknown>) => () =>
  sql`insert into listings
  (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img)
  select id, 'cameras', ${seller.id}, 'x', 'x', 'x', 'Good', 1, 'x', 1, 1, 'https://example.com/' from ${rows}`;
const addNew = add(sql`(values ('new')) new (id)`);
const addMany = add(sql`generate_series(1, 401) n, concat('many-', n) id`);

const addSale = () => sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
  values ('nikon-f3', 'Good', 1, now(), 'demo')`;
const aNewPost = () => sql`insert into posts (id, title, image, des) values ('new', 'x', '/demo/x.svg', 'x')`;

const item = 'items-of:seller list:cameras listing:one';
const offered = `${item} model:nikon-fm2`;
const looks = 'items-of:seller listing:one';
const withdrawn = 'withdrawn:addresses withdrawn:items-of:seller withdrawn:listing:one';
const allLists = 'list:accessories list:cameras list:lens';

test.for<[string, string, ...Statement[]]>([
  [
    'another kind of an item',
    'items-of:seller list:cameras list:lens listing:one model:nikon-fm2',
    setListing(sql`kind = 'lens'`),
  ],
  [
    'another id of an item',
    'items-of:seller list:cameras listing:one listing:one- model:nikon-fm2',
    setListing(sql`id = id || '-'`),
  ],
  ['another time of an edit', item, setListing(sql`updated_at = now()`)],
  ['a new item', `items-of:seller list:cameras listing:new`, addNew],
  ['another price of an item', offered, setListing(sql`sale_cents = 1`)],
  [
    'a withdrawn item',
    `${offered} ${withdrawn}`,
    setListing(sql`deleted_at = now(), deleted_by = seller_id`),
  ],
  ['a paused item', `${offered} ${withdrawn}`, pause],
  [
    'an item shown again',
    offered,
    pause,
    setListing(sql`paused_at = null, paused_by = null, paused_for = null`),
  ],
  ['a sold item', `${offered} ${withdrawn}`, setListing(sql`sold_at = now()`)],
  ['a deleted item', `${offered} ${withdrawn}`, () => sql`delete from listings where id = ${one}`],
  // Removing a photo raises the version of the item.
  ['a removed photo', item, storePhoto, showPhoto, () => sql`delete from listing_photos`],
  ['a photo of an item', looks, storePhoto, showPhoto],
  [
    'another position of a photo',
    looks,
    storePhoto,
    showPhoto,
    () => sql`update listing_photos set position = 1`,
  ],
  ['another size of a photo', 'listing:one', storePhoto, showPhoto, () => sql`update photos set width = 8`],
  [
    'some edited items',
    `items-of:seller list:cameras listing:one listing:other model:nikon-fm2`,
    () => sql`update listings set title = 'x'`,
  ],
  [
    'more than 400 edited items',
    'everything items-of:seller',
    addMany,
    () => sql`update listings set advertised_at = now()`,
  ],
  ['a truncated table', 'everything withdrawn:everything', () => sql`truncate listings cascade`],
  ['an order', 'booked:cameras listing:one', order],
  [
    'a withdrawn order',
    'freed:cameras listing:one',
    order,
    () =>
      sql`update orders set stage = 'withdrawn', due_at = null, deleted_at = now(), deleted_by = buyer_id`,
  ],
  ['a deleted order', 'freed:cameras listing:one', order, () => sql`delete from orders`],
  [
    'an order moved to another item',
    'booked:cameras freed:cameras listing:one listing:other',
    order,
    () => sql`update orders set listing_id = ${other}`,
  ],
  ['another name of a seller', 'user:seller', () => sql`update users set name = 'x' where id = ${seller.id}`],
  [
    'another picture of a seller',
    'user:seller',
    () => sql`update users set photo_url = '/images/x' where id = ${seller.id}`,
  ],
  [
    'a suspended seller',
    `${allLists} model:nikon-fm2 user:seller withdrawn:addresses withdrawn:user:seller`,
    setSeller(sql`suspended_at = now(), suspended_by = ${admin.id}, suspended_for = 'x'`),
  ],
  [
    'a suspended seller with a sale',
    `${allLists} model:nikon-fm2 sales:nikon-f3 user:seller withdrawn:addresses withdrawn:user:seller`,
    () => sql`insert into sales (model_id, condition, amount_cents, sold_on, source, listing_id, seller_id, buyer_id)
      values ('nikon-f3', 'Good', 1, now(), 'shop', ${one}, ${seller.id}, ${buyer.id})`,
    setSeller(sql`suspended_at = now(), suspended_by = ${admin.id}, suspended_for = 'x'`),
  ],
  [
    'a closed account',
    'user:seller withdrawn:addresses withdrawn:user:seller',
    setSeller(sql`deleted_at = now()`),
  ],
  ['a sale', 'sales:nikon-f3', addSale],
  ['a deleted sale', 'sales:nikon-f3', addSale, () => sql`delete from sales`],
  [
    'what all sales say',
    'prices',
    () => sql`insert into price_terms (offsets, drift, tail, held, replayed) values ('{}', 0, 100, 0, 0)`,
  ],
  ['a post', 'post:new posts', aNewPost],
  [
    'a withdrawn post',
    'post:new posts withdrawn:post:new withdrawn:posts',
    aNewPost,
    () => sql`update posts set published_at = now()`,
    () => sql`update posts set published_at = null where id = 'new'`,
  ],
  ['a category changed by hand', 'categories', () => sql`update categories set name = name`],
  ['a verification', `${allLists} user:seller`, verify],
  [
    'a verification that is taken back',
    `${allLists} user:seller withdrawn:user:seller`,
    verify,
    () =>
      sql`update verifications set taken_back_at = now(), taken_back_by = ${admin.id}, taken_back_for = 'x'`,
  ],
  [
    'another crop of a model',
    'models',
    () =>
      sql`update gear_models set crop = coalesce(crop, 1) + 1 where id = (select min(id) from gear_models)`,
  ],
  ['another phone of an order', '', order, () => sql`update orders set phone = '54321'`],
  ['a note on a verification', '', verify, () => sql`update verifications set note = 'x'`],
  [
    'a new user',
    '',
    () => sql`insert into users (id, issuer, subject, name, email, role)
      values ('x', 'x', 'x', 'x', 'x@example.com', 'Buyer')`,
  ],
  [
    'another role of a user',
    '',
    () => sql`update users set earlier_role = role, role = 'admin' where id = ${buyer.id}`,
  ],
  ['a statement that changes no item', '', () => sql`update listings set title = 'x' where id = 'none'`],
  [
    'a photo that no item shows yet',
    '',
    () => sql`insert into photos (hash, host, width, height, placeholder)
      values (md5('x'), 'local', 4, 3, 'data:image/png;base64,')`,
    () => sql`update photos set url = '/images/x', stored_at = now()`,
  ],
])('%s writes the tags "%s"', async ([, tags, ...statements]) => {
  expect(await tagsOf(statements)).toBe(tags);
});
