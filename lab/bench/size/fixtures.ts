import { call, signUpUser, signUpBuyers, type TestUser } from '#lab/bench/users.ts';
import { forget } from './bookings.ts';
import { within } from './databases.ts';

export type Cast = { holder: TestUser; buyers: TestUser[] };

/**
 * Creates a login for the seller who has a fifth of all items, and replaces the buyers of an earlier run with new ones.
 */
export async function createCast(shop: string, database: string, buyers: number): Promise<Cast> {
  await forget(database);
  await within(database, async (client) => {
    await client.query(`update people set issuer = 'https://seed.invalid', subject = id
      where email like 'person-%@example.net' and issuer <> 'https://seed.invalid'`);
    await client.query(
      `delete from audit_log where actor_id in (select id from people where email like 'bench-%@example.com')`,
    );
    await client.query(`delete from people where email like 'bench-%@example.com'`);
    await client.query(`delete from identity_user where email like 'bench-%@example.com'`);
  });
  const holder = await signUpUser(shop, 'Seller');
  const { body } = await call<{ _id: string }>(shop, 'GET', '/profile', { as: holder });
  await within(database, async (client) => {
    const { rows } = await client.query<{ issuer: string; subject: string }>(
      'select issuer, subject from people where id = $1',
      [body._id],
    );
    const { issuer, subject } = rows[0]!;
    await client.query("update people set subject = 'moved' where id = $1", [body._id]);
    await client.query(
      `update people set issuer = $1, subject = $2
      where id = (select min(id) from people where issuer = 'https://seed.invalid' and role = 'Seller')`,
      [issuer, subject],
    );
  });
  return { holder, buyers: await signUpBuyers(shop, buyers) };
}
