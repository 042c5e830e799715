import type { Conversation } from '#src/messaging/conversations/schemas.ts';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { test as base } from '../fixtures.ts';
import { aProduct, anAccount, openShop, seededPost, type Listing, type TestUser } from '../shop.ts';

/** Signed-in users, and the paths of pages that tests open as these users. */
export type Cast = Record<'buyer' | 'seller' | 'admin' | 'unfinished', TestUser> &
  Record<
    | 'title'
    | 'item'
    | 'booked'
    | 'own'
    | 'order'
    | 'deal'
    | 'thread'
    | 'verified'
    | 'post'
    | 'compared'
    | 'draft'
    | 'negotiation',
    string
  >;

async function makeCast(url: string, stateDir: string): Promise<Cast> {
  const shop = openShop(url);
  const { seller, id, title, path } = await shop.createListing();
  await shop.call('PATCH', path, { bearer: seller.token, body: { offers: true } });
  const buyer = await shop.signUpUser('Buyer');
  const { _id: lens } = await shop.addItem(seller, 'lens', aProduct(`${title} lens`));
  const { _id: order, conversation } = await shop.book(buyer, lens);
  await shop.call('PUT', `/orders/${order}/accept`, { bearer: seller.token });
  const { body: begun } = await shop.call<{ conversation: Conversation }>('POST', '/conversations', {
    bearer: buyer.token,
    body: { listing: id, body: 'Is the meter accurate?' },
  });
  const accessory = { ...aProduct(`${title} strap`), offers: true };
  const { _id: strap } = await shop.addItem(seller, 'accessories', accessory);
  const { body: offer } = await shop.call<Offer>('POST', '/offers', {
    bearer: buyer.token,
    body: { listing: strap, amount: 200 },
  });
  const { body: draft } = await shop.call<{ _id: string }>('POST', '/my/drafts', {
    bearer: seller.token,
    body: { kind: 'cameras', fields: { title: `${title} draft` } },
  });
  // The oldest item of a verified seller, which is one of the demo's items.
  const oldest = '/cameras?verified=1&sort=date&order=asc&limit=1';
  const [verified] = (await shop.call<Listing[]>('GET', oldest)).body;
  const { body: posts } = await shop.call<{ _id: string; title: string }[]>('GET', '/blogs');
  return {
    buyer,
    seller,
    admin: await shop.admin(stateDir),
    unfinished: await shop.register(anAccount('Una Unfinished')),
    title,
    item: path,
    booked: `/lens/${lens}`,
    own: `/dashboard/cameras/${id}`,
    order: `/dashboard/orders/${order}`,
    deal: `/dashboard/messages/${conversation}`,
    thread: `/dashboard/messages/${begun.conversation._id}`,
    verified: `/cameras/${verified!._id}`,
    compared: `/compare?id=${id}&id=${lens}&id=${verified!._id}`,
    draft: `/dashboard/addproducts?draft=${draft._id}`,
    negotiation: `/dashboard/messages/${offer.conversation}`,
    post: `/blogs/${posts.find((post) => post.title === seededPost)!._id}`,
  };
}

/** The fixture for tests that change nothing; its users log in once per worker. */
export const test = base.extend<object, { cast: Cast }>({
  cast: [
    async ({ server }, use) => use(await makeCast(server.url, server.stateDir)),
    { scope: 'worker', timeout: 180_000 },
  ],
});
