import { anAccount, aProduct, kinds, type Listing, type Shop, type TestUser } from '#e2e/shop.ts';
import { makeAdmin } from '#e2e/steps/sign-in.ts';

const hourMs = 3600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();
const note = '«A note.»';

type Id = { _id: string };

/** A word that must not make any page wider than its window. */
const endless = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';

/** Texts that users write are in brackets, so that they are not reported as untranslated. */
const written = {
  brand: `«${endless}»`,
  location: `«${endless}»`,
  des: `«${endless}.\n\nTwo. </p>»`,
};

/** Signs up a user whose names are in brackets, each in its own, because the header splits them. */
async function signUpUser(shop: Shop, role: 'Buyer' | 'Seller', name: string): Promise<TestUser> {
  const user = await shop.register({ ...anAccount(name), name: name.replaceAll(/\S+/g, '«$&»') });
  const body = { status: 'verify', name: user.name, email: user.email, role };
  await shop.call('POST', '/users', { bearer: user.token, body });
  return user;
}

/** The ids of what happens in the life of a shop. */
type Life = Record<'wanted' | 'done' | 'other' | 'draft', string> & {
  orders: string[];
  threads: string[];
};

/** Does what makes a shop send its emails. */
async function liveThrough(
  shop: Shop,
  { buyer, seller, admin }: Record<'buyer' | 'seller' | 'admin', TestUser>,
  { item, issue, person }: Record<'item' | 'issue' | 'person', string>,
): Promise<Life> {
  const as =
    (user: TestUser) =>
    async <T = Id>(method: string, path: string, body?: object): Promise<T> =>
      (await shop.call<T>(method, path, { bearer: user.token, ...(body && { body }) })).body;
  const [buys, sells, rules] = [as(buyer), as(seller), as(admin)];

  async function addItem(title: string): Promise<Listing> {
    return shop.addItem(seller, 'lens', { ...aProduct(`«${title}»`), ...written, offers: true });
  }
  async function book(title: string): Promise<{ item: string; order: string; conversation: string }> {
    const { _id: listing } = await addItem(title);
    const body = { listing, phone: '+351 555 0100', location: '«Porto»' };
    const { _id: order, conversation } = await buys<Id & { conversation: string }>('POST', '/orders', body);
    return { item: listing, order, conversation };
  }

  await rules('PUT', `/users/seller/${person}`, { checked: ['identity', 'items'], note });
  await buys('POST', '/saved-searches', { query: 'kind=lens&condition=Good&max=900', mail: 'daily' });
  await buys('PUT', `/sellers/${person}/follow`);
  await buys('PATCH', '/profile', { phone: '+351 555 0100', town: '«Porto»' });

  const declined = await book('Declined');
  await sells('PUT', `/orders/${declined.order}/decline`);
  const withdrawn = await book('Withdrawn');
  await buys('PUT', `/orders/${withdrawn.order}/withdraw`);
  const canceled = await book('Canceled');
  await sells('PUT', `/orders/${canceled.order}/accept`);
  await sells('PUT', `/orders/${canceled.order}/cancel`, { reason: note });

  const done = await book('Done');
  await sells('PUT', `/orders/${done.order}/accept`);
  const chosen = inHours(50);
  const meeting = { zone: 'Europe/Lisbon', place: '«The station»' };
  await buys('PUT', `/orders/${done.order}/meeting`, { ...meeting, at: inHours(48) });
  await sells('PUT', `/orders/${done.order}/meeting`, {
    ...meeting,
    at: chosen,
    alternatives: [inHours(72)],
  });
  await buys('PUT', `/orders/${done.order}/meeting/agree`, { version: 2, at: chosen });
  const { code } = await buys<{ code: string }>('GET', `/orders/${done.order}/handover`);
  await sells('PUT', `/orders/${done.order}/handover`, { code });
  await buys('PUT', `/orders/${done.order}/review`, { stars: 4, text: note });
  await sells('PUT', `/orders/${done.order}/review`, { stars: 5, text: note });

  const disputed = await book('Disputed');
  await sells('PUT', `/orders/${disputed.order}/accept`);
  await sells('PUT', `/lens/${disputed.item}/sold`);
  const dispute = { reason: 'not-handed-over', note };
  await buys('POST', `/orders/${disputed.order}/dispute`, dispute);
  await sells('PUT', `/orders/${disputed.order}/dispute`, { answer: note });
  const [open] = await rules<Id[]>('GET', '/disputes?state=open');
  await rules('PUT', `/disputes/${open!._id}`, { outcome: 'cancelled', note });
  const argued = await book('Argued');
  await sells('PUT', `/orders/${argued.order}/accept`);
  await sells('PUT', `/lens/${argued.item}/sold`);
  await buys('POST', `/orders/${argued.order}/dispute`, dispute);
  const waiting = await book('Waiting');
  await sells('PUT', `/orders/${waiting.order}/accept`);
  await buys('PUT', `/orders/${waiting.order}/meeting`, { ...meeting, at: inHours(48) });

  const wanted = await addItem('Wanted');
  await buys('PUT', `/watchlist/${wanted._id}`);
  await sells('PATCH', `/lens/${wanted._id}`, { sale: 250 });
  const offer = await buys<Id & { conversation: string }>('POST', '/offers', {
    listing: wanted._id,
    amount: 200,
    note,
  });
  await sells('POST', `/offers/${offer._id}/counter`, { amount: 230 });
  const pending = await addItem('Pending');
  await buys('POST', '/offers', { listing: pending._id, amount: 210 });
  const refused = await addItem('Refused');
  const low = await buys<Id>('POST', '/offers', { listing: refused._id, amount: 201 });
  await sells('PUT', `/offers/${low._id}/decline`);
  const question = await buys<{ conversation: Id }>('POST', '/conversations', {
    listing: pending._id,
    body: '«Pay me with Western Union, write to sol@gmail.com»',
  });
  const thread = question.conversation._id;
  await sells('POST', `/conversations/${thread}/messages`, { body: note });
  await sells('POST', '/reports', { conversation: thread, seq: 1, reason: 'scam', note });
  const reports = await rules<Id[]>('GET', '/reports?state=open');
  await rules('PUT', `/reports/${reports.at(-1)!._id}`, { outcome: 'paused', reason: note });
  await rules('DELETE', `/pauses/${item}`);

  await signUpUser(shop, 'Seller', 'Una Other');
  const people = await rules<Id[]>('GET', '/users?role=Seller');
  const otherId = people.find(({ _id }) => _id !== person)!._id;
  await rules('POST', `/people/${otherId}/notes`, { text: note });
  await rules('PUT', `/suspensions/${otherId}`, { reason: note });
  await rules('DELETE', `/suspensions/${otherId}`);
  await rules('POST', '/invitations', { email: 'guest@example.com', note });
  await rules('POST', '/health/test-mail', { to: 'ops@example.com' });
  const { version } = await rules<{ version: number }>('GET', '/shop');
  await rules('PATCH', '/shop', { version, announcement: { text: '«Closed»', lastDay: '2099-01-01' } });
  await buys('POST', '/newsletter', { email: buyer.email });
  await buys('POST', '/auth/request-password-reset', { email: buyer.email });
  await rules('POST', `/newsletter/letters/${issue}/test`);
  const draft = await sells('POST', '/my/drafts', {
    kind: 'cameras',
    fields: { title: '«Draft»', condition: 'Good' },
  });

  return {
    wanted: wanted._id,
    done: done.item,
    other: otherId,
    draft: draft._id,
    orders: [declined, withdrawn, canceled, done, disputed, argued, waiting].map(({ order }) => order),
    threads: [offer.conversation, thread, ...[done, argued, waiting].map(({ conversation }) => conversation)],
  };
}

/** One user per role, and the ids of items, posts and orders. */
export type Cast = Record<'unfinished' | 'buyer' | 'seller' | 'admin', TestUser> & Ids & Life;

type Ids = Record<'item' | 'booked' | 'sold' | 'gone' | 'post' | 'issue' | 'person', string>;

/** Texts that operators write are in brackets, so that they are not reported as untranslated. */
export const settings = {
  SHOP_NAME: '«Prisma»',
  CONTACT_ADDRESS: '«7 Shutter Street»',
  CONTACT_PHONE: '+351 234 000 000',
};

export async function makeCast(shop: Shop, stateDir: string): Promise<Cast> {
  const admin = await makeAdmin(shop, stateDir, await signUpUser(shop, 'Buyer', 'Ann Ames'));
  const seller = await signUpUser(shop, 'Seller', endless);
  const buyer = await signUpUser(shop, 'Buyer', 'Bo Buyer');
  const unfinished = await shop.register({ ...anAccount('Una Unfinished'), name: '«Una»' });
  const create = async (user: TestUser, path: string, body: object): Promise<string> =>
    (await shop.call<{ _id: string }>('POST', path, { bearer: user.token, body })).body._id;
  const items = [];
  for (const kind of [...kinds, 'cameras' as const])
    items.push(
      await create(seller, `/${kind}`, { ...aProduct(`«The "${kind}" & <${endless}>»`), ...written }),
    );
  const [item, booked, sold, gone] = items as [string, string, string, string];
  await create(buyer, '/orders', { listing: booked, phone: '+351 555 0100', location: '«Porto, at noon»' });
  await shop.call('PUT', `/accessories/${sold}/sold`, { bearer: seller.token });
  await shop.call('DELETE', `/cameras/${gone}`, { bearer: seller.token });
  await create(buyer, '/reports', { listing: item, reason: 'other', note: '«Look at "this" <one>.»' });
  const post = {
    title: '«Shutters»',
    image: '/demo/blog-1-1200.webp',
    des: '«Listen first.»',
    published: true,
  };
  const sellers = await shop.call<{ _id: string }[]>('GET', '/users?role=Seller', { bearer: admin.token });
  const ids = {
    item,
    booked,
    sold,
    gone,
    post: await create(admin, '/blogs', post),
    issue: await create(admin, '/newsletter/letters', { subject: '«News»', des: '«This is new.»' }),
    person: sellers.body[0]!._id,
  };
  return {
    admin,
    seller,
    buyer,
    unfinished,
    ...ids,
    ...(await liveThrough(shop, { buyer, seller, admin }, ids)),
  };
}
