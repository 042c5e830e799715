import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const [admin, seller] = [await shop.createUser('admin'), await shop.signUpUser('Seller', 'Sol')];
const aPost = { title: 'A lens', image: 'https://example.com/lens.jpg', des: 'Look through it.' };
const item = await createListing(shop, seller, { offers: true });
const post = (await shop.call('POST', '/blogs', { as: admin, body: aPost })).body;
const letters = '/newsletter/letters';
const issue = (await shop.call('POST', letters, { as: admin, body: { subject: 'May', des: 'News' } })).body;

const own = `/dashboard/cameras/${item._id}`;
const forms = {
  item: {
    as: seller,
    at: own,
    to: `/cameras/${item._id}`,
    change: { title: 'Nikon F3' },
    other: { sale: 99 },
  },
  post: {
    as: admin,
    at: `/my/blogs/${post._id}`,
    to: `/blogs/${post._id}`,
    change: { des: 'New' },
    other: { title: 'Other' },
  },
  issue: {
    as: admin,
    at: `${letters}/${issue._id}`,
    to: `${letters}/${issue._id}`,
    change: { des: 'New' },
    other: { subject: 'June' },
  },
  profile: { as: seller, at: '/profile', to: '/profile', change: { about: 'New' }, other: { town: 'Bend' } },
};

test.for(Object.entries(forms))(
  'an edit of an earlier version of the %s is refused, and one without a version changes only its fields',
  async ([, { as, at, to, change, other }]) => {
    const { version } = (await shop.call('GET', at, { as })).body;
    const edit = (body: object) => shop.call('PATCH', to, { as, body });
    expect((await edit({ ...other, version })).status).toBe(200);
    const after = (await shop.call('GET', at, { as })).body;
    expect(after.version).toBe(version + 1);
    const refused = await edit({ ...change, version });
    expectProblem(refused, 409);
    expect(refused.body).toMatchObject({ type: 'urn:rangefinder:problem:changed', version: version + 1 });
    expect((await shop.call('GET', at, { as })).body).toEqual(after);
    expect((await edit(change)).status).toBe(200);
    const now = (await shop.call('GET', at, { as })).body;
    expect({ ...now.products, ...now }).toMatchObject({ ...other, ...change });
    expect((await edit({ ...other, version: version + 2 })).status).toBe(200);
  },
);

test('a refused edit of an item names what has changed', async () => {
  const { _id, version } = await createListing(shop, seller);
  const edit = (body: object) => shop.call('PATCH', `/cameras/${_id}`, { as: seller, body });
  await edit({ sale: 250 });
  const { body } = await edit({ title: 'Nikon F3', version });
  expect(body.changes).toEqual([{ path: 'sale', was: 310.5, is: 250 }]);
});

test.for([{ floor: 200 }, { offers: true }, { buy: 700 }, { modelId: 'nikon-d850' }, { mount: 'Nikon F' }])(
  'an edit of an item is refused after %j, which buyers do not agree to',
  async (change) => {
    const { _id } = await createListing(shop, seller, { offers: !('offers' in change) });
    const read = async () => (await shop.call('GET', `/dashboard/cameras/${_id}`, { as: seller })).body;
    const edit = (body: object) => shop.call('PATCH', `/cameras/${_id}`, { as: seller, body });
    const { version, edited } = await read();
    expect((await edit({ ...change, version, edited })).status).toBe(200);
    expectProblem(await edit({ title: 'Nikon F3', version, edited }), 409);
    const latest = await read();
    expect(latest.version).toBe(version);
    expect((await edit({ title: 'Nikon F3', version, edited: latest.edited })).status).toBe(200);
  },
);

test('one of several edits of the same version at the same time succeeds', async () => {
  const { _id, version } = await createListing(shop, seller);
  const edits = [100, 101, 102, 103].map((sale) =>
    shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { sale, version } }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});
