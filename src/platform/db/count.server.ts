import type { SelectQueryBuilder } from 'kysely';

export async function countRows<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number };
  return count;
}
