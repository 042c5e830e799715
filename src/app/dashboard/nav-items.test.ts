import { expect, test } from 'vitest';
import type { User } from '#src/accounts/users/schemas.ts';
import type { Stats } from './schemas.ts';
import { navItemsOf } from './nav-items.ts';

const placesOf = (role: User['role'], stats?: Stats) =>
  navItemsOf(role, stats).map(({ label, to, count }) => [label, to, ...(count === undefined ? [] : [count])]);

const none = { available: 0, booked: 0, sold: 0 };
const items = { cameras: none, lens: none, accessories: none };
const deals = [
  ['Messages', '/dashboard/messages'],
  ['Offers', '/dashboard/offers'],
];
const personal = [
  ['Notifications', '/dashboard/notifications'],
  ['Followed sellers', '/dashboard/following'],
  ['Watchlist', '/dashboard/watchlist'],
  ['Saved searches', '/dashboard/searches'],
  ['Kit', '/dashboard/kit'],
];
const profile = ['Profile', '/dashboard/profile'];
const held = [
  ['My Products', '/dashboard/myproducts'],
  ['Seller Orders', '/dashboard/sellerorders'],
];

test('the menu of a buyer has My Orders and a profile', () => {
  const places = [['My Orders', '/dashboard'], ...deals, ...personal, profile];
  expect(placesOf('Buyer')).toEqual(places);
  expect(placesOf('Buyer', { role: 'Buyer', openOrders: 3, own: { items: 0, openOrders: 0 } })).toEqual(
    places,
  );
});

test('the menu of a user who has changed roles still has the pages of their unfinished sales or purchases', () => {
  const own = { items: 2, openOrders: 1 };
  expect(placesOf('Buyer', { role: 'Buyer', openOrders: 0, own })).toEqual([
    ['My Orders', '/dashboard'],
    ...deals,
    ...personal,
    ...held,
    profile,
  ]);
  expect(placesOf('Seller', { role: 'Seller', items, openOrders: 0, purchases: 1 }).slice(-2)).toEqual([
    ['My Orders', '/dashboard/myorders'],
    profile,
  ]);
});

test('the menu of a seller has the pages for selling and the number of open orders', () => {
  for (const [openOrders, count] of [
    [0, []],
    [1234, ['1,234']],
  ] as const)
    expect(placesOf('Seller', { role: 'Seller', items, openOrders, purchases: 0 })).toEqual([
      ['Overview', '/dashboard'],
      ['Add Products', '/dashboard/addproducts'],
      ['My Products', '/dashboard/myproducts'],
      ['Seller Orders', '/dashboard/sellerorders', ...count],
      ...deals,
      ...personal,
      profile,
    ]);
});

const ofAdmins = (...openReports: string[]) => [
  ['Overview', '/dashboard'],
  ['All Users', '/dashboard/admin'],
  ['All Seller', '/dashboard/admin/allseller'],
  ['All Orders', '/dashboard/admin/allorders'],
  ['All Products', '/dashboard/admin/allproducts'],
  ['All Cameras', '/dashboard/admin/cameras'],
  ['Reported Items', '/dashboard/admin/reports', ...openReports],
  ['All Admins', '/dashboard/admin/alladmins'],
  ['Audit log', '/dashboard/admin/audit'],
  ['Health', '/dashboard/admin/health'],
  ['Blogs', '/dashboard/admin/blogs'],
  ['Newsletter', '/dashboard/admin/newsletter'],
];

test('the menu of an admin has every list and the number of open reports', () => {
  const stats = { role: 'admin', people: { Buyer: 1, Seller: 1, admin: 1 }, items: none } as const;
  const own = { items: 0, openOrders: 0 };
  expect(placesOf('admin')).toEqual([...ofAdmins(), ...personal, profile]);
  expect(placesOf('admin', { ...stats, openOrders: 5, openReports: 2, own })).toEqual([
    ...ofAdmins('2'),
    ...personal,
    profile,
  ]);
});

test('the menu of an admin who used to sell still has the pages of their unfinished sales', () => {
  const stats = { role: 'admin', people: { Buyer: 1, Seller: 1, admin: 1 }, items: none } as const;
  const rest = { ...stats, openOrders: 5, openReports: 0 };
  for (const [own, remaining] of [
    [{ items: 1, openOrders: 0 }, held.slice(0, 1)],
    [{ items: 0, openOrders: 1 }, held.slice(1)],
    [{ items: 2, openOrders: 1 }, held],
  ] as const)
    expect(placesOf('admin', { ...rest, own })).toEqual([...ofAdmins(), ...personal, ...remaining, profile]);
});
