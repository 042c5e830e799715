import type { Config } from '#src/platform/config/config.server.ts';
import { maxAmount } from '#src/platform/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { countryOf } from '#src/platform/shop/country.ts';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import type { Language } from '#src/texts/language-names.ts';
import type { Item, LocalItem } from './catalogue/item.ts';
import type { Said } from './past-deals.ts';
import { places } from './texts/demo-texts.ts';
import { demoTexts } from './texts/languages.ts';
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

/** Returns the demo's texts and prices for the shop's language, currency and units, and the country of its time zone. */
export type Region = {
  language: Language;
  /** The country of the towns. */
  country: string;
  price(dollars: number): number;
  /** Translates what a user wrote. */
  said(original: Said): string;
  item(item: Item): LocalItem;
  /**
   * Replaces towns, amounts and measures. Of `{five dollars|$5}`, the first part is for dollars and the second for other
   * currencies; of `{15 inches|38 cm}`, the second is for shops that measure in kilometers.
   */
  local(text: string): string;
};

type Shop = {
  config: Pick<Config, 'TIME_ZONE'>;
  shop: { current: Pick<ShopResponse, 'currency' | 'language' | 'units'> };
};

export function regionOf({ config, shop }: Shop): Region {
  const { currency, language, units } = shop.current;
  const { descriptions, said, places: meetings } = demoTexts[language];
  const price = pricesIn(currency);
  const country = countryOf({ zone: config.TIME_ZONE, currency });
  const towns = townsOf(country, language);
  const inReference = townsOf(country);
  const townOf = (original: string): string => towns?.[original as NamedTown] ?? original;
  const choose = (original: string, other: string): string => {
    if (!/\$\d/.test(other)) return units === 'mi' ? original : other;
    if (currency === 'USD') return original;
    return other.replaceAll(/\$(\d+)/g, (_, amount: string) => formatMoney(price(Number(amount))));
  };
  const local = (text: string): string =>
    text
      .replaceAll(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, original: string, other: string) =>
        choose(original, other),
      )
      .replaceAll(namedTown, townOf);
  const translate = (table: Record<string, string> | null, key: string, original: string): string =>
    local(table?.[key] ?? original);
  const meeting = (original: string): string => {
    const [town = ''] = original.match(lastTown) ?? [];
    const kind = places.find((name) => original.toLowerCase().includes(name)) ?? 'town hall';
    return towns || language !== 'en' ? meetings[kind](townOf(town)) : original;
  };
  return {
    language,
    country: towns && country !== null ? country : 'US',
    price,
    local,
    said: (original) => translate(said, original, original),
    item: (item) => ({
      ...item,
      location: townOf(item.location),
      town: inReference?.[item.location] ?? item.location,
      // Past deals share a description.
      des:
        said && item.des in said
          ? translate(said, item.des, item.des)
          : translate(descriptions, item.title, item.des),
      buy: price(item.buy),
      sale: price(item.sale),
      ...(item.was && { was: { ...item.was, sale: price(item.was.sale) } }),
      ...(item.order && { order: { ...item.order, place: meeting(item.order.place) } }),
    }),
  };
}

const townNames = originals.join('|');
const namedTown = new RegExp(String.raw`\b(?:${townNames})\b`, 'g');
/** Matches the last town that a place names. */
const lastTown = new RegExp(`(?:${townNames})(?!.*(?:${townNames}))`);
