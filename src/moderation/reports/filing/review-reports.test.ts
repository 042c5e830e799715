import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const report = (as: TestUser, review: string, reason = 'untrue', note = 'We never met.') =>
  shop.call('POST', '/reports', { as, body: { review, reason, note } });
const close = (id: string, outcome: string, reason?: string) =>
  shop.call('PUT', `/reports/${id}`, { as: admin, body: { outcome, reason } });
const mailsTo = async ({ email }: TestUser) => {
  await shop.work();
  return (await shop.mails()).filter(({ to }) => to.includes(email));
};
async function confirmed(...users: TestUser[]): Promise<void> {
  await shop.sql`update users set email_verified = true where id = any(${users.map(({ id }) => id)})`;
}

test('any user except the author can report a visible review of a seller once', async () => {
  const one = await Reviewed.open(shop);
  const { buyer, seller } = one.deal;
  await one.write('buyer', 2, 'As described.');
  const hidden = (await one.read('buyer')).mine!._id;
  // The response must not reveal a hidden review.
  expectProblem(await report(seller, hidden), 404);
  await one.write('seller', 5, 'Came on time.');
  const { status, body } = await report(seller, hidden);
  expect(status).toBe(201);
  const { body: queue } = await shop.call('GET', '/reports?limit=1', { as: admin });
  expect(queue[0]).toMatchObject({
    _id: body._id,
    reason: 'untrue',
    note: 'We never met.',
    outcome: null,
    reporter: { _id: seller.id },
    message: null,
    review: {
      _id: hidden,
      by: 'buyer',
      author: { _id: buyer.id, name: buyer.name },
      subject: { _id: seller.id, name: seller.name },
      stars: 2,
      text: 'As described.',
      removed: false,
    },
    listing: { _id: one.deal.item, openReports: 0 },
  });
  const of = async (query: string) =>
    (await shop.call('GET', `/reports?${query}`, { as: admin })).body.map(({ _id }: { _id: string }) => _id);
  expect(await of(`seller=${buyer.id}`)).toEqual([body._id]);
  expect(await of(`seller=${seller.id}`)).toEqual([]);
  expect(await of(`listing=${one.deal.item}`)).toEqual([]);
  expectProblem(await report(seller, hidden, 'spam'), 409);
  expectProblem(await report(buyer, hidden), 422, ['review']);
  expect((await report(await shop.createUser('Buyer'), hidden, 'spam')).status).toBe(201);
  expectProblem(await report(seller, hidden, 'scam'), 422, ['reason']);
  expectProblem(await report(seller, 'none'), 404);
  const call = (more: object) =>
    shop.call('POST', '/reports', { as: seller, body: { reason: 'spam', ...more } });
  expectProblem(await call({ review: hidden, listing: one.deal.item }), 422, ['listing']);
  expectProblem(await call({ review: hidden, seq: 1 }), 422, ['seq']);
  expectProblem(await shop.call('GET', `/reports/${body._id}/messages`, { as: admin }), 404);
});

test('a review of a buyer can be reported only by users who may read it', async () => {
  const one = await Reviewed.open(shop);
  const { ofBuyer } = await one.both();
  const { buyer } = one.deal;
  expectProblem(await report(await shop.createUser('Seller'), ofBuyer), 403);
  const other = (await Deal.open(shop, { buyer })).seller;
  expect((await report(other, ofBuyer)).status).toBe(201);
  expect((await report(buyer, ofBuyer)).status).toBe(201);
});

test('removing a review closes its reports, removes its stars, and emails its author and reporters', async () => {
  const seller = await shop.createUser('Seller');
  const three = [];
  for (const stars of [5, 5, 1]) {
    const one = await Reviewed.open(shop, { seller });
    three.push({ one, ...(await one.both(stars)) });
  }
  const { one, ofSeller: id } = three[2]!;
  const visitor = await shop.createUser('Buyer');
  await confirmed(seller, visitor, one.deal.buyer);
  const filed = (await report(seller, id)).body._id;
  await report(visitor, id, 'harassment');
  const shown = async () => (await shop.call('GET', `/sellers/${seller.id}`)).body.reviews;
  expect(await shown()).toEqual({ count: 3, stars: 3.7 });
  for (const outcome of ['paused', 'upheld'])
    expectProblem(await close(filed, outcome, 'x'), 422, ['outcome']);
  const before = (await mailsTo(one.deal.buyer)).length;
  expect((await close(filed, 'removed', 'It names a street.')).body).toEqual({ modifiedCount: 1 });
  expectProblem(await close(filed, 'dismissed'), 409);
  expect(await shown()).toEqual({ count: 2, stars: null });
  const { body: shownReviews } = await shop.call('GET', `/sellers/${seller.id}/reviews`);
  expect(shownReviews.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
    removed: true,
    stars: null,
    text: null,
  });
  const { body: closed } = await shop.call('GET', '/reports?state=closed&limit=2', { as: admin });
  for (const each of closed)
    expect(each).toMatchObject({ outcome: 'removed', review: { _id: id, removed: true } });
  expect(closed.map(({ voices }: any) => voices.length)).toEqual([2]);
  const [mail] = (await mailsTo(one.deal.buyer)).slice(before);
  expect(mail!.subject).toContain('Your review was removed');
  expect(mail!.text).toContain('It names a street.');
  for (const user of [seller, visitor]) {
    const notice = (await mailsTo(user)).find(({ subject }) => subject.startsWith('Your report'))!;
    expect(notice.text).toContain('its stars no longer count');
    expect(notice.text).toContain('It names a street.');
    expect(notice.text).not.toContain(one.deal.buyer.name);
  }
  expectProblem(await report(await shop.createUser('Buyer'), id), 410);
  const { body: entries } = await shop.call('GET', '/audit?act=removed-review', { as: admin });
  expect(entries).toMatchObject([{ actor: { name: 'Ada' }, note: `review ${id}` }]);
});

test('a review remains when its report is dismissed', async () => {
  const one = await Reviewed.open(shop);
  const { ofSeller: id } = await one.both();
  const { seller } = one.deal;
  await confirmed(seller);
  const { body } = await report(seller, id);
  expect((await close(body._id, 'dismissed')).body).toEqual({ modifiedCount: 1 });
  expect((await one.read('seller')).theirs).toMatchObject({ stars: 5, removed: false });
  const mail = (await mailsTo(seller)).find(({ subject }) => subject.startsWith('Your report'))!;
  expect(mail.text).toContain('We found no problem, so the review stays.');
});

test('an open report keeps the text of a review even if its author is erased', async () => {
  const one = await Reviewed.open(shop, { buyer: await shop.signUpUser('Buyer', 'Bo') });
  const { ofSeller: id } = await one.both();
  const { body: filed } = await report(one.deal.seller, id);
  await shop.call('DELETE', '/profile', { as: one.deal.buyer });
  const text = async () => {
    const { body } = await shop.call('GET', '/reports?limit=100', { as: admin });
    return body.find(({ _id }: { _id: string }) => _id === filed._id).review.text;
  };
  expect(await text()).toBe('As described.');
  expect((await one.read('seller')).theirs!.text).toBeNull();
  await close(filed._id, 'dismissed');
  expect(await text()).toBeNull();
});

test('the database rejects a report with a wrong reason or with two targets', async () => {
  const one = await Reviewed.open(shop);
  const { ofSeller: id } = await one.both();
  const { seller, item } = one.deal;
  const insert = (reason: string, columns: string, ...values: string[]) =>
    shop.sql`insert into reports (id, reporter_id, reason, ${sql.raw(columns)})
      values (gen_random_uuid(), ${seller.id}, ${reason}, ${sql.join(values)})`;
  await expect(insert('counterfeit', 'review_id', id)).rejects.toThrow('reports_reason_check');
  await expect(insert('spam', 'review_id, listing_id', id, item)).rejects.toThrow('reports_subject');
});
