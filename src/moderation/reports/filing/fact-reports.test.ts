import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
const [admin, buyer, other] = [
  await shop.createUser('admin'),
  await shop.createUser('Buyer'),
  await shop.createUser('Buyer'),
];
const fact = { model: 'canon-eos-5d', fact: 'year', source: 'Canon Camera Museum', reason: 'untrue' };
const file = (body: object, as = buyer) => shop.call('POST', '/reports', { as, body });

test('a report of a fact shows admins the row that states it, and closes all reports of this fact', async () => {
  const { status, body } = await file({ ...fact, note: 'It was 2006.' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ model: 'canon-eos-5d', fact: 'year', source: 'Canon Camera Museum' });
  expectProblem(await file(fact), 409);
  await file({ ...fact, source: 'https://example.com/5d' }, other);
  await file({ ...fact, fact: 'build' });
  const list = async (query = '') => (await shop.call('GET', `/reports/facts${query}`, { as: admin })).body;
  const [first] = (await list('?state=open&sort=date&order=asc')).filter(
    ({ fact: { name } }: { fact: { name: string } }) => name === 'year',
  );
  expect(first).toMatchObject({
    model: { _id: 'canon-eos-5d', name: 'Canon EOS 5D' },
    fact: { name: 'year', label: 'Introduced', text: '2005' },
    note: 'It was 2006.',
    reporter: { _id: buyer.id },
    outcome: null,
  });
  expect(first.fact.place).toMatch(/^reference\/traits\.tsv:\d+$/);
  expect((await shop.call('GET', '/reports', { as: admin })).body).toEqual([]);
  const decide = (outcome: string) =>
    shop.call('PUT', `/reports/${body._id}`, { as: admin, body: { outcome, reason: 'Right.' } });
  expectProblem(await decide('removed'), 422, ['outcome']);
  expect((await decide('upheld')).body).toEqual({ modifiedCount: 1 });
  expect((await list('?state=open')).map((report: typeof first) => report.fact.name)).toEqual(['build']);
  expect((await file(fact)).status).toBe(201);
  await shop.sql`update users set email_verified = true where id = ${other.id}`;
  await shop.work();
  const mails = (await shop.mails()).filter(({ to }) => to.includes(other.email));
  expect(mails.map(({ subject }) => subject)).toContain('Your report: Canon EOS 5D: Introduced');
});

test('a report names a fact that the page of the model has, and a source', async () => {
  expectProblem(await file({ ...fact, source: undefined }), 422, ['source']);
  expectProblem(await file({ ...fact, source: '' }), 422, ['source']);
  expectProblem(await file({ ...fact, fact: undefined }), 422, ['fact']);
  expectProblem(await file({ ...fact, reason: 'counterfeit' }), 422, ['reason']);
  expectProblem(await file({ ...fact, listing: 'x' }), 422, ['listing']);
  expectProblem(await file({ ...fact, fact: 'weight' }), 404);
  expectProblem(await file({ ...fact, model: 'no-such-model' }), 404);
});

test('reports of facts count toward the daily limit of all reports', async () => {
  const limited = await useShop({ RATE_LIMITS: 'on' });
  const as = await limited.createUser('Buyer');
  const report = (name: string) => limited.call('POST', '/reports', { as, body: { ...fact, fact: name } });
  for (const name of ['year', 'build', 'film', 'format', 'crop'])
    expect((await report(name)).status).toBe(201);
  expectProblem(await report('mounts'), 429);
});
