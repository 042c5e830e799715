import { coalesce } from '#src/platform/async.server.ts';
import type { Changes } from '#src/platform/cache/changes.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { languageOf } from '#src/texts/language-names.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import { originalName, setShopFacts } from '#src/texts/shop.ts';
import { accentStyle } from './accent.ts';
import { factsOf } from './facts.ts';
import { storedShop, type ShopField, type ShopResponse, type StoredShop } from './schemas.ts';

const retryMs = 1_000;

export type ShopRow = { settings: StoredShop; version: number };

const unchanged: ShopRow = { settings: {}, version: 0 };

/** Returns the stored settings, if there are any. One that the current schema refuses has its default. */
export function parseStored(row: { settings: unknown; version: number } | undefined): ShopRow {
  if (!row) return unchanged;
  const given = Object.entries(row.settings ?? {});
  const valid = given.map(([name, value]) => storedShop.safeParse({ [name]: value }).data);
  const settings: StoredShop = Object.assign({}, ...valid);
  return { settings, version: row.version };
}

async function readShop(db: DbOrTrx): Promise<ShopRow> {
  return parseStored(await db.selectFrom('shop_settings').select(['settings', 'version']).executeTakeFirst());
}

async function findDemo(db: DbOrTrx): Promise<boolean> {
  return (await db.selectFrom('demo_users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function findImprint(db: DbOrTrx): Promise<boolean> {
  const pages = db.selectFrom('shop_pages').select('name').where('name', '=', 'imprint');
  return (await pages.where('text', 'is not', null).executeTakeFirst()) !== undefined;
}

const variables = {
  name: 'SHOP_NAME',
  language: 'LOCALE',
  currency: 'CURRENCY',
  timeZone: 'TIME_ZONE',
  units: 'UNITS',
} as const satisfies Partial<Record<ShopField, keyof Config>>;

const contactVariables = {
  address: 'CONTACT_ADDRESS',
  email: 'CONTACT_EMAIL',
  phone: 'CONTACT_PHONE',
} as const;

/** The contact of the demo. Any other shop has none until its admins set it. */
const placeholders = {
  address: '12 Aperture Lane, Portland, OR 97205',
  email: 'hello@example.com',
  phone: '+1 503 555 0100',
};

const noContact: ShopResponse['contact'] = { address: null, email: null, phone: null };

const originalHome: ShopResponse['home'] = {
  headline: null,
  lead: null,
  slides: null,
  banners: null,
  hidden: [],
};

/** The shop's settings: those of the environment, otherwise those that admins have stored, otherwise the defaults. */
export class ShopSettings {
  readonly #config: Config;
  readonly #db: DbOrTrx;
  readonly #changes: Changes;
  readonly #log: Log;
  #row: ShopRow | null = null;
  #current: ShopResponse;
  #hasImprint = false;
  #isDemo = false;
  #style: string | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(config: Config, db: DbOrTrx, changes: Changes, log: Log) {
    this.#config = config;
    this.#db = db;
    this.#changes = changes;
    this.#log = log;
    this.#current = this.resolve(unchanged);
    changes.onChange((tags) => {
      if (tags.includes('shop') || tags.includes('everything')) void this.load();
    });
    changes.onMissed(() => void this.load());
  }

  get current(): ShopResponse {
    return this.#current;
  }

  /** The address that users write to, in emails: that of the operator if there is no contact. */
  get contactEmail(): string {
    return this.#current.contact.email ?? operatorAddress(this.#config);
  }

  /** The settings that admins have changed. */
  get chosen(): ShopField[] {
    return Object.keys(this.#row?.settings ?? {}) as ShopField[];
  }

  /** Whether an admin has written an imprint, which the footer then links to. */
  get hasImprint(): boolean {
    return this.#hasImprint;
  }

  /** The style sheet of pages with an accent of the shop's own. */
  get style(): string | null {
    return this.#style;
  }

  /** Whether there is an address to write to, and no part of the contact is a placeholder. */
  get hasContact(): boolean {
    const { address, email, phone } = this.#current.contact;
    const isMadeUp =
      address === placeholders.address || email === placeholders.email || phone === placeholders.phone;
    return email !== null && !isMadeUp;
  }

  readonly load = coalesce(async () => {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    try {
      const db = this.#db;
      const [row, ...found] = await Promise.all([readShop(db), findImprint(db), findDemo(db)]);
      if (this.#isClosed) return;
      await setLanguage(this.resolve(row).language);
      this.#take(row, ...found);
    } catch (error) {
      if (this.#isClosed) return;
      this.#log.warn({ error }, 'the settings of the shop could not be read');
      this.#retry = setTimeout(() => void this.load(), retryMs).unref();
    }
  });

  #take(row: ShopRow, hasImprint: boolean, isDemo: boolean): void {
    const isNew =
      this.#row !== null &&
      (row.version !== this.#row.version || hasImprint !== this.#hasImprint || isDemo !== this.#isDemo);
    this.#row = row;
    this.#hasImprint = hasImprint;
    this.#isDemo = isDemo;
    this.#current = this.resolve(row);
    setShopFacts(factsOf(this.#current));
    const { accent } = this.#current;
    this.#style = accent === null ? null : accentStyle(accent);
    // Invalidates pages that were rendered after the change but before this read, because they have the old settings.
    if (isNew) this.#changes.note(['shop']);
  }

  resolve({ settings, version }: ShopRow): ShopResponse {
    const config = this.#config;
    const language = languageOf(config.LOCALE) ?? settings.language ?? 'en';
    const isContactFixed = Object.values(contactVariables).some((name) => config[name] !== undefined);
    const set = Object.entries(variables).filter(([, name]) => config[name] !== undefined);
    const fixed = {
      ...Object.fromEntries(set),
      ...(isContactFixed && { contact: Object.values(contactVariables).join(', ') }),
    };
    return {
      name: config.SHOP_NAME ?? settings.name ?? originalName,
      tagline: settings.tagline ?? null,
      contact: isContactFixed ? this.#contactOfEnvironment() : (settings.contact ?? this.#originalContact),
      language,
      currency: config.CURRENCY ?? settings.currency ?? 'USD',
      timeZone: config.TIME_ZONE ?? settings.timeZone ?? processZone(),
      units: config.UNITS ?? settings.units ?? (language === 'en' ? 'mi' : 'km'),
      accent: settings.accent ?? null,
      logo: settings.logo ?? null,
      signUp: settings.signUp ?? 'open',
      approveSellers: settings.approveSellers ?? false,
      productFeed: settings.productFeed ?? false,
      announcement: settings.announcement ?? null,
      home: settings.home ?? originalHome,
      categories: settings.categories ?? { cameras: null, lens: null, accessories: null },
      version,
      fixed,
    };
  }

  get #originalContact(): ShopResponse['contact'] {
    return this.#isDemo ? placeholders : noContact;
  }

  #contactOfEnvironment(): ShopResponse['contact'] {
    const original = this.#originalContact;
    const { CONTACT_ADDRESS: address, CONTACT_EMAIL: email, CONTACT_PHONE: phone } = this.#config;
    return {
      address: address ?? original.address,
      email: email ?? original.email,
      phone: phone ?? original.phone,
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }
}

/** Returns the address of a sender, which can be `Name <address>`. */
/** Returns the address that the operator's emails go to: by default that of the contact, then that of the sender. */
export const operatorAddress = ({ OPERATOR_EMAIL, CONTACT_EMAIL, MAIL_FROM }: Config): string =>
  OPERATOR_EMAIL ?? CONTACT_EMAIL ?? /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;

export const processZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
