import { brands, models, places } from '#lab/bench/seed-scale.ts';
import type { Kind } from './messages.ts';

/** 89 % reads, 9 % searches, 1 % bookings, 1 % items that are put up or edited. */
export function pickKind(random: () => number): Kind {
  const drawn = random();
  if (drawn < 0.02) return drawn < 0.01 ? 'booking' : 'change';
  return drawn < 0.11 ? 'search' : 'read';
}

/** One of a list whose first entries are asked for most: a twentieth of it gets more than a third of all. */
export function pickPopular<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() ** 3 * list.length)]!;
}

const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

/** A search that hardly anyone made before: two words at a place, up to some price, half of them with a page. */
export function rareSearch(random: () => number): string {
  const query = new URLSearchParams({
    q: `${oneOf(brands, random)} ${oneOf(models, random)}`,
    // As the pages write it: in capitals it would lead elsewhere.
    place: oneOf(places, random).toLowerCase(),
    max: String((10_000 + Math.floor(random() * 5_000)) / 100),
  });
  return `${oneOf(['/search', '/api/search', '/cameras', '/api/lens'], random)}?${query}`;
}
