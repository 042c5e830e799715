import { grammar, type NumberSigns } from '#src/texts/grammar.ts';

const decimalDigit = /\p{Nd}/u;

export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // In Unicode the digits of each script are in order, and each run begins with a zero.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

function unify(text: string): string {
  return asciiDigits(text)
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .replaceAll(/[’ʼ′´`٬]/g, "'")
    .replaceAll('，', ',')
    .replaceAll(/[．٫]/g, '.')
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const codes =
  'AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|ILS|INR|JPY|KRW|KWD|MXN|NOK|NZD|PLN|SEK|SGD|TRY|TWD|USD|ZAR';
const currency = String.raw`(?:[A-Z]{0,2}\p{Sc}(?:US)?|${codes}|Rs\.?|Fr\.|kr\.?|zł|Kč|Ft|[円元원])`;
const amount = new RegExp(
  String.raw`^${currency}? ?([-+]?) ?${currency}? ?(\d[\d.,' ]*|[.,]\d+)${currency}?$`,
  'iu',
);
/** The dashes in '1200.-' and '1200,--' mean that there are no cents. */
const noCents = /([.,])[-–—]{1,2}(?! ?\d)/;
const maxLength = 60;
/** A double holds every number of up to 15 digits exactly. */
const maxDigits = 15;

/** Returns one value for a clear text, two for an ambiguous one such as '1.200', and none if it is not a number. */
export function parseNumber(text: string, signs: NumberSigns = grammar.numbers): number[] {
  if (text.length > maxLength) return [];
  const plain = unify(text).replace(noCents, (_, separator: string) => `${separator}00`);
  const [, sign, digits] = amount.exec(plain) ?? [];
  if (!digits) return [];
  const values = parseUnsigned(digits.trim(), { ...signs, group: unifySeparator(signs.group) });
  return sign === '-' ? values.map((value) => -value) : values;
}

const unifySeparator = (separator: string): string => (/^\s$/.test(separator) ? ' ' : unify(separator));

function parseUnsigned(text: string, signs: NumberSigns): number[] {
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return exact(text);
  const isLastDecimal = (last === '.' || last === ',') && separators.indexOf(last) === separators.length - 1;
  if (!isLastDecimal) return isGrouped(text, last, signs) ? exact(withoutSeparators(text)) : [];
  const [before = '', after = ''] = text.split(last);
  if (after === '') return [];
  const decimal = exact(`${withoutSeparators(before) || '0'}.${after}`);
  if (separators.length > 1) return isGrouped(before, separators.charAt(0), signs) ? decimal : [];
  // A group of thousands never begins with a zero.
  if (after.length !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return decimal;
  const thousands = exact(before + after);
  return last === signs.group ? thousands : [...thousands, ...decimal];
}

const withoutSeparators = (text: string): string => text.replaceAll(/\D/g, '');

function isGrouped(text: string, separator: string, { group, isIndian = false }: NumberSigns): boolean {
  const [first = '', ...rest] = text.split(separator);
  const isInThrees = /^\d{1,3}$/.test(first) && rest.every((each) => /^\d{3}$/.test(each));
  if (isInThrees || !isIndian || separator !== group) return isInThrees;
  const last = rest.pop() ?? first;
  return /^\d{1,2}$/.test(first) && rest.every((each) => /^\d{2}$/.test(each)) && /^\d{3}$/.test(last);
}

function exact(digits: string): number[] {
  return digits.replace('.', '').replace(/^0+/, '').length > maxDigits ? [] : [Number(digits)];
}
