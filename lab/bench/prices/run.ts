import { drive, summarize, type Sent } from '#lab/bench/drive.ts';
import { randomOf } from '#lab/bench/random.ts';
import { failFor, fine, printTable, readOptions } from '#lab/bench/report.ts';
import { inSeededShop } from '#lab/bench/shop.ts';

// Measures the price guide and items at a steady rate, and then pages of models and items, which are rendered in turns.
const { items, sales, models, rate, seconds } = readOptions({
  items: 10_000,
  sales: 100_000,
  models: 2000,
  rate: 200,
  seconds: 20,
});

await inSeededShop(items, async ({ client }, start) => {
  await client.query('truncate sales');
  await client.query(`insert into sale_sources values ('bench', 'CC0', now()) on conflict do nothing`);
  await client.query(
    `insert into sales (model_id, condition, amount_cents, sold_on, source)
    select id, (array['Excellent', 'Good', 'Fair'])[1 + number % 3], 50000 + hashint4(number) % 10000,
      current_date - (number * 37 % 720)::integer, 'bench'
    from generate_series(1, $1::integer) number
    join (select id, row_number() over (order by id) as place from gear_models limit $2::integer) model
      on place = 1 + number % $2::integer`,
    [sales, models],
  );
  await client.query('vacuum analyze sales');
  const listed = await client.query<{ id: string; kind: string }>(
    `select id, kind from listings where deleted_at is null and sold_at is null order by id limit 2000`,
  );
  const sold = await client.query<{ id: string }>('select distinct model_id as id from sales');
  const shop = await start({ RATE_LIMITS: 'off' });
  const { pick } = randomOf(1);
  const guide = (): Sent => ({
    kind: 'price guide',
    path: `/api/prices/${pick(sold.rows).id}?condition=${pick(['Excellent', 'Good', 'Fair'])}`,
  });
  const item = (): Sent => {
    const { id, kind } = pick(listed.rows);
    return { kind: 'item', path: `/api/${kind}/${id}` };
  };
  const rows: string[][] = [];
  const wrong: string[] = [];
  const onResponse = ({ path }: Sent, status: number) => {
    if (status !== 200) wrong.push(`${path} responded with ${status}`);
  };
  const pace = { perSecond: rate };
  await drive(shop.url, guide, { seconds: 5, pace, uncached: true });
  for (const [name, next] of [
    ['price guide', guide],
    ['item', item],
  ] as const)
    for (const uncached of [true, false]) {
      const stats = summarize(await drive(shop.url, next, { seconds, pace, uncached, onResponse }));
      rows.push([name, uncached ? 'no' : 'yes', ...[stats.p50, stats.p99].map(fine), fine(stats.perSecond)]);
    }
  const traded = await client.query<{ id: string }>(
    'select search_model_id as id from listings join sales on sales.model_id = search_model_id group by 1',
  );
  let count = 0;
  const page = (): Sent => {
    if (count++ % 2 === 0) return { kind: 'page of a model', path: `/models/${pick(traded.rows).id}` };
    const { id, kind } = pick(listed.rows);
    return { kind: 'page of an item', path: `/${kind}/${id}` };
  };
  // One at a time, so that no page waits for another one.
  const plan = { pace: { callers: 1 }, uncached: true, onResponse };
  await drive(shop.url, page, { ...plan, seconds: 5 });
  const rendered = await drive(shop.url, page, { ...plan, seconds });
  for (const kind of ['page of a model', 'page of an item']) {
    const stats = summarize(rendered, kind);
    rows.push([kind, 'no', ...[stats.p50, stats.p99].map(fine), fine(stats.perSecond)]);
  }
  printTable([['request', 'from the cache', 'p50, ms', 'p99, ms', 'per second'], ...rows]);
  failFor(wrong);
});
