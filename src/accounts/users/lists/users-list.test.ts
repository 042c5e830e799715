import { expect, test } from 'vitest';
import { everyPage } from '#test/pages.ts';
import { useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
const users: TestUser[] = [];
for (const name of ['Ann_Bell', 'Ben 100%', 'Cy\\Dee', "O'Hara", 'Émile'])
  users.push(await shop.createUser(users.length % 2 ? 'Seller' : 'Buyer', name));

const names = async (query: string, as: TestUser = admin): Promise<string[]> => {
  const { body } = await shop.call('GET', `/users?${query}`, { as });
  return body.map(({ name }: { name: string }) => name);
};

test('an admin gets all users, newest first, in the response format of the original app', async () => {
  const photoURL = 'https://example.com/ann.jpg';
  await shop.call('PATCH', '/profile', { as: users[0]!, body: { photoURL } });
  const { body } = await shop.call('GET', '/users', { as: admin });
  const unset = { photoURL: null, phone: null, town: null, about: null };
  const blank = { ...unset, status: 'verify', verification: null };
  const rowOf = ({ id, name, email }: TestUser, role: string) => ({ ...blank, _id: id, name, email, role });
  const [ann, ben, cy, ohara, emile] = users as [TestUser, TestUser, TestUser, TestUser, TestUser];
  expect(body).toEqual([
    rowOf(emile, 'Buyer'),
    rowOf(ohara, 'Seller'),
    rowOf(cy, 'Buyer'),
    rowOf(ben, 'Seller'),
    { ...rowOf(ann, 'Buyer'), photoURL },
    rowOf(admin, 'admin'),
  ]);
});

test('other users get only their own record, whatever the query', async () => {
  for (const [as, role] of [
    [users[0]!, 'Buyer'],
    [users[1]!, 'Seller'],
  ] as const) {
    for (const query of ['', 'role=admin', 'q=a', 'limit=1', 'limit=100', 'role=Seller&q=Ben']) {
      const { body, headers } = await shop.call('GET', `/users?${query}`, { as });
      const { id: _id, name, email } = as;
      const own = { _id, name, email, role, status: 'verify', verification: null };
      expect(body, query).toEqual([expect.objectContaining(own)]);
      expect(headers.get('link') ?? '', query).not.toContain('next');
      expect(headers.get('x-total-count'), query).toBe('1');
    }
  }
});

test('users are found by role and by part of a name or address, ignoring case', async () => {
  expect(await names('role=Seller')).toEqual(["O'Hara", 'Ben 100%']);
  expect(await names('role=admin')).toEqual(['Ada']);
  expect(await names('q=bell')).toEqual(['Ann_Bell']);
  expect(await names('q=ÉMI')).toEqual(['Émile']);
  expect(await names(`q=${encodeURIComponent(users[1]!.email.toUpperCase())}`)).toEqual(['Ben 100%']);
  expect(await names('q=nobody')).toEqual([]);
});

test('characters with a meaning in patterns or SQL are searched literally', async () => {
  const found = await Promise.all(
    ['_', '%', '\\', "'", '100%', '__', "';drop table users;--"].map((q) =>
      names(`q=${encodeURIComponent(q)}`),
    ),
  );
  expect(found).toEqual([['Ann_Bell'], ['Ben 100%'], ['Cy\\Dee'], ["O'Hara"], ['Ben 100%'], [], []]);
});

test('pages of users have no gaps and no duplicates', async () => {
  const pages = await everyPage<{ name: string }>(shop, '/users?limit=2', admin);
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 2]);
  expect(pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(await names(''));
  expect(pages.map(({ total }) => total)).toEqual(['6', '6', '6']);
});
