import { aProduct, anAccount, kinds, type Shop, type TestUser } from '#e2e/shop.ts';
import { makeAdmin } from '#e2e/steps/sign-in.ts';
import { endless, liveThrough, signUpUser, written, type Life } from './life.ts';

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
