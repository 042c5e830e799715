import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { Random } from '#lab/bench/random.ts';

const seller = 'bench-seller';
const besides = [
  'body',
  'black',
  'mint',
  'boxed',
  'with case',
  'serviced',
  'silver',
  'hood',
  'two batteries',
  'user',
];
const conditions = ['Excellent', 'Good', 'Fair'] as const;
export const towns = ['Porto', 'Lyon', 'Graz', 'Gent', 'Turku', 'Brno', 'Split'];

export async function addSeller({ db }: App): Promise<void> {
  await sql`
    insert into people (id, issuer, subject, name, email, role)
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
const batchSize = 50_000;

/** Adds users who have saved 50 searches each; a third of the searches notify immediately. */
export async function addSubscribers({ db }: App): Promise<void> {
  await sql`
    insert into people (id, issuer, subject, name, email, role)
    select 'buyer ' || n, 'bench', 'buyer ' || n, 'Bo', 'bo' || n || '@example.com', 'Buyer'
    from generate_series(0, (select max(id) / 50 from search_definitions)) n`.execute(db);
  const { last } = await db
    .selectFrom('search_definitions')
    .select(sql<number>`max(id)`.as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < last; from += batchSize)
    await sql`
      insert into saved_searches (id, person_id, definition_id, query, mail)
      select 'search ' || id, 'buyer ' || id / 50, id, '', case when id % 3 = 0 and not is_wide then 'now' else 'daily' end
      from search_definitions where id > ${from} and id <= ${from + batchSize}`.execute(db);
  await sql`vacuum analyze saved_searches`.execute(db);
}
