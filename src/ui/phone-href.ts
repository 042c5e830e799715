import { asciiDigits } from '#src/platform/shared/numbers.ts';

/** The most digits that an international number has (E.164). */
const maxDigits = 15;
const minDigits = 5;
/** A number with this many digits before a slash is complete, so what follows is a second number. */
const completeDigits = 7;
/** Country codes after which the leading zero must be dialed, for example in Italy. */
const keepsZero = ['39', '225', '241', '242', '378', '379'];

const prefix = String.raw`\(?(?:\+|00) *(\d{1,3})\)?`;
const bracketedZero = new RegExp(String.raw`^(${prefix})[ .-]*\( *0 *\)`);
const bareZero = new RegExp(String.raw`^${prefix}[ .\-/]+0`);

/** Normalizes digits, spaces, dashes and brackets, and removes the marks that phones put around copied numbers. */
const unify = (phone: string): string =>
  asciiDigits(phone)
    .replaceAll(/[\u200E\u200F\u061C\u202A-\u202C\u2066\u2068\u2069]/g, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Pd}|−/gu, '-')
    .replaceAll('＋', '+')
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('．', '.')
    .replaceAll('／', '/');

/** Returns the `tel:` link of a number, or null if it is ambiguous: a wrong one calls a stranger. */
export function phoneHref(phone: string): string | null {
  const written = unify(phone);
  // Direction marks can show the digits in a different order.
  if (/[\u202D\u202E\u2067]/.test(written)) return null;
  const start = written.search(/[\d+(]|$/);
  const [label, number] = [written.slice(0, start), written.slice(start)];
  // A word that runs into the number may be part of it, as in 'O17O 123'.
  if (/\p{L}$/u.test(label)) return null;
  const called = withoutTrunkZero(number);
  if (called === null) return null;
  const first = upToSecond(called);
  const [run = ''] = /^\(?\+?[\d ().-]*/.exec(first) ?? [];
  const rest = first.slice(run.length);
  // Letters that touch the digits may be part of the number, except for an extension: '0800-FLOWERS', '030 12O45'.
  if (/^\p{L}/u.test(rest) && !/[ .(]$/.test(run) && !/^(?:x|ext)/i.test(rest)) return null;
  const digits = run.replaceAll(/\D/g, '');
  if (digits.length < minDigits || digits.length > maxDigits) return null;
  return `tel:${/^\(?\+/.test(run) ? '+' : ''}${digits}`;
}

/**
 * Removes the zero for domestic calls, as in '+44 (0)20'. Returns null for a zero without brackets, which is ambiguous.
 */
function withoutTrunkZero(number: string): string | null {
  const bracketed = bracketedZero.exec(number);
  if (bracketed) {
    const [all, code = '', country = ''] = bracketed;
    return code + (keepsZero.includes(country) ? '0' : '') + number.slice(all.length);
  }
  const country = bareZero.exec(number)?.[1];
  return country !== undefined && !keepsZero.includes(country) ? null : number;
}

/** Cuts off a second number after a slash, but not the number after an area code and a slash. */
function upToSecond(number: string): string {
  let joined = '';
  for (const part of number.split('/')) {
    if (joined.replaceAll(/\D/g, '').length >= completeDigits) break;
    joined += part;
  }
  return joined;
}
