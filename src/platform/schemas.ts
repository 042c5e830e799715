import { z } from 'zod';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { formatMoney, isOtherCurrency, toMinorUnits, fromMinorUnits } from './shared/money.ts';
import { asciiDigits, parseNumber } from './shared/numbers.ts';
import { isNamedZone } from './shared/zones.ts';
import { cleanText, hasControls, isStorable, withoutInvisible } from './user-text/clean.ts';
import { isImpersonating } from './user-text/impersonation.ts';
import { warningCodes } from './user-text/warning-codes.ts';

// Zod would try `eval`, which the content security policy forbids. This must run before any schema is created.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** Explains why an input is not a text. */
export const explainText = ({ input }: { input?: unknown }): string =>
  input === undefined ? fieldProblems.required : fieldProblems.mustBeText;

/** Explains that a value is required if none is given. A form sends an empty text if nothing is chosen. */
export const explainChoice =
  (explainOther: () => string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === '' ? fieldProblems.required : explainOther();

const anyText = z.string({ error: explainText });

/** A user's text, cleaned by `cleanText`. Its length is counted in code points, as in PostgreSQL. */
export const text = (max: number, min = 1) => clean(anyText, max, min);

/** A text on one line, such as a title. Tabs, which copied texts often contain, become spaces. */
export const line = (max: number) =>
  text(max)
    .overwrite((value) => value.replaceAll('\t', ' '))
    .refine((value) => !/[\n\r]/.test(value), { error: () => fieldProblems.mustBeOneLine });

function clean(given: typeof anyText, max: number, min: number) {
  return given
    .refine(isStorable, { error: () => fieldProblems.notStorable, abort: true })
    .refine((value) => !hasControls(value), { error: () => fieldProblems.controls, abort: true })
    .overwrite(cleanText)
    .min(min, {
      error: ({ input }) => (input === '' ? fieldProblems.required : fieldProblems.atLeastCharacters(min)),
    })
    .max(max, { error: () => fieldProblems.atMostCharacters(max) });
}

// Mail programs turn text with these characters into links.
const linkSigns = /@|:\/\//gu;
/** DNS resolvers treat the ideographic full stop as a dot. */
const dot = /[.\u3002](?=\p{L}{2})/gu;
const anyAddress = new RegExp([linkSigns, dot].map(({ source }) => source).join('|'), 'u');
/** Tabs, line breaks, and characters that change the direction of the text after them. */
const formatting = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const hasFormatting = new RegExp(formatting.source, 'u');

const longestName = 120;
const nameText = anyText.refine((value) => !hasFormatting.test(value.trim()), {
  error: () => fieldProblems.nameFormatting,
  abort: true,
});
/** The name of an admin. It appears in emails to others, so it must not look like an address. */
export const adminName = clean(nameText, longestName, 1).refine(
  (value) => !anyAddress.test(withoutInvisible(value.normalize('NFKC'))),
  { error: () => fieldProblems.nameLikeAddress, abort: true },
);
export const userName = adminName.refine((value) => !isImpersonating(value), {
  error: () => fieldProblems.nameLikeShop,
});

/** Removes from an external name everything that `userName` would reject. The result can be empty. */
export function toUserName(given: string): string {
  const spaced = given.normalize('NFKC').toWellFormed().replaceAll(formatting, ' ');
  const name = withoutInvisible(spaced).replaceAll(linkSigns, ' ').replaceAll(dot, '. ');
  const cut = cleanText(Array.from(cleanText(name)).slice(0, longestName).join(''));
  return isImpersonating(cut) ? '' : cut;
}

export const warnings = z.array(z.enum(warningCodes)).meta({ description: 'the warning to show with it' });
export const warningsIfAny = warnings
  .optional()
  .meta({ description: 'the warning to show with its text; omitted if there is none' });

/** Explains why an input is not a number. Forms pass unreadable text unchanged. */
export function explainNumber({ input }: { input?: unknown }): string {
  if (input === undefined) return fieldProblems.required;
  const readings = typeof input === 'string' ? parseNumber(input) : [];
  if (readings.length > 1) return fieldProblems.ambiguous(...readings);
  const isForeign = readings.length === 1 && isOtherCurrency(String(input));
  return isForeign ? fieldProblems.inCurrency(shopFacts().currency.code) : fieldProblems.mustBeNumber;
}

/** The database allows no more minor units, which are a million dollars or a hundred million yen. */
const maxCents = 100_000_000;

/** Returns the highest price in the shop's currency. */
export const maxAmount = (): number => fromMinorUnits(maxCents);

/** An amount of the shop's currency, with at most as many decimals as the currency has. */
export const money = z
  .number({ error: explainNumber })
  .refine((value) => value >= fromMinorUnits(1), {
    error: () => fieldProblems.atLeast(formatMoney(fromMinorUnits(1))),
    abort: true,
  })
  .refine((value) => value <= maxAmount(), {
    error: () => fieldProblems.atMost(formatMoney(maxAmount())),
    abort: true,
  })
  // `multipleOf(0.01)` would reject 0.07, since 0.07 / 0.01 is not an integer in binary.
  .refine((value) => fromMinorUnits(toMinorUnits(value)) === value, { error: explainDecimals })
  .meta({ exclusiveMinimum: 0, description: 'an amount of the currency of the shop' });

function explainDecimals(): string {
  const { decimals } = shopFacts().currency;
  return decimals === 0 ? fieldProblems.mustBeWhole : fieldProblems.atMostDecimals(decimals);
}

/** Follows RFC 5321 and 5322 without quoted local parts. The top-level domain may be an IDNA label. */
const mailbox =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Converts an internationalized domain to Punycode, and drops invisible characters. */
function toMailbox(address: string): string {
  const seen = address.replaceAll(/[\p{DI}\p{Cf}]/gu, '').trim();
  const at = seen.lastIndexOf('@');
  const domain = seen.slice(at + 1);
  // ASCII domains are not converted: `URL` would read digits as an IP address.
  if (at < 0 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:@\\%[\]]/.test(domain)) return seen;
  return `${seen.slice(0, at)}@${URL.parse(`http://${domain}`)?.hostname ?? domain}`;
}

export const email = z
  .string({ error: explainText })
  .overwrite(toMailbox)
  .toLowerCase()
  .min(1, { error: () => fieldProblems.required })
  .max(254, { error: () => fieldProblems.atMostCharacters(254) })
  .pipe(z.email({ pattern: mailbox, error: () => fieldProblems.mustBeEmail }));

/** A phone number: at least five digits of any script, among any other characters. */
export const phone = line(32)
  .overwrite(asciiDigits)
  .refine((value) => value.replaceAll(/[^0-9]/g, '').length >= 5, { error: () => fieldProblems.fiveDigits });

/** The name of a time zone. */
export const timeZone = text(64).refine(isNamedZone, { error: () => fieldProblems.mustBeZone });

const hostname = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/;

/**
 * Returns null for addresses that parsers could read differently, or that hide their target, such as those with
 * credentials or an IP address.
 */
export function parseHttpsAddress(address: string): URL | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return hostname.test(url.hostname) ? url : null;
}

/**
 * Whether it is a path of this shop. Browsers treat `//host`, `/\host` and control characters as addresses of other hosts,
 * also after they have resolved `..`.
 */
export const isOwnPath = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) &&
  URL.parse(value, 'https://shop.example')?.pathname.startsWith('//') === false;

/** The address of a photo: https, or a path of this shop. The server never fetches it. */
export const imageUrl = text(2048).refine(isImageUrl, { error: () => fieldProblems.mustBePhotoUrl });

function isImageUrl(value: string): boolean {
  if (/^\/(images|demo)\/[\w-]+\.(svg|webp|jpg)$/.test(value)) return true;
  if (!value.startsWith('https://') || /[\s"'<>\\`]/.test(value)) return false;
  return parseHttpsAddress(value) !== null;
}

/** The last five are the stages of orders that ended without a handover. */
export const orderStage = z.enum([
  'requested',
  'accepted',
  'arranged',
  'handed-over',
  'disputed',
  'completed',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
  'no-show',
]);
export type OrderStage = z.output<typeof orderStage>;

export const offerState = z.enum([
  'open',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'item-taken',
  'overtaken',
  'closed',
]);
export type OfferState = z.output<typeof offerState>;

export const idParams = z.object({ id: z.string().meta({ description: 'its `_id`' }) });
export const deleted = z
  .object({ deletedCount: z.number().int().meta({ description: '0 if it was already deleted' }) })
  .meta({ id: 'DeletedCount' });
export const modified = z
  .object({ modifiedCount: z.number().int().meta({ description: '0 if nothing changed' }) })
  .meta({ id: 'ModifiedCount' });

const versionNumber = z
  .int({ error: () => fieldProblems.mustBeWhole })
  .min(1, { error: () => fieldProblems.atLeast(1) })
  .max(2_147_483_647, { error: () => fieldProblems.atMost(2_147_483_647) });

export const currentVersion = z.int().meta({ description: 'rises with each change of what can be edited' });
export const editedVersion = versionNumber.optional().meta({
  description: 'the `version` that the caller has read; 409 `changed` if it is no longer the current one',
});

export const seenVersion = versionNumber.optional().meta({
  description: 'the `version` of the item that the caller has seen; 409 `changed` if the current one differs',
});

const fact = z.union([z.string(), z.number(), z.array(z.string())]);
/** The facts of an item that have changed since the version that the caller saw. */
export const itemChanges = z
  .array(z.object({ path: z.string(), was: fact, is: fact }))
  .meta({ description: 'only `version` as `path` if the seen version is too old to compare' });
export type ItemChanges = z.output<typeof itemChanges>;

/** A problem response (RFC 9457). */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    version: z.int().optional().meta({ description: 'for `changed`: the current version' }),
    changes: itemChanges.optional(),
    requestId: z
      .string()
      .optional()
      .meta({ description: 'the value of `X-Request-Id`; quote it when you report a problem' }),
  })
  .meta({ id: 'Problem' });
