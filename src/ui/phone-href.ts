import { asciiDigits } from '#src/platform/numbers.ts';

/** The most digits that an international number has (E.164). */
const maxDigits = 15;
const minDigits = 5;
/** A number with at least this many digits before a slash is complete: another one follows. */
const completeDigits = 7;
/** Countries whose numbers keep the zero behind the country code, Italy first. */
const keepsZero = ['39', '225', '241', '242', '378', '379'];

const prefix = String.raw`\(?(?:\+|00) *(\d{1,3})\)?`;
const bracketedZero = new RegExp(String.raw`^(${prefix})[ .-]*\( *0 *\)`);
const bareZero = new RegExp(String.raw`^${prefix}[ .\-/]+0`);

/** Writes each digit, space, dash and bracket in one way, and drops the marks that phones put around copied numbers. */
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

/**
 * The link that calls a number as its owner wrote it: its digits up to a word, a comma or a second number. Null where it is not
 * clear which number that is, since a wrong one calls a stranger.
 */
export function phoneHref(phone: string): string | null {
  const written = unify(phone);
  // A text that is shown in another order than it has.
  if (/[\u202D\u202E\u2067]/.test(written)) return null;
  const [, label = '', number = ''] = /^([^\d+(]*)(.*)$/s.exec(written)!;
  // 'O17O 123': a word that runs into the number may be part of it.
  if (/\p{L}$/u.test(label)) return null;
  const called = withoutTrunkZero(number);
  if (called === null) return null;
  const first = upToSecond(called);
  const [run] = /^\(?\+?[\d ().-]*/.exec(first)!;
  const rest = first.slice(run.length);
  // Letters that touch the digits, other than those of an extension: '0800-FLOWERS', '030 12O45'.
  if (/^\p{L}/u.test(rest) && !/[ .(]$/.test(run) && !/^(?:x|ext)/i.test(rest)) return null;
  const digits = run.replaceAll(/\D/g, '');
  if (digits.length < minDigits || digits.length > maxDigits) return null;
  return `tel:${/^\(?\+/.test(run) ? '+' : ''}${digits}`;
}

/** '+44 (0)20': the zero is for calls within the country. Null where a zero without brackets may be one. */
function withoutTrunkZero(number: string): string | null {
  const bracketed = bracketedZero.exec(number);
  if (bracketed) {
    const [all, code = '', country = ''] = bracketed;
    return code + (keepsZero.includes(country) ? '0' : '') + number.slice(all.length);
  }
  const country = bareZero.exec(number)?.[1];
  return country !== undefined && !keepsZero.includes(country) ? null : number;
}

/** Cuts a second number behind a slash; a slash behind an area code is part of the number. */
function upToSecond(number: string): string {
  let joined = '';
  for (const part of number.split('/')) {
    if (joined.replaceAll(/\D/g, '').length >= completeDigits) break;
    joined += part;
  }
  return joined;
}
