import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '#src/accounts/users/schemas.ts';
import { personalLinksOf } from '#src/app/main-links.tsx';
import { navItemsOf } from './nav-items.ts';
import type { Stats } from './schemas.ts';

const placesOf = (role: User['role'], stats?: Stats) =>
  navItemsOf(role, stats).map(({ label, to, count }) => [label, to, ...(count === undefined ? [] : [count])]);
const tabsOf = (role: User['role']) =>
  navItemsOf(role, undefined).flatMap(({ label, isTab }) => (isTab ? [label] : []));
const placesInHeader = (role: User['role']) => personalLinksOf(role).map(({ label, to }) => [label, to]);

const waiting = { offers: 0, purchases: 0, sales: 0 };
const none = { available: 0, booked: 0, sold: 0 };
const items = { cameras: none, lens: none, accessories: none };
const dealsWith = (...offers: number[]) => [
  ['Messages', '/dashboard/messages'],
  ['Offers', '/dashboard/offers', ...offers],
];
const deals = dealsWith();
const noDeals = dealsWith(0);
const personal = [
  ['Notifications', '/dashboard/notifications'],
  ['Followed sellers', '/dashboard/following'],
  ['Watchlist', '/dashboard/watchlist'],
  ['Saved searches', '/dashboard/searches'],
  ['Kit', '/dashboard/kit'],
];
const profile = ['Profile', '/dashboard/profile'];
const heldWith = (sales: number) => [
  ['My Products', '/dashboard/myproducts'],
  ['Seller Orders', '/dashboard/sellerorders', sales],
];
const held = heldWith(0);

test('the menu of a buyer has My Orders and a profile', () => {
  expect(placesOf('Buyer')).toEqual([['My Orders', '/dashboard'], ...deals, ...personal, profile]);
  const own = { items: 0, openOrders: 0, orders: 0 };
  expect(
    placesOf('Buyer', { role: 'Buyer', openOrders: 3, own, waiting: { offers: 2, purchases: 1, sales: 0 } }),
  ).toEqual([['My Orders', '/dashboard', 1], ...dealsWith(2), ...personal, profile]);
});

const figures = { role: 'Seller', items, watchers: 0, soldLately: 0, answeredWithin: null } as const;

test('the menu of a user who has changed roles still has the pages of their sales or purchases', () => {
  const own = { items: 2, openOrders: 0, orders: 1 };
  expect(placesOf('Buyer', { role: 'Buyer', openOrders: 0, own, waiting: { ...waiting, sales: 1 } })).toEqual(
    [['My Orders', '/dashboard', 0], ...noDeals, ...personal, ...heldWith(1), profile],
  );
  expect(
    placesOf('Seller', { ...figures, openOrders: 0, purchases: 0, bought: 1, waiting }).slice(-2),
  ).toEqual([['My Orders', '/dashboard/myorders', 0], profile]);
});

test('the menu of a seller has the pages for selling, with how many orders and offers need an answer', () => {
  for (const [sales, offers] of [
    [0, 2],
    [1234, 0],
  ] as const)
    expect(
      placesOf('Seller', {
        ...figures,
        openOrders: 5,
        purchases: 0,
        bought: 0,
        waiting: { offers, purchases: 0, sales },
      }),
    ).toEqual([
      ['Overview', '/dashboard'],
      ['Add Products', '/dashboard/addproducts'],
      ['My Products', '/dashboard/myproducts'],
      ['Seller Orders', '/dashboard/sellerorders', sales],
      ...dealsWith(offers),
      ...personal,
      profile,
    ]);
});

test('the bar of a phone has four pages of a role, so that More is the fifth', () => {
  expect(tabsOf('Buyer')).toEqual(['My Orders', 'Messages', 'Offers', 'Watchlist']);
  expect(tabsOf('Seller')).toEqual(['Overview', 'Seller Orders', 'Messages', 'Offers']);
  expect(tabsOf('admin')).toEqual(['Overview', 'All Orders', 'Disputes', 'Reported Items']);
});

test('the header and the menu of phones link to pages of the dashboard by the names in its menu', () => {
  const home = ['Dashboard', '/dashboard'];
  for (const role of ['Buyer', 'Seller', 'admin'] as const)
    for (const place of placesInHeader(role).filter(([label]) => label !== 'Dashboard'))
      expect(placesOf(role)).toContainEqual(place);
  expect(placesInHeader('Buyer')).toEqual([
    ['Messages', '/dashboard/messages'],
    ['Watchlist', '/dashboard/watchlist'],
    ['My Orders', '/dashboard'],
    ['Offers', '/dashboard/offers'],
    home,
  ]);
  // Phones have every tab in the menu, too; the overview is the dashboard.
  for (const role of ['Buyer', 'Seller'] as const)
    expect(placesInHeader(role).map(([label]) => label)).toEqual(
      expect.arrayContaining(tabsOf(role).filter((label) => label !== 'Overview')),
    );
});

const ofAdmins = (counts?: { disputes: number; reports: number }) => [
  ['Overview', '/dashboard'],
  ['Everyone', '/dashboard/admin/people'],
  ['All Users', '/dashboard/admin'],
  ['All Seller', '/dashboard/admin/allseller'],
  ['All Admins', '/dashboard/admin/alladmins'],
  ['Sign-up', '/dashboard/admin/signup'],
  ['All Orders', '/dashboard/admin/allorders'],
  ['Disputes', '/dashboard/admin/disputes', ...(counts ? [counts.disputes] : [])],
  ['Reported Items', '/dashboard/admin/reports', ...(counts ? [counts.reports] : [])],
  ['All Products', '/dashboard/admin/allproducts'],
  ['All Cameras', '/dashboard/admin/cameras'],
  ['Shop', '/dashboard/admin/shop'],
  ['Health', '/dashboard/admin/health'],
  ['Audit log', '/dashboard/admin/audit'],
  ['Blogs', '/dashboard/admin/blogs'],
  ['Pages', '/dashboard/admin/shop/pages'],
  ['Newsletter', '/dashboard/admin/newsletter'],
  ['Add Products', '/dashboard/addproducts'],
];

test('the menu of an admin has every list and the numbers of open reports and disputes', () => {
  const stats = { role: 'admin', people: { Buyer: 1, Seller: 1, admin: 1 }, items: none } as const;
  const own = { items: 0, openOrders: 0, orders: 0 };
  expect(placesOf('admin')).toEqual([...ofAdmins(), ...personal, profile]);
  expect(
    placesOf('admin', { ...stats, openOrders: 5, openReports: 2, openDisputes: 3, own, waiting }),
  ).toEqual([...ofAdmins({ disputes: 3, reports: 2 }), ...personal, profile]);
});

test('only the menu of an admin has groups, each of which has one heading', () => {
  const headings = navItemsOf('admin', undefined).map(({ group }) => group);
  const changes = headings.filter((heading, at) => at === 0 || heading !== headings[at - 1]);
  expect(changes).toEqual([undefined, 'People', 'Trade', 'Shop', 'Content', 'Personal']);
  for (const role of ['Buyer', 'Seller'] as const)
    expect(navItemsOf(role, undefined).every(({ group }) => group === undefined)).toBe(true);
});

test('the menu of an admin who sells has the pages of their sales', () => {
  const stats = { role: 'admin', people: { Buyer: 1, Seller: 1, admin: 1 }, items: none } as const;
  const rest = { ...stats, openOrders: 5, openReports: 0, openDisputes: 0, waiting };
  for (const [own, remaining] of [
    [{ items: 1, openOrders: 0, orders: 0 }, held.slice(0, 1)],
    [{ items: 0, openOrders: 0, orders: 1 }, held.slice(1)],
    [{ items: 2, openOrders: 1, orders: 2 }, held],
  ] as const)
    expect(placesOf('admin', { ...rest, own })).toEqual([
      ...ofAdmins({ disputes: 0, reports: 0 }),
      ...remaining,
      ...dealsWith(waiting.offers),
      ...personal,
      profile,
    ]);
});

test('each page of an admin is marked as current once', () => {
  const places = navItemsOf('admin', undefined);
  for (const { to } of places) {
    const marked = places.filter((item) => matchPath({ path: item.to, end: item.end ?? false }, to));
    expect(marked.map((item) => item.to)).toEqual([to]);
  }
});
