import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

type Offered = { model: string; condition: string; cents: number };

/** How many sales of a model there were in a year, and how far their prices are apart. Models take turns. */
const histories = [
  { year: 14, spread: 0.3 },
  { year: 4, spread: 0.2 },
  { year: 23, spread: 0.36 },
  { year: 0, spread: 0 },
  { year: 11, spread: 1.8 },
  { year: 9, spread: 0.24 },
];

/** Each item asks about the middle price, or more, or less. */
const factors = [1, 0.8, 1.25];

/**
 * Inserts earlier sales of the models in the demo, so that the price guide shows all of its states. They have no users,
 * and are marked.
 */
export async function insertPastSales(trx: Trx): Promise<void> {
  const { rows } = await sql<Offered>`
    select distinct on (search_model_id) search_model_id as model, condition, sale_cents as cents
    from listings where search_model_id is not null order by search_model_id, id`.execute(trx);
  const sales = rows.flatMap(({ model, condition, cents }, index) => {
    const { year, spread } = histories[index % histories.length]!;
    const middle = cents * factors[index % factors.length]!;
    // Half as many sales in the year before that.
    return Array.from({ length: Math.round(year * 1.5) }, (_, number) => ({
      model,
      condition,
      cents: Math.round((middle * (1 - spread / 2 + (spread * ((number * 7) % 11)) / 10)) / 500) * 500 || 500,
      days: number < year ? 3 + ((number * 53) % 360) : 370 + ((number * 53) % 350),
    }));
  });
  await sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
    select model, condition, cents, shop_now()::date - days, 'demo'
    from json_to_recordset(${JSON.stringify(sales)}::json)
      as sale (model text, condition text, cents integer, days integer)`.execute(trx);
}
