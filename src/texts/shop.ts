import { grammar } from './grammar.ts';

/** How amounts are written in the shop's currency. The server derives it, because `Intl` blocks a slow phone. */
export type Currency = {
  /** The code of ISO 4217, such as EUR. */
  code: string;
  /** The number of decimals: 2 for most currencies, 0 for JPY, 3 for KWD. */
  decimals: number;
  before: string;
  after: string;
};

export const kindNames = ['cameras', 'lens', 'accessories'] as const;
export type KindName = (typeof kindNames)[number];

/** The facts about the shop that texts and formats use. */
export type ShopFacts = {
  name: string;
  /** Null for the tagline of the texts. */
  tagline: string | null;
  currency: Currency;
  /** The time zone of public pages. */
  zone: string;
  units: 'km' | 'mi';
  contact: { address: string | null; email: string | null; phone: string | null };
  /** Missing for the original colors. */
  accent?: string;
  /** Missing for the original mark. */
  logo?: Logo;
  /** The names of kinds that admins have changed. */
  kinds?: Partial<Record<KindName, string>>;
};

/** A logo that an admin has uploaded; width and height are those of the file in the header. */
export type Logo = { hash: string; width: number; height: number };

/** Returns the address of a file that is made from the logo, or of the original one. */
export function logoFile(name: string, original: string, logo = shopFacts().logo): string {
  return logo ? `/shop/logo-${logo.hash}-${name}.png` : original;
}

/** The name of a shop that its admins have not named. */
export const originalName = 'Rangefinder';

/** The language of the shop's texts (ISO 639-1), in which names of places are shown. */
export const shopLanguage = (): string => grammar.language;

let facts: ShopFacts | null = null;

/** The facts of a shop that nobody has set up. */
export function originalFacts(): ShopFacts {
  return {
    name: originalName,
    tagline: null,
    currency: { code: 'USD', decimals: 2, before: '$', after: '' },
    zone: 'UTC',
    units: 'mi',
    contact: { address: null, email: null, phone: null },
  };
}

/** The shop as its admins have set it. Pages carry the facts in the `html` element for the browser. */
export const shopFacts = (): ShopFacts => (facts ??= readFacts());

function readFacts(): ShopFacts {
  const carried = typeof document === 'undefined' ? undefined : document.documentElement.dataset['shop'];
  return carried === undefined ? originalFacts() : JSON.parse(carried);
}

/** Called on the server when the shop is opened, and whenever an admin changes its settings. */
export function setShopFacts(changed: ShopFacts): void {
  facts = changed;
}

export const shopName = (): string => shopFacts().name;
