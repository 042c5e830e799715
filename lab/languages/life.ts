import type { Listing, Shop, TestUser } from '#e2e/shop.ts';
import { aProduct } from '#e2e/shop.ts';
import { signUpUser, written, type Cast } from '#e2e/steps/bracketed-shop.ts';

const hourMs = 3600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();
const note = '«A note.»';

type Id = { _id: string };

/** Does what makes a shop send its emails, and returns the paths of pages about it, by role. */
export async function liveThrough(
  shop: Shop,
  cast: Cast,
): Promise<Record<'visitor' | 'buyer' | 'seller' | 'admin', string[]>> {
  const { buyer, seller, admin } = cast;
  const as =
    (user: TestUser) =>
    async <T = Id>(method: string, path: string, body?: object): Promise<T> =>
      (await shop.call<T>(method, path, { bearer: user.token, ...(body && { body }) })).body;
  const [buys, sells, rules] = [as(buyer), as(seller), as(admin)];

  async function addItem(title: string): Promise<Listing> {
    return shop.addItem(seller, 'lens', { ...aProduct(`«${title}»`), ...written, offers: true });
  }
  async function book(title: string): Promise<{ item: string; order: string; conversation: string }> {
    const { _id: item } = await addItem(title);
    const body = { listing: item, phone: '+351 555 0100', location: '«Porto»' };
    const { _id: order, conversation } = await buys<Id & { conversation: string }>('POST', '/orders', body);
    return { item, order, conversation };
  }

  await rules('PUT', `/users/seller/${cast.person}`, { checked: ['identity', 'items'], note });
  await buys('POST', '/saved-searches', { query: 'kind=lens&condition=Good&max=900', mail: 'daily' });
  await buys('PUT', `/sellers/${cast.person}/follow`);
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
  await rules('DELETE', `/pauses/${cast.item}`);

  await signUpUser(shop, 'Seller', 'Una Other');
  const people = await rules<Id[]>('GET', '/users?role=Seller');
  const otherId = people.find(({ _id }) => _id !== cast.person)!._id;
  await rules('POST', `/people/${otherId}/notes`, { text: note });
  await rules('PUT', `/suspensions/${otherId}`, { reason: note });
  await rules('DELETE', `/suspensions/${otherId}`);
  await rules('POST', '/invitations', { email: 'guest@example.com', note });
  await rules('POST', '/health/test-mail', { to: 'ops@example.com' });
  const { version } = await rules<{ version: number }>('GET', '/shop');
  await rules('PATCH', '/shop', { version, announcement: { text: '«Closed»', lastDay: '2099-01-01' } });
  await buys('POST', '/newsletter', { email: buyer.email });
  await buys('POST', '/auth/request-password-reset', { email: buyer.email });
  await rules('POST', `/newsletter/letters/${cast.issue}/test`);
  const draft = await sells('POST', '/my/drafts', {
    kind: 'cameras',
    fields: { title: '«Draft»', condition: 'Good' },
  });

  const orders = [declined, withdrawn, canceled, done, disputed, argued, waiting].map(
    ({ order }) => `/dashboard/orders/${order}`,
  );
  const threads = [
    offer.conversation,
    thread,
    done.conversation,
    argued.conversation,
    waiting.conversation,
  ].map((id) => `/dashboard/messages/${id}`);
  return {
    visitor: [
      `/cameras/${cast.item}/checklist`,
      `/lens/${wanted._id}`,
      `/lens/${done.item}`,
      ...['', '/listings', '/reviews'].map((part) => `/sellers/${cast.person}${part}`),
      `/compare?id=${cast.item}&id=${wanted._id}`,
      '/lens?condition=Good&min=1&max=900&verified=1',
      '/search?q=«nothing»&condition=Excellent',
      '/search?q=«x»&min=9&max=1',
      '/fit?lens=Nikkor+AF+50mm&camera=Nikon+Z+6',
    ],
    buyer: [
      ...orders,
      ...threads,
      '/dashboard/searches',
      '/dashboard/watchlist',
      '/dashboard/offers',
      '/dashboard/myorders',
      '/dashboard/notifications',
      '/dashboard/todo',
      '/dashboard/kit',
      '/dashboard/following',
    ],
    seller: [
      ...orders,
      ...threads,
      `/dashboard/addproducts?draft=${draft._id}`,
      `/dashboard/lens/${wanted._id}`,
    ],
    admin: [...orders, `/dashboard/admin/people/${otherId}`, '/dashboard/admin/shop/pages/terms'],
  };
}
