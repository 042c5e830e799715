import { sql } from 'kysely';
import type { Term } from '#src/catalog/search/port.ts';
import { tsquery } from '#src/catalog/search/tsquery.ts';
import type { Db, DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

const maxDescribed = 100;

/** Returns the ids of listed items that meet all conditions in their titles and descriptions together. */
export async function findDescribed(
  db: DbOrTrx,
  conditions: readonly (readonly Term[])[],
): Promise<string[]> {
  const query = tsquery({ alternatives: [conditions] });
  if (query === null) return [];
  // The subquery hides the words from the planner, which would scan the whole table for words that most items have.
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where id in (select listing_id from listing_descriptions where terms @@ (select ${query}::text::tsquery))
      and deleted_at is null and paused_at is null and sold_at is null
      and seller_id not in (select users.id from users where users.suspended_at is not null)
    limit ${maxDescribed}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Notes by which rules this release makes terms. If these are new, all stored terms are made again.
 * @param afterMinutes leaves rules that another release has noted since then
 */
export async function noteRules(db: Db, rules: string, afterMinutes = 0): Promise<void> {
  await sql`
    update gear_reference set rules = ${rules}, rules_number = rules_number + 1, rules_noted_at = now()
    where rules is distinct from ${rules}
      and (rules is null or rules_noted_at <= now() - make_interval(mins => ${afterMinutes}))`.execute(db);
}

/** Locks items without terms by the current rules. Finds none while another release has noted its own rules. */
export async function lockWithoutTerms(
  trx: Trx,
  rules: string,
  limit: number,
): Promise<{ ids: string[]; number: number }> {
  const { rows } = await sql<{ id: string; number: number }>`
    select listing_id as id, current.rules_number as number
    from listing_descriptions join gear_reference current on current.rules = ${rules}
    where listing_descriptions.rules < current.rules_number
    order by listing_descriptions.rules limit ${limit}
    for update of listing_descriptions skip locked`.execute(trx);
  return { ids: rows.map(({ id }) => id), number: rows[0]?.number ?? 0 };
}

/** `named` has the brand, the title, the place and the parts. */
export async function readTexts(trx: Trx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; des: string; named: string }>`
    select id, des, concat_ws(' ', brand, title, location, array_to_string(part_names, ' ')) as named
    from listings where id = any(${[...ids]}::text[])`.execute(trx);
  return rows;
}

type Described = { id: string; terms: readonly string[] };

/** @param words those that a typo can stand for, in order, so that two transactions with the same new ones don't deadlock */
export async function saveTerms(
  trx: Trx,
  rules: number,
  described: readonly Described[],
  words: readonly string[],
): Promise<void> {
  await sql`
    update listing_descriptions set terms = array_to_tsvector(given.terms), rules = ${rules}
    from json_to_recordset(${JSON.stringify(described)}::json) as given (id text, terms text[])
    where listing_id = given.id`.execute(trx);
  await sql`
    insert into search_words select unnest(${[...words]}::text[]) on conflict do nothing`.execute(trx);
  await sql`select log_change('{descriptions}')`.execute(trx);
}
