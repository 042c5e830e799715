import { sql } from 'kysely';
import type { Random } from '#lab/bench/random.ts';
import { columnsOf, type Key, keysOf } from '#src/catalog/saved-searches/matching/definition.server.ts';
import { canonical, hashOf } from '#src/catalog/saved-searches/matching/plan-service.server.ts';
import type { Query } from '#src/catalog/search/port.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { countFound, toQuery } from '#src/catalog/search/service.server.ts';
import { understoodBefore } from '#src/catalog/search/understanding-service.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';

const seller = 'bench-seller';
const besides = 'body,black,mint,boxed,with case,serviced,silver,hood,two batteries,user'.split(',');
const conditions = ['Excellent', 'Good', 'Fair'] as const;
const towns = 'Porto Lyon Graz Gent Turku Brno Split'.split(' ');

export async function addSeller({ db }: App): Promise<void> {
  await sql`
    insert into users (id, issuer, subject, name, email, role)
    values (${seller}, 'bench', ${seller}, 'Ana', 'ana@example.com', 'Seller')`.execute(db);
}

/** Inserts items of reference models, titled as sellers would, and returns their ids. */
export async function addItems({ db, root }: App, random: Random, count: number): Promise<string[]> {
  const models = await referenceModels(root);
  const items = Array.from({ length: count }, () => {
    const model = random.pick(models);
    const sale = 2_000 + random.below(300_000);
    return {
      id: newId(),
      kind: model.kind,
      title: `${model.maker} ${model.name} ${random.pick(besides)}`.slice(0, 120),
      brand: model.maker,
      condition: random.pick(conditions),
      duration: random.below(240),
      location: random.pick(towns),
      sale,
      named: model.id,
    };
  });
  for (let from = 0; from < items.length; from += 1000)
    await sql`
      insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img, named_model_id)
      select id, kind, ${seller}, title, 'x', brand, condition, duration, location, sale, sale, '/x', named
      from jsonb_to_recordset(${JSON.stringify(items.slice(from, from + 1000))}::jsonb)
        as items (id text, kind text, title text, brand text, condition text, duration numeric, location text, sale integer, named text)`.execute(
      db,
    );
  return items.map(({ id }) => id);
}

/** Small enough that each statement ends before the timeout of ten seconds. */
const subscribersAtOnce = 50_000;

/** Adds users who have saved 50 searches each; a third of the searches notify immediately. */
export async function addSubscribers({ db }: App): Promise<void> {
  await sql`
    insert into users (id, issuer, subject, name, email, role)
    select 'buyer ' || n, 'bench', 'buyer ' || n, 'Bo', 'bo' || n || '@example.com', 'Buyer'
    from generate_series(0, (select max(id) / 50 from search_definitions)) n`.execute(db);
  const { last } = await db
    .selectFrom('search_definitions')
    .select(sql<number>`max(id)`.as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < last; from += subscribersAtOnce)
    await sql`
      insert into saved_searches (id, user_id, definition_id, query, mail)
      select 'search ' || id, 'buyer ' || id / 50, id, '', case when id % 3 = 0 and not is_wide then 'now' else 'daily' end
      from search_definitions where id > ${from} and id <= ${from + subscribersAtOnce}`.execute(db);
  await sql`vacuum analyze saved_searches`.execute(db);
}

const subjects = 'zoom prime macro rangefinder tripod strap bag flash filter hood compact tele'.split(' ');
const colours = 'black silver chrome boxed mint serviced body kit'.split(' ');

/**
 * Returns a function that generates distinct narrow searches: 45 % by model, 15 % by words, 25 % by brand, 10 % by
 * mount and 5 % by place, all with a price range and some with more filters.
 */
async function searchMaker({ root }: App, random: Random): Promise<() => Criteria> {
  const models = await referenceModels(root);
  const brands = [...new Set(models.map(({ maker }) => maker))];
  const mounts = [...new Set(models.flatMap((model) => model.mounts))];
  const words = Array.from({ length: 3000 }, () => {
    const word = `${random.pick(brands)} ${random.pick(subjects)}`;
    return random.below(2) ? `${word} ${random.pick(colours)}` : word;
  });
  const known = new Set<string>();
  const also = (): Criteria => {
    const share = random.below(60);
    if (share < 3) return { verified: '1' };
    if (share < 6) return { available: '1' };
    if (share < 7) return { graded: '1' };
    if (share < 8) return { shots: 5000 + random.below(90_000) };
    if (share < 9) return { fits: random.pick(models).id, adapters: '1' };
    return {};
  };
  const narrow = (): Criteria => {
    // A range that covers 10 to 50 % of all prices.
    const min = 20 + random.below(2500);
    const prices = { min, max: min + 50 + random.below(700) };
    const grade = { ...(random.below(3) === 0 ? { condition: [random.pick(conditions)] } : {}), ...also() };
    const share = random.below(100);
    if (share < 45) {
      const { maker, name } = random.pick(models);
      return { q: `${maker} ${name}`.slice(0, 120), ...prices, ...grade };
    }
    if (share < 60) return { q: random.pick(words), ...prices, ...grade };
    if (share < 85) return { brand: [random.pick(brands)], ...prices, ...grade };
    if (share < 95) return { mount: [random.pick(mounts)], ...prices, ...grade };
    const kind = random.pick(['cameras', 'lens'] as const);
    return { place: [random.pick(towns)], kind: [kind], ...prices, ...grade };
  };
  return () => {
    for (;;) {
      const criteria = canonical(narrow());
      const text = JSON.stringify(criteria);
      if (known.has(text)) continue;
      known.add(text);
      return criteria;
    }
  };
}

function getOnce<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Remembers understood words and counts, because a million searches share them. */
function planner(app: App) {
  const planned = new Map<string, Promise<Query>>();
  const counted = new Map<string, Promise<number>>();
  const count = async (query: Query): Promise<number> =>
    getOnce(counted, JSON.stringify(query), () => countFound(app, query));
  return async ({ q, ...rest }: Criteria): Promise<{ query: Query; keys: Key[] }> => {
    const query = await toQuery(app, await understoodBefore(app, rest));
    if (q !== undefined) {
      const plan = async () => toQuery(app, await understoodBefore(app, { q }));
      query.words = (await getOnce(planned, q, plan)).words;
    }
    return { query, keys: await keysOf(query, count) };
  };
}

const batchSize = 2000;

/** Inserts definitions with their keys, and returns the criteria of the first `maxReturned` by id. */
export async function addDefinitions(
  app: App,
  random: Random,
  total: number,
  maxReturned: number,
): Promise<Map<number, Criteria>> {
  const [make, plan] = [await searchMaker(app, random), planner(app)];
  const all = new Map<number, Criteria>();
  for (let from = 0; from < total; from += batchSize) {
    const size = Math.min(batchSize, total - from);
    const rows = [];
    for (let at = 0; at < size; at++) {
      const criteria = make();
      const { query, keys } = await plan(criteria);
      rows.push({ hash: hashOf(criteria), asked: criteria, query, keys, ...columnsOf(query) });
    }
    const { rows: written } = await sql<{ id: number; asked: Criteria }>`
      with given as (
        select row ->> 'hash' as hash, row -> 'asked' as asked, row -> 'query' as query, row -> 'keys' as keys, columns.*
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
        cross join lateral jsonb_to_record(row) as columns (kinds integer, grades integer, min_cents integer, max_cents integer,
          age integer, is_verified boolean, is_available boolean, brands text[], places text[], mounts text[], has_words boolean,
          models text[], terms text, has_rest boolean)
      ), written as (
        insert into search_definitions (hash, asked, query, kinds, grades, min_cents, max_cents, age, is_verified, is_available,
          brands, places, mounts, has_words, models, terms, has_rest, is_wide)
        select hash, asked, query, kinds, grades, min_cents, max_cents, age, is_verified, is_available,
          brands, places, mounts, has_words, models, terms::tsquery, has_rest, jsonb_array_length(keys) = 0
        from given returning id, hash, asked
      ), keyed as (
        insert into search_keys (key, definition_id, is_whole, kinds, grades, min_cents, max_cents, age)
        select key ->> 'key', id, (key ->> 'isWhole')::boolean, kinds, grades, min_cents, max_cents, age
        from written join given using (hash) cross join lateral jsonb_array_elements(keys) key
      )
      select id, asked from written`.execute(app.db);
    for (const { id, asked: criteria } of written) if (all.size < maxReturned) all.set(id, criteria);
    if ((from / batchSize) % 50 === 49) console.log(`${(from + size).toLocaleString('en-US')} definitions`);
  }
  return all;
}
