import { expect, test } from 'vitest';
import { eraseClosedAccounts } from '#src/accounts/users/closing/service.server.ts';
import { removeUnusedPhotos } from '#src/media/photos/removal/service.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { closeAccount, createListing, useShop, type TestUser } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop();
const [admin, other] = [await shop.createUser('admin', 'Ada'), await shop.createUser('admin', 'Al')];

const report = async (as: TestUser, listing: string): Promise<string> =>
  (await shop.call('POST', '/reports', { as, body: { listing, reason: 'counterfeit' } })).body._id;
const entriesOf = async (listing: string) =>
  (await shop.call('GET', `/reports?listing=${listing}`, { as: admin })).body;
const decide = (id: string, body: object, as = admin) => shop.call('PUT', `/reports/${id}`, { as, body });
const edit = (as: TestUser, id: string, body: object) => shop.call('PATCH', `/cameras/${id}`, { as, body });
const figures = async () => (await shop.call('GET', '/figures', { as: admin })).body.openReports;

test('an item stays in its reports as it was reported, with the differences to the item now', async () => {
  const seller = await shop.createUser('Seller');
  const [first, second] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  await shop.sql`update users set email_verified = true where id = ${first.id}`;
  const { _id } = await createListing(shop, seller, { title: 'Leica M6 original', sale: 2000 });
  const id = await report(first, _id);
  // More edits than there are stored versions of an item.
  for (let price = 1; price <= 25; price++) await edit(seller, _id, { sale: price });
  await edit(seller, _id, { title: 'Nice bag', des: 'Harmless.', sale: 20 });
  await report(second, _id);
  await shop.call('DELETE', `/cameras/${_id}`, { as: seller });

  const [{ listing, reported, voices }] = await entriesOf(_id);
  expect(listing).toMatchObject({ title: 'Nice bag', withdrawn: true });
  expect(voices.map(({ version }: { version: number }) => version)).toEqual([1, listing.version]);
  expect(reported).toMatchObject([
    {
      version: 1,
      title: 'Leica M6 original',
      sale: 2000,
      changes: [
        { path: 'des', was: 'Shutter fires at all speeds.', is: 'Harmless.' },
        { path: 'sale', was: 2000, is: 20 },
        { path: 'title', was: 'Leica M6 original', is: 'Nice bag' },
      ],
    },
    { version: listing.version, title: 'Nice bag', changes: [] },
  ]);
  await decide(id, { outcome: 'removed', version: listing.version });
  await shop.work();
  expect((await mailsTo(shop, first.email)).at(-1)!.subject).toBe('Your report: Leica M6 original');
});

test('a decision on an item that was edited since it was read is refused with the changes', async () => {
  const seller = await shop.createUser('Seller');
  const { _id } = await createListing(shop, seller, { title: 'Leica M6' });
  const id = await report(await shop.createUser('Buyer'), _id);
  await edit(seller, _id, { title: 'Buy pills' });
  // A caller that names no version has read what was reported.
  for (const version of [1, undefined]) {
    const refused = await decide(id, { outcome: 'dismissed', version });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        type: 'urn:rangefinder:problem:changed',
        version: 2,
        changes: [{ path: 'title', was: 'Leica M6', is: 'Buy pills' }],
      },
    ]);
  }
  expect((await entriesOf(_id))[0].outcome).toBeNull();
  expect((await decide(id, { outcome: 'removed', version: 2 })).body).toEqual({ modifiedCount: 1 });
});

test('a second admin who decides differently gets 409 and learns that another decision stands', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller'));
  const id = await report(await shop.createUser('Buyer'), _id);
  const responses = await Promise.all([
    decide(id, { outcome: 'dismissed' }),
    decide(id, { outcome: 'paused', reason: 'Blurred.' }, other),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409)!;
  expectProblem(refused, 409);
  expect(refused.body.detail).toBe('Another admin has already decided differently.');
});

test('ten reports of one item are one entry with ten voices, in the list and in every count', async () => {
  const before = await figures();
  const { _id } = await createListing(shop, await shop.createUser('Seller'));
  const reporters = await Promise.all(Array.from({ length: 10 }, () => shop.createUser('Buyer')));
  const ids: string[] = [];
  for (const reporter of reporters) ids.push(await report(reporter, _id));
  const { body, headers } = await shop.call('GET', `/reports?listing=${_id}`, { as: admin });
  expect([body.length, headers.get('x-total-count'), await figures()]).toEqual([1, '1', before + 1]);
  expect(body[0].voices.map((voice: { _id: string }) => voice._id)).toEqual(ids);
  const { body: todo } = await shop.call('GET', '/todo', { as: admin });
  expect(todo.items.find(({ act }: { act: string }) => act === 'check-reports').count).toBe(before + 1);

  await decide(ids[7]!, { outcome: 'dismissed' });
  expect(await figures()).toBe(before);
  await report(reporters[0]!, _id);
  const entries = (await entriesOf(_id)).map(
    ({ outcome, voices }: { outcome: string; voices: unknown[] }) => [outcome, voices.length],
  );
  expect(entries).toEqual([
    [null, 1],
    ['dismissed', 10],
  ]);
});

test('photos that an open report shows are not deleted, and erased sellers leave nothing in closed ones', async () => {
  const seller = await shop.createUser('Seller');
  const { url } = await uploadPhoto(shop, seller, await anImage('png', '#123456'));
  const { _id } = await createListing(shop, seller, { img: url, photos: [url] });
  const id = await report(await shop.createUser('Buyer'), _id);
  await edit(seller, _id, {
    photos: [(await uploadPhoto(shop, seller, await anImage('png', '#654321'))).url],
  });
  await shop.call('DELETE', `/cameras/${_id}`, { as: seller });
  await closeAccount(shop, seller);
  await shop.sql`update users set deleted_at = now() - interval '31 days' where id = ${seller.id}`;
  await shop.sql`update listings set deleted_at = now() - interval '31 days' where id = ${_id}`;
  await shop.sql`update photo_uploads set uploaded_at = now() - interval '90 days'`;
  await eraseClosedAccounts(shop.app);
  const isStored = async () => {
    await removeUnusedPhotos(shop.app);
    return (await shop.sql`select from photos where url = ${url}`).length === 1;
  };
  expect(await isStored()).toBe(true);
  expect((await entriesOf(_id))[0].reported).toMatchObject([{ version: 1, photos: [url] }]);

  await decide(id, { outcome: 'dismissed', version: 2 });
  expect(await isStored()).toBe(false);
  expect(await shop.sql`select from reported_items where listing_id = ${_id}`).toEqual([]);
});
