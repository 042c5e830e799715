import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#src/platform/log.server.ts';
import { createDatabase } from '#test/shop.ts';
import { connect, type Db } from './connect.server.ts';
import { migrate, readMigrations, type Migration } from './migrate.server.ts';

const ours = join(import.meta.dirname, '../../../db/migrations');
const log = createLog('silent');
let database: Awaited<ReturnType<typeof createDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await createDatabase('template0');
  db = connect(database.connection, log);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const step = (name: string, text: string): Migration => ({ name, text, checksum: `of ${text}` });
const one = step('0001_one.sql', 'create table one (id int); insert into one values (1);');
const two = step('0002_two.sql', 'create table two (id int)');

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('our migrations run on an empty database, once, in their order', async () => {
  const migrations = await readMigrations(ours);
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(await migrate(db, migrations)).toEqual(names);
  expect(await migrate(db, migrations)).toEqual([]);
  expect(await tables()).toEqual(expect.arrayContaining(['listings', 'migrations', 'orders', 'people']));
});

test('of several processes that start at once on an empty database one migrates it, and all go on', async () => {
  const migrations = await readMigrations(ours);
  const others = [connect(database.connection, log), connect(database.connection, log)];
  try {
    const done = await Promise.all([db, ...others].map((each) => migrate(each, migrations)));
    expect(done.map(({ length }) => length).toSorted()).toEqual([0, 0, migrations.length]);
  } finally {
    await Promise.all(others.map((each) => each.destroy()));
  }
});

test('what was sold and paused before that was refused is sold, and paused no longer', async () => {
  const migrations = await readMigrations(ours);
  const at = migrations.findIndex(({ name }) => name === '0043_sold_is_not_paused.sql');
  await migrate(db, migrations.slice(0, at));
  await sql`insert into people (id, issuer, subject, name, email, role)
    values ('seller', 'x', 'x', 'Sam', 'sam@example.com', 'Seller')`.execute(db);
  await sql`insert into listings (id, kind, seller_id, title, brand, condition, duration, location, buy_cents, sale_cents,
      des, img, state, sold_at, paused_at, paused_by, paused_for)
    select state, 'cameras', 'seller', 'FM2', 'Nikon', 'Good', 12, 'Porto', 200, 100, 'x', 'https://example.com/x.jpg',
      state, case state when 'sold' then now() end, now(), 'seller', 'Blurred.'
    from unnest(array['available', 'sold']) state`.execute(db);
  await migrate(db, migrations);
  const { rows } =
    await sql`select id, paused_at is null as shown, paused_for as why from listings order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'available', shown: false, why: 'Blurred.' },
    { id: 'sold', shown: true, why: null },
  ]);
});

test('what was available, booked and sold by its state is so by its orders, and lists have their indexes', async () => {
  const migrations = await readMigrations(ours);
  const at = migrations.findIndex(({ name }) => name === '0047_booked_by_orders.sql');
  await migrate(db, migrations.slice(0, at));
  await sql`insert into people (id, issuer, subject, name, email, role)
    select role, 'x', role, role, role || '@example.com', role from unnest(array['Seller', 'Buyer']) role`.execute(
    db,
  );
  await db.transaction().execute(async (trx) => {
    await sql`insert into listings (id, kind, seller_id, title, brand, condition, duration, location, buy_cents, sale_cents,
        des, img, state, sold_at, deleted_at, deleted_by, paused_at, paused_by, paused_for)
      select id, 'cameras', 'Seller', id, 'Nikon', 'Good', 12, 'Porto', 200, 100, 'x', 'https://example.com/x.jpg',
        state, case state when 'sold' then now() end, deleted_at, case when deleted_at is not null then 'Seller' end,
        paused_at, case when paused_at is not null then 'Seller' end, case when paused_at is not null then 'Blurred.' end
      from (values ('available', 'available', null, null), ('cancelled', 'available', null, null),
        ('booked', 'booked', null, null), ('paused', 'booked', null, now()), ('sold', 'sold', null, null),
        ('withdrawn', 'available', now(), null)) as given (id, state, deleted_at, paused_at)`.execute(trx);
    await sql`insert into orders (id, listing_id, seller_id, buyer_id, phone, location, title, img, sale_cents, sold_at,
        deleted_at, deleted_by)
      select id, id, 'Seller', 'Buyer', '12345', 'Porto', title, img, sale_cents, sold_at,
        case id when 'cancelled' then now() end, case id when 'cancelled' then 'Buyer' end
      from listings where id not in ('available', 'withdrawn')`.execute(trx);
  });
  const indexes = async () =>
    (
      await sql<{
        name: string;
      }>`select indexname as name from pg_indexes where tablename = 'listings'`.execute(db)
    ).rows
      .map(({ name }) => name)
      .toSorted();
  const before = await indexes();
  await migrate(db, migrations);
  const gone = ['listings_by_state', 'listings_latest', 'listings_of_seller_by_state'];
  expect(await indexes()).toEqual(before.filter((name) => !gone.includes(name)));
  const { rows } = await sql`select id, sold_at is not null as sold, id in (table booked_listings) as booked
    from listings order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'available', sold: false, booked: false },
    { id: 'booked', sold: false, booked: true },
    { id: 'cancelled', sold: false, booked: false },
    { id: 'paused', sold: false, booked: true },
    { id: 'sold', sold: true, booked: false },
    { id: 'withdrawn', sold: false, booked: false },
  ]);
});

test('a later build runs only what is new', async () => {
  await migrate(db, [one]);
  expect(await migrate(db, [one, two])).toEqual(['0002_two.sql']);
  const { rows } = await sql`select id from one`.execute(db);
  expect(rows).toHaveLength(1);
});

test('a migration that was edited after it ran is refused by its name, and nothing runs', async () => {
  await migrate(db, [one]);
  const edited = step('0001_one.sql', 'create table one (id bigint)');
  await expect(migrate(db, [edited, two])).rejects.toThrow(
    /^migration 0001_one\.sql was changed after it ran on this database: put the file back/,
  );
  expect(await tables()).toEqual(['migrations', 'one']);
});

test('a database of a newer build is refused by the name of what is not known here', async () => {
  await migrate(db, [one, two]);
  await expect(migrate(db, [one])).rejects.toThrow(
    /^the database has migration 0002_two\.sql, which this build does not know: start the version that ran it/,
  );
});

test('a build runs on the database of a newer one that only added to it, and on none that did more', async () => {
  const added = step('0002_two.additive.sql', 'create table two (id int)');
  await migrate(db, [one, added]);
  expect(await migrate(db, [one])).toEqual([]);
  await migrate(db, [one, added, step('0003_three.sql', 'drop table two')]);
  await expect(migrate(db, [one])).rejects.toThrow(/^the database has migration 0003_three\.sql, /);
});

test('a migration that fails leaves the database as it was, the earlier ones of the same start too', async () => {
  const broken = step('0002_broken.sql', 'create table half (id int); select 1/0;');
  await expect(migrate(db, [one, broken])).rejects.toThrow(/division by zero/);
  expect(await tables()).toEqual([]);
  expect(await migrate(db, [one, two])).toEqual(['0001_one.sql', '0002_two.sql']);
});

test('a folder is read in the order of names, and what is no SQL is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-migrations-'));
  try {
    await writeFile(join(folder, '0010_b.sql'), 'select 2');
    await writeFile(join(folder, '0002_a.sql'), 'select 1');
    await writeFile(join(folder, '0001_a.sql.orig'), 'select 0');
    await writeFile(join(folder, 'README.md'), 'no');
    await mkdir(join(folder, 'old'));
    const read = await readMigrations(folder);
    expect(read.map(({ name, text }) => [name, text])).toEqual([
      ['0002_a.sql', 'select 1'],
      ['0010_b.sql', 'select 2'],
    ]);
    expect(read[0]!.checksum).toMatch(/^[0-9a-f]{64}$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a migration may take longer than any statement of the shop', async () => {
  const hasty = connect({ ...database.connection, statement_timeout: 5_000 }, log);
  try {
    await migrate(hasty, [
      step('0001_said.sql', `create table said as select current_setting('statement_timeout') as longest`),
    ]);
    expect((await sql`select longest from said`.execute(hasty)).rows).toEqual([{ longest: '0' }]);
    expect((await sql`show statement_timeout`.execute(hasty)).rows).toEqual([{ statement_timeout: '5s' }]);
  } finally {
    await hasty.destroy();
  }
});
