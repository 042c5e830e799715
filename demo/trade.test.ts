import { describe, expect, test } from 'vitest';
import type { Item } from './catalogue/item.ts';
import { cameras, everything, lenses } from './catalogue/kinds.ts';
import { buyers, sellers, towns, type Town } from './users.ts';

const dated: Item[] = [...cameras, ...lenses];

/** The month for which the demo was written; the ages of items count back from it. */
const written = { year: 2026, month: 11 };

const faults =
  /\b(dent|crack|corro|haz|cleaning mark|scratch|worn|frayed|re-sewn|oval|ding\b|chip|stretched|bleeds|nearer two)/i;
const graded = (grade: Item['condition']): Item[] => everything.filter((item) => item.condition === grade);

/** How far people drive to meet after work. */
const nearMiles = 65;

function milesAcross(places: readonly Town[]): number {
  const miles = places.map((place) => towns[place]);
  return Math.max(...miles) - Math.min(...miles);
}

const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((each) => each === value).length;

describe('the items of the demo shop', () => {
  test('have round prices, below the price when new', () => {
    for (const { title, sale, buy } of everything) {
      expect(sale % (sale < 1000 ? 5 : 10), title).toBe(0);
      expect(Number.isInteger(buy), title).toBe(true);
      expect(sale, title).toBeGreaterThanOrEqual(25);
      expect(sale / buy, title).toBeGreaterThan(0.08);
      expect(sale / buy, title).toBeLessThan(0.9);
    }
  });

  test('were lowered to their price at least a day after they were listed', () => {
    const lowered = everything.flatMap(({ title, sale, was, daysAgo }) =>
      was ? { title, sale, was, daysAgo } : [],
    );
    expect(lowered).not.toEqual([]);
    for (const { title, sale, was, daysAgo } of lowered) {
      expect(was.sale, title).toBeGreaterThan(sale);
      expect(daysAgo - was.daysAgo, title).toBeGreaterThan(1);
    }
  });

  test('were bought while their model was sold', () => {
    for (const { title, duration, made } of dated) {
      const [first, last = written.year] = made!;
      const bought = Math.floor((written.year * 12 + written.month - 1 - duration) / 12);
      expect(bought, title).toBeGreaterThanOrEqual(first);
      // Remaining stock may have been sold a year later.
      expect(bought, title).toBeLessThanOrEqual(last + 1);
    }
  });

  test('mention no fault if they are Excellent', () => {
    for (const { title, des } of graded('Excellent')) {
      // Phrases such as 'No scratches' do not mention a fault.
      const mentioned = des.replaceAll(/\b(no|none|without|nothing|never)\b[^.;:]*/gi, '');
      expect(mentioned, title).not.toMatch(faults);
    }
  });

  test('mention their fault if they are Fair', () => {
    for (const { title, des } of graded('Fair')) expect(des, title).toMatch(faults);
  });
});

describe('the sellers of the demo shop', () => {
  test('have their items in one town, and a few in a second town nearby', () => {
    for (const { name, email } of sellers) {
      const places = everything
        .filter((item) => sellers[item.seller].email === email)
        .map((item) => item.location);
      const [home, second, ...more] = [...new Set(places)].toSorted(
        (a, b) => countOf(places, b) - countOf(places, a),
      );
      expect(home, name).toBeDefined();
      expect(more, name).toEqual([]);
      if (!second) continue;
      expect(milesAcross([home!, second]), name).toBeLessThanOrEqual(nearMiles);
      expect(countOf(places, second), name).toBeLessThanOrEqual(countOf(places, home!) / 2);
    }
  });

  test('include exactly one who is not verified, and that seller has items', () => {
    const unverified = sellers.filter((seller) => seller.verified.length === 0);
    expect(unverified).toHaveLength(1);
    expect(everything.some((item) => sellers[item.seller] === unverified[0])).toBe(true);
  });

  test('offer something in every town of the region', () => {
    expect(new Set(everything.map((item) => item.location))).toEqual(new Set(Object.keys(towns)));
  });

  test('list a few items at a time, in each of the last eight weeks', () => {
    const days = everything.map((item) => item.daysAgo);
    for (const daysAgo of days) expect(countOf(days, daysAgo), `${daysAgo} days ago`).toBeLessThanOrEqual(4);
    const weeks = days.map((daysAgo) => Math.floor(daysAgo / 7));
    for (let week = 0; week < 8; week++)
      expect(countOf(weeks, week), `week ${week}`).toBeGreaterThanOrEqual(3);
  });
});

const ordered = everything.flatMap((item) => (item.order ? [{ ...item, order: item.order }] : []));

describe('the orders of the demo shop', () => {
  test('are few, and some of their items are sold', () => {
    const sold = ordered.filter(({ order }) => order.soldDaysAgo !== undefined);
    expect(ordered.length - sold.length).toBeGreaterThanOrEqual(3);
    expect(sold.length).toBeGreaterThanOrEqual(3);
    expect(ordered.length).toBeLessThan(everything.length / 6);
  });

  test('are made after the item was listed, with a meeting in the town of the item', () => {
    for (const { title, order, daysAgo, location } of ordered) {
      expect(order.daysAgo, title).toBeLessThan(daysAgo);
      expect(order.daysAgo, title).toBeLessThan(buyers[order.buyer].joinedDaysAgo);
      expect(order.place, title).toContain(location);
      // No item stays booked for a week.
      expect(order.daysAgo - (order.soldDaysAgo ?? 0), title).toBeLessThanOrEqual(6);
      expect(order.soldDaysAgo ?? -1, title).toBeLessThan(order.daysAgo);
    }
  });

  test('take each buyer to at most two nearby towns, and to one town per day', () => {
    for (const buyer of buyers) {
      const own = ordered.filter(({ order }) => buyers[order.buyer] === buyer);
      const places = [...new Set(own.map(({ location }) => location))];
      expect(places.length === 1 || places.length === 2, buyer.name).toBe(true);
      expect(milesAcross(places), buyer.name).toBeLessThanOrEqual(nearMiles);
      for (const { title, order, location } of own) {
        const same = own.filter((other) => other.order.daysAgo === order.daysAgo);
        expect(new Set(same.map((other) => other.location)), title).toEqual(new Set([location]));
      }
      // Area codes of Washington and Oregon; 555-01xx is reserved for fiction.
      expect(buyer.phone, buyer.name).toMatch(/^\+1 (206|253|360|425|503|541) 555 01\d\d$/);
    }
  });
});
