import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

const aPost = {
  title: 'Checking a lens',
  image: 'https://example.com/lens.jpg',
  des: '# Look\n\nThrough it.',
};

async function write(fields: object = {}) {
  const { status, body } = await shop.call('POST', '/blogs', { as: admin, body: { ...aPost, ...fields } });
  expect(status).toBe(201);
  return body;
}

async function titles(path: string, as?: TestUser): Promise<string[]> {
  const { body } = await shop.call('GET', path, as ? { as } : {});
  return body.map(({ title }: { title: string }) => title);
}

test('a post is a draft until it is published, and becomes one again when it is withdrawn', async () => {
  await write({ title: 'Another', published: true });
  const draft = await write({ title: 'A draft' });
  expect(draft).toMatchObject({ ...aPost, title: 'A draft', excerpt: '', published: false });
  expectProblem(await shop.call('GET', `/blogs/${draft._id}`), 404);
  expect(await titles('/blogs')).not.toContain('A draft');
  expect(await titles('/my/blogs', admin)).toContain('A draft');

  const published = await shop.call('PATCH', `/blogs/${draft._id}`, {
    as: admin,
    body: { published: true },
  });
  expect(published.body).toMatchObject({ title: 'A draft', published: true });
  const { status, body } = await shop.call('GET', `/blogs/${draft._id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...aPost,
    _id: draft._id,
    title: 'A draft',
    excerpt: '',
    date: published.body.date,
  });
  expect(await titles('/blogs')).toContain('A draft');

  await shop.call('PATCH', `/blogs/${draft._id}`, { as: admin, body: { published: false } });
  expectProblem(await shop.call('GET', `/blogs/${draft._id}`), 404);
  expect(await titles('/blogs')).not.toContain('A draft');
});

test('posts are listed newest first, with the fields that a card shows', async () => {
  const begunFirst = await write({ title: 'Begun first' });
  const second = await write({ title: 'Begun second', excerpt: 'Soon.', published: true });
  const publish = { as: admin, body: { published: true } };
  const { body: first } = await shop.call('PATCH', `/blogs/${begunFirst._id}`, publish);
  const { body } = await shop.call('GET', '/blogs?limit=2');
  expect(body).toEqual([
    { ...aPost, _id: first._id, title: 'Begun first', excerpt: '', date: first.date },
    { ...aPost, _id: second._id, title: 'Begun second', excerpt: 'Soon.', date: second.date },
  ]);
  expect(Date.parse(first.date)).toBeGreaterThan(Date.parse(second.date));
});

test('an edit changes only the given fields, and a published post keeps its date', async () => {
  const { _id, date } = await write({ published: true, excerpt: 'In short.' });
  const { body } = await shop.call('PATCH', `/blogs/${_id}`, {
    as: admin,
    body: { title: 'Checking it twice', published: true },
  });
  expect(body).toEqual({
    ...aPost,
    _id,
    version: 2,
    title: 'Checking it twice',
    excerpt: 'In short.',
    published: true,
    date,
  });
  const cleared = await shop.call('PATCH', `/blogs/${_id}`, { as: admin, body: { excerpt: '' } });
  expect(cleared.body.excerpt).toBe('');
});

test('a deleted post is in no list, and deleting it again changes nothing', async () => {
  const { _id } = await write({ title: 'Too hasty', published: true });
  const remove = async () => shop.call('DELETE', `/blogs/${_id}`, { as: admin });
  expect((await remove()).body).toEqual({ deletedCount: 1 });
  expect((await remove()).body).toEqual({ deletedCount: 0 });
  expectProblem(await shop.call('GET', `/blogs/${_id}`), 410);
  expectProblem(await shop.call('GET', `/my/blogs/${_id}`, { as: admin }), 410);
  expectProblem(await shop.call('PATCH', `/blogs/${_id}`, { as: admin, body: { title: 'Back' } }), 410);
  expect(await titles('/blogs')).not.toContain('Too hasty');
  expect(await titles('/my/blogs', admin)).not.toContain('Too hasty');
  const stored = await shop.app.db.selectFrom('posts').selectAll().where('id', '=', _id).executeTakeFirst();
  expect(stored).toMatchObject({ title: 'Too hasty', deleted_by: admin.id, author_id: admin.id });
});

test('an unknown or malformed post id returns 404', async () => {
  for (const id of ['0198c5a0-0000-7000-8000-000000000000', 'nothing', "'", '%00']) {
    expectProblem(await shop.call('DELETE', `/blogs/${id}`, { as: admin }), 404);
    expectProblem(await shop.call('PATCH', `/blogs/${id}`, { as: admin, body: {} }), 404);
    expectProblem(await shop.call('GET', `/my/blogs/${id}`, { as: admin }), 404);
    expectProblem(await shop.call('GET', `/blogs/${id}`), 404);
  }
});

test('an invalid post is rejected with the names of its fields, and nothing is stored', async () => {
  const before = await titles('/my/blogs?limit=100', admin);
  const wrong = {
    title: ' ',
    image: 'http://example.com/a.jpg',
    des: '',
    excerpt: 'x'.repeat(301),
    published: 1,
  };
  const response = await shop.call('POST', '/blogs', { as: admin, body: wrong });
  expectProblem(response, 422, ['title', 'image', 'des', 'excerpt', 'published']);
  expectProblem(await shop.call('POST', '/blogs', { as: admin, body: {} }), 422, ['title', 'image', 'des']);
  expect(await titles('/my/blogs?limit=100', admin)).toEqual(before);
});

test('the length limit of a text counts characters in every script', async () => {
  const long = '写'.repeat(50_000);
  const { _id } = await write({ des: long });
  expect((await shop.call('GET', `/my/blogs/${_id}`, { as: admin })).body.des).toBe(long);
  const tooLong = await shop.call('POST', '/blogs', { as: admin, body: { ...aPost, des: `${long}写` } });
  expectProblem(tooLong, 422, ['des']);
  const huge = await shop.call('POST', '/blogs', { as: admin, body: { ...aPost, des: 'x'.repeat(400_000) } });
  expectProblem(huge, 413);
});

test('only admins write posts and read drafts', async () => {
  const { _id } = await write();
  const calls: [string, string, object?][] = [
    ['GET', '/my/blogs'],
    ['GET', `/my/blogs/${_id}`],
    ['POST', '/blogs', aPost],
    ['POST', '/blogs/preview', { des: 'x' }],
    ['PATCH', `/blogs/${_id}`, { published: true }],
    ['DELETE', `/blogs/${_id}`],
  ];
  const users = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  for (const [method, path, body] of calls) {
    expectProblem(await shop.call(method, path, { body }), 401);
    for (const as of users) expectProblem(await shop.call(method, path, { as, body }), 403);
  }
  expect((await shop.call('GET', `/my/blogs/${_id}`, { as: admin })).body.published).toBe(false);
});

test('the list of all posts is paged, counted, and filtered by title and state', async () => {
  const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  for (const [index, word] of words.entries())
    await write({ title: `50% ${word}`, published: index % 2 === 0 });
  const seen: string[] = [];
  let path: string | undefined = '/my/blogs?q=50%25&limit=2';
  while (path) {
    const { body, headers } = await shop.call('GET', path, { as: admin });
    expect(headers.get('x-total-count')).toBe('5');
    seen.push(...body.map(({ title }: { title: string }) => title));
    path = /<\/api([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(seen.toSorted()).toEqual(words.map((word) => `50% ${word}`).toSorted());
  expect((await titles('/my/blogs?q=50%25&state=draft', admin)).toSorted()).toEqual([
    '50% cuatro',
    '50% dos',
  ]);
  expect(await titles('/my/blogs?q=50%25&state=published', admin)).toHaveLength(3);
  expect(await titles('/my/blogs?q=5_%25', admin)).toEqual([]);
  expectProblem(await shop.call('GET', '/my/blogs?state=all', { as: admin }), 422, ['state']);
});

test('a preview equals the published post, and nothing is stored', async () => {
  const before = await titles('/my/blogs?limit=100', admin);
  const preview = async (des: string) => shop.call('POST', '/blogs/preview', { as: admin, body: { des } });
  expect((await preview('# Look\n\n<b>Through</b> it.')).body).toEqual({
    html: '<h2>Look</h2>\n<p>&lt;b&gt;Through&lt;/b&gt; it.</p>\n',
  });
  expect((await preview('')).body).toEqual({ html: '' });
  expect(await titles('/my/blogs?limit=100', admin)).toEqual(before);
});

test('a former admin cannot write posts', async () => {
  const former = await shop.createUser('admin');
  await shop.app.db
    .updateTable('users')
    .set({ role: 'Buyer', earlier_role: null })
    .where('id', '=', former.id)
    .execute();
  expectProblem(await shop.call('POST', '/blogs', { as: former, body: aPost }), 403);
});
