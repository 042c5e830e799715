import { expect, test } from 'vitest';
import { runCommand, urlOf } from '#test/commands.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

// The command runs while the shop is running.
const fresh = async (...args: string[]) => {
  const env = { DATABASE_URL: urlOf(shop.connection), STATE_DIR: shop.app.config.STATE_DIR, NO_COLOR: '1' };
  const { output, errors, code } = await runCommand('fresh', args, env);
  return [output.trimEnd(), errors.trimEnd(), code];
};

test('`fresh` names what stays, deletes the demo only with --yes, and prints the set-up link', async () => {
  const [made, own] = [await shop.createUser('Seller', 'Marit'), await shop.createUser('Seller', 'Olga')];
  await createListing(shop, made);
  await createListing(shop, own, { title: 'A Leica' });
  await shop.sql`
    insert into users (id, issuer, subject, name, email, role)
    select 'buyer-' || n, 'elsewhere', 'buyer-' || n, 'Bo', 'bo-' || n || '@example.com', 'Buyer'
    from generate_series(1, 50) n`;
  await shop.sql`insert into demo_users values (${made.id})`;
  const [output, ...refused] = await fresh();
  expect(refused).toEqual(['To delete the demo, add --yes.', 1]);
  const lines = String(output).split('\n');
  expect(lines[0]).toMatch(/^This deletes 1 account, 1 item, 0 orders and 0 posts of the demo, /);
  expect(lines.slice(1, 3)).toEqual([
    '51 accounts of people who signed up will stay:',
    `  Olga (${own.email})`,
  ]);
  expect(lines.slice(-3)).toEqual(['  and 1 more', '1 item of theirs will stay:', '  A Leica, sold by Olga']);
  expect((await shop.call('GET', '/cameras')).body).toHaveLength(2);
  const [done, ...rest] = await fresh('--yes');
  expect(rest).toEqual(['', 0]);
  expect(done).toMatch(
    /\nThe demo is deleted\.\nSet up your shop, within an hour: \S+\/setup\?token=[\w-]{43}\n/,
  );
  expect((await shop.call('GET', '/cameras')).body).toMatchObject([{ products: { title: 'A Leica' } }]);
});
