import { isAdminPath, isDashboardPath, plainScreens } from '#tools/screens.ts';
import { aProduct, anAccount, kinds, type Shop, type TestUser } from '../shop.ts';
import { makeAdmin } from './sign-in.ts';

/** One user per role, and the ids of the pages that these users open. */
export type Cast = Record<'buyer' | 'seller' | 'admin', TestUser> & {
  item: string;
  post: string;
  issue: string;
  person: string;
};

// Texts that users and operators write are in brackets, so that they are not reported as untranslated.
export const settings = {
  SHOP_NAME: '«Prisma»',
  CONTACT_ADDRESS: '«7 Shutter Street»',
  CONTACT_PHONE: '+351 234 000 000',
};
export const written = { brand: '«Nikon»', location: '«Porto»', des: '«All speeds.»' };

/** Signs up a user whose names are in brackets, each in its own, because the header splits them. */
export async function signUpUser(shop: Shop, role: 'Buyer' | 'Seller', name: string): Promise<TestUser> {
  const user = await shop.register({ ...anAccount(name), name: name.replaceAll(/\S+/g, '«$&»') });
  const body = { status: 'verify', name: user.name, email: user.email, role };
  await shop.call('POST', '/users', { bearer: user.token, body });
  return user;
}

export async function makeCast(shop: Shop, stateDir: string): Promise<Cast> {
  const admin = await makeAdmin(shop, stateDir, await signUpUser(shop, 'Buyer', 'Ann Ames'));
  const seller = await signUpUser(shop, 'Seller', 'Sol Seller');
  const buyer = await signUpUser(shop, 'Buyer', 'Bo Buyer');
  const items = [];
  for (const kind of kinds)
    items.push(await shop.addItem(seller, kind, { ...aProduct(`«The ${kind}»`), ...written }));
  const [camera, lens, accessory] = items.map(({ _id }) => _id) as [string, string, string];
  await shop.call('POST', '/orders', {
    bearer: buyer.token,
    body: { listing: lens, phone: '+351 555 0100', location: '«Porto, at noon»' },
  });
  await shop.call('PUT', `/accessories/${accessory}/sold`, { bearer: seller.token });
  const report = { listing: camera, reason: 'other', note: '«Have a look.»' };
  await shop.call('POST', '/reports', { bearer: buyer.token, body: report });
  const post = await shop.call<{ _id: string }>('POST', '/blogs', {
    bearer: admin.token,
    body: { title: '«Shutters»', image: '/demo/blog-1-1200.webp', des: '«Listen first.»', published: true },
  });
  const issue = await shop.call<{ _id: string }>('POST', '/newsletter/letters', {
    bearer: admin.token,
    body: { subject: '«News»', des: '«This is new.»' },
  });
  const sellers = await shop.call<{ _id: string }[]>('GET', '/users?role=Seller', { bearer: admin.token });
  return {
    admin,
    seller,
    buyer,
    item: camera,
    post: post.body._id,
    issue: issue.body._id,
    person: sellers.body[0]!._id,
  };
}

/** The paths of the pages that each role opens. */
export function pathsOf(cast: Cast): Record<'visitor' | 'buyer' | 'seller' | 'admin', string[]> {
  const own = plainScreens.filter((path) => isDashboardPath(path) && !isAdminPath(path));
  return {
    visitor: [
      ...plainScreens.filter((path) => !isDashboardPath(path)),
      `/cameras/${cast.item}`,
      `/blogs/${cast.post}`,
      '/nothing-here',
    ],
    buyer: ['/dashboard', '/dashboard/profile', '/dashboard/admin', `/cameras/${cast.item}`],
    seller: [...own, `/dashboard/cameras/${cast.item}`],
    admin: [
      '/dashboard',
      ...plainScreens.filter(isAdminPath),
      `/dashboard/admin/people/${cast.person}`,
      `/dashboard/admin/blogs/${cast.post}`,
      `/dashboard/admin/newsletter/${cast.issue}`,
    ],
  };
}
