import { describe, expect, test } from 'vitest';
import { accessories } from './catalogue/accessories.ts';
import { cameras } from './catalogue/cameras.ts';
import type { Item } from './catalogue/item.ts';
import { lenses } from './catalogue/lenses.ts';
import { buyers, sellers } from './people.ts';
import { towns, type Town } from './towns.ts';

const dated: Item[] = [...cameras, ...lenses];
const everything: Item[] = [...dated, ...accessories];

/** When the demo was written: ages count back from here. */
const written = { year: 2026, month: 11 };

const faults =
  /\b(dent|crack|corro|haz|cleaning mark|scratch|worn|frayed|re-sewn|oval|ding\b|chip|stretched|bleeds|nearer two)/i;
const graded = (grade: Item['condition']): Item[] => everything.filter((item) => item.condition === grade);

/** As far as people drive to meet after work. */
const nearMiles = 65;

function milesAcross(places: readonly Town[]): number {
  const miles = places.map((place) => towns[place]);
  return Math.max(...miles) - Math.min(...miles);
}

const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((each) => each === value).length;

describe('what the demo shop asks', () => {
  test.each(everything)('$title: a round price below the new one', ({ sale, buy }) => {
    expect(sale % (sale < 1000 ? 5 : 10)).toBe(0);
    expect(Number.isInteger(buy)).toBe(true);
    expect(sale).toBeGreaterThanOrEqual(25);
    expect(sale / buy).toBeGreaterThan(0.08);
    expect(sale / buy).toBeLessThan(0.9);
  });

  test.each(dated)('$title is as old as what was made then can be', ({ duration, made }) => {
    const [first, last = written.year] = made!;
    const bought = Math.floor((written.year * 12 + written.month - 1 - duration) / 12);
    expect(bought).toBeGreaterThanOrEqual(first);
    // What a shop had left may have been sold the year after.
    expect(bought).toBeLessThanOrEqual(last + 1);
  });

  test.each(graded('Excellent'))('$title is Excellent, and tells of no fault', ({ des }) => {
    // 'No scratches' is none.
    const told = des.replaceAll(/\b(no|none|without|nothing|never)\b[^.;:]*/gi, '');
    expect(told).not.toMatch(faults);
  });

  test.each(graded('Fair'))('$title is Fair, and says why', ({ des }) => {
    expect(des).toMatch(faults);
  });
});

describe('the sellers of the demo shop', () => {
  test.each(sellers)('$name has items in one town, or a few in one next to it', ({ email }) => {
    const places = everything
      .filter((item) => sellers[item.seller].email === email)
      .map((item) => item.location);
    const [home, second, ...more] = [...new Set(places)].toSorted(
      (a, b) => countOf(places, b) - countOf(places, a),
    );
    expect(home).toBeDefined();
    expect(more).toEqual([]);
    if (!second) return;
    expect(milesAcross([home!, second])).toBeLessThanOrEqual(nearMiles);
    expect(countOf(places, second)).toBeLessThanOrEqual(countOf(places, home!) / 2);
  });

  test('are verified but for one, who has items too', () => {
    const unverified = sellers.filter((seller) => seller.verified.length === 0);
    expect(unverified).toHaveLength(1);
    expect(everything.some((item) => sellers[item.seller] === unverified[0])).toBe(true);
  });

  test('offer something in every town of the region', () => {
    expect(new Set(everything.map((item) => item.location))).toEqual(new Set(Object.keys(towns)));
  });

  test('list a few items at a time, in every week of the last eight', () => {
    const days = everything.map((item) => item.daysAgo);
    for (const daysAgo of days) expect(countOf(days, daysAgo), `${daysAgo} days ago`).toBeLessThanOrEqual(4);
    const weeks = days.map((daysAgo) => Math.floor(daysAgo / 7));
    for (let week = 0; week < 8; week++)
      expect(countOf(weeks, week), `week ${week}`).toBeGreaterThanOrEqual(3);
  });
});

const ordered = everything.flatMap((item) => (item.order ? [{ ...item, order: item.order }] : []));

describe('the orders of the demo shop', () => {
  test('are a few, some of them sold', () => {
    const sold = ordered.filter(({ order }) => order.soldDaysAgo !== undefined);
    expect(ordered.length - sold.length).toBeGreaterThanOrEqual(3);
    expect(sold.length).toBeGreaterThanOrEqual(3);
    expect(ordered.length).toBeLessThan(everything.length / 6);
  });

  test.each(ordered)(
    '$title: booked after it was listed, met in its town',
    ({ order, daysAgo, location }) => {
      expect(order.daysAgo).toBeLessThan(daysAgo);
      expect(order.daysAgo).toBeLessThan(buyers[order.buyer].joinedDaysAgo);
      expect(order.place).toContain(location);
      // Nobody keeps an item booked for a week.
      expect(order.daysAgo - (order.soldDaysAgo ?? 0)).toBeLessThanOrEqual(6);
      expect(order.soldDaysAgo ?? -1).toBeLessThan(order.daysAgo);
    },
  );

  test.each(buyers)('$name books in one town or two next to each other, in one a day', (buyer) => {
    const own = ordered.filter(({ order }) => buyers[order.buyer] === buyer);
    const places = [...new Set(own.map(({ location }) => location))];
    expect(places.length === 1 || places.length === 2).toBe(true);
    expect(milesAcross(places)).toBeLessThanOrEqual(nearMiles);
    for (const { order, location } of own) {
      const same = own.filter((other) => other.order.daysAgo === order.daysAgo);
      expect(new Set(same.map((other) => other.location))).toEqual(new Set([location]));
    }
    // Seattle, Tacoma, around Puget Sound, Portland and Salem, the rest of Oregon; 555-01xx is nobody's.
    expect(buyer.phone).toMatch(/^\+1 (206|253|360|425|503|541) 555 01\d\d$/);
  });
});
