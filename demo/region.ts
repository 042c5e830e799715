import type { Config } from '#src/platform/config/config.server.ts';
import { maxAmount } from '#src/platform/schemas.ts';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import { countryOf } from '#src/platform/shop/country.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import type { Item, LocalItem } from './catalogue/item.ts';
import { originals, townsOf, type NamedTown } from './towns.ts';

/** About how much of a currency a dollar buys. Other currencies get the amounts of the dollar. */
export const rates: Record<string, number> = {
  AUD: 1.5,
  BRL: 5.5,
  CAD: 1.4,
  CHF: 0.85,
  CNY: 7.2,
  CZK: 22,
  DKK: 6.5,
  EUR: 0.9,
  GBP: 0.8,
  HKD: 7.8,
  HUF: 350,
  ILS: 3.5,
  INR: 85,
  JPY: 150,
  KRW: 1400,
  KWD: 0.3,
  MXN: 18,
  NOK: 10.5,
  NZD: 1.7,
  PLN: 3.8,
  SEK: 10,
  SGD: 1.3,
  TRY: 40,
  TWD: 31,
  ZAR: 18,
};

/** No price of the demo is higher, in dollars. */
const highestPrice = 10_000;

/** Returns an amount as people would ask it: 12,500 rather than 12,345. */
function roundedAmount(amount: number): number {
  const step = amount < 20 ? 1 : Math.max(5, 5 * 10 ** (Math.floor(Math.log10(amount)) - 2));
  return Math.max(1, Math.round(amount / step)) * step;
}

/** Returns a function that converts amounts of the demo, which are in dollars. */
function pricesIn(currency: string): (dollars: number) => number {
  if (currency === 'USD') return (dollars) => dollars;
  // The limit of prices is low in currencies such as the forint.
  const rate = Math.min(rates[currency] ?? 1, maxAmount() / highestPrice);
  return (dollars) => roundedAmount(dollars * rate);
}

/** Returns the demo's texts and prices for the shop's currency and the country of its time zone. */
export type Region = {
  price(dollars: number): number;
  /** Replaces towns. */
  text(text: string): string;
  /** Resolves parts such as `{five dollars|$5}`: the first is for dollars, the second for other currencies. */
  amounts(text: string): string;
  item(item: Item): LocalItem;
  /** The country of the towns. */
  country: string;
};

type Shop = { config: Pick<Config, 'TIME_ZONE'>; shop: { current: Pick<ShopResponse, 'currency'> } };

export function regionOf({ config, shop }: Shop): Region {
  const { currency } = shop.current;
  const price = pricesIn(currency);
  const country = countryOf({ zone: config.TIME_ZONE, currency });
  const towns = townsOf(country);
  const text = (original: string): string =>
    towns ? original.replaceAll(namedTown, (town) => towns[town as NamedTown]) : original;
  const place = (original: string): string => (towns ? text(placeElsewhere(original)) : original);
  return {
    price,
    text,
    country: towns && country !== null ? country : 'US',
    amounts: (marked) =>
      marked.replaceAll(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, inDollars: string, other: string) =>
        currency === 'USD'
          ? inDollars
          : other.replaceAll(/\$(\d+)/g, (__, amount: string) => formatMoney(price(Number(amount)))),
      ),
    item: (item) => ({
      ...item,
      location: text(item.location),
      des: text(item.des),
      buy: price(item.buy),
      sale: price(item.sale),
      ...(item.was && { was: { ...item.was, sale: price(item.was.sale) } }),
      ...(item.order && { order: { ...item.order, place: place(item.order.place) } }),
    }),
  };
}

const townNames = originals.join('|');
const namedTown = new RegExp(String.raw`\b(?:${townNames})\b`, 'g');

/** Replaces the name of a place, such as Pioneer Courthouse Square, by a place that every town has. */
function placeElsewhere(place: string): string {
  const [town = ''] = place.match(new RegExp(`(?:${townNames})(?!.*(?:${townNames}))`)) ?? [];
  if (/library/i.test(place)) return `Public library, ${town}`;
  if (/station/i.test(place)) return `Main station, ${town}`;
  if (/park/i.test(place)) return `Entrance of the city park, ${town}`;
  if (/café/i.test(place)) return `A café near the main station, ${town}`;
  return `In front of the town hall, ${town}`;
}
