/** A value that a field must reject, and a description of what is wrong with it; `undefined` omits the field. */
export type Bad = [what: string, value: unknown];

/** JSON text that `JSON.stringify` cannot produce. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Serializes a body and inserts `Raw` values unchanged. */
export function writeJson(body: Record<string, unknown>): string {
  const parts = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = value instanceof Raw ? value.text : JSON.stringify(value);
      return `${JSON.stringify(name)}:${text}`;
    });
  return `{${parts.join(',')}}`;
}

const missing: Bad = ['missing', undefined];
const shapes: Bad[] = [
  ['null', null],
  ['a boolean', true],
  ['an array', ['x']],
  ['an empty array', []],
  ['an object', { $ne: '' }],
  ['nested objects', { a: { b: { c: [] } } }],
];

export const noText: Bad[] = [
  ...shapes,
  ['a number', 5],
  ['a huge number', 1e300],
  ['with a NUL', 'ab\0cdefgh'],
];

export function badText(max: number, min = 1): Bad[] {
  const short: Bad[] = min > 1 ? [['too short', 'x'.repeat(min - 1)]] : [];
  return [
    missing,
    ...noText,
    ...short,
    ['empty', ''],
    ['blank', ' \t\n '],
    ['too long', 'x'.repeat(max + 1)],
    ['far too long', 'x'.repeat(Math.max(20_000, 2 * max))],
  ];
}

export const badLine = (max: number, min = 1): Bad[] => [
  ...badText(max, min),
  ['two lines', '+49 30 12\r\nBcc: x'],
];

/** Invalid values for a text that may be empty. */
export function badOptionalText(max: number): Bad[] {
  return [...noText, ['too long', 'x'.repeat(max + 1)]];
}

export const noFlag: Bad[] = [
  ...shapes.filter(([, value]) => value !== true),
  ['text', 'true'],
  ['a number', 1],
];

const noNumber: Bad[] = [
  missing,
  ...shapes,
  ['text', '310'],
  ['empty text', ''],
  ['NaN as text', 'NaN'],
  ['infinite', new Raw('1e999')],
  ['minus infinite', new Raw('-1e999')],
  ['huge', 1e300],
  ['beyond 64 bits', new Raw('123456789012345678901234567890')],
  ['negative', -1],
];

export const badMoney: Bad[] = [
  ...noNumber,
  ['zero', 0],
  ['less than a cent', 0.001],
  ['of three decimals', 1.234],
  ['of three decimals in disguise', new Raw('1e-3')],
  ['of nine decimals', 0.010000001],
  ['a cent too much', 1_000_000.01],
];

export const badDuration: Bad[] = [
  ...noNumber,
  ['of two decimals', 0.25],
  ['too long', 1200.1],
  ['tiny', 1e-10],
];

/** Invalid values for the version of the item that a user has seen. */
export const badSeenVersion: Bad[] = [
  ...noNumber.filter(([what]) => what !== 'missing'),
  ['zero', 0],
  ['a part', 1.5],
  ['beyond 32 bits', 2 ** 31],
];

export const badTime: Bad[] = [...noText, ['a day', '2026-11-22'], ['no time', 'yesterday'], ['empty', '']];

export function badChoice(...wrong: string[]): Bad[] {
  return [missing, ...noText, ['empty', ''], ...wrong.map((value): Bad => [`'${value}'`, value])];
}

export const badEmail: Bad[] = [
  missing,
  ...noText,
  ['empty', ''],
  ['no address', 'robin'],
  ['without a host', 'robin@'],
  ['with a space', 'ro bin@example.com'],
  ['two addresses', 'a@example.com,b@example.com'],
  ['with a line break', 'a@example.com\nbcc: b@example.com'],
  ['with a NUL in it', 'a\0@example.com'],
  ['too long', `${'x'.repeat(250)}@example.com`],
];

export const badPassword: Bad[] = [
  missing,
  ...noText,
  ['empty', ''],
  ['too short', 'x7$kQ2!'],
  ['too long', 'x7$k'.repeat(33)],
  ['common', 'password'],
  ['common in another case', 'PassWord123'],
];

export const badImage: Bad[] = [
  ...badText(2048),
  ['http', 'http://example.com/a.jpg'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:image/png;base64,AAAA'],
  ['blob', 'blob:https://example.com/x'],
  ['file', 'file:///etc/passwd'],
  ['of no scheme', '//example.com/a.jpg'],
  ['a relative path', 'images/a.webp'],
  ['another path of ours', '/api/auth/sign-out'],
  ['the home page', '/'],
  ['our folder alone', '/images/'],
  ['above our folder', '/images/..'],
  ['above our folder, further', '/images/../api/users'],
  ['above our folder, encoded', '/images/%2e%2e/api/users'],
  ['with a backslash', '/images\\..\\api'],
  ['with a space', 'https://example.com/a b.jpg'],
  ['with a line break', 'https://example.com/a\n.jpg'],
  ['with a double quote', 'https://example.com/a".jpg'],
  ['with a single quote', "https://example.com/a'.jpg"],
  ['with a tag', 'https://example.com/<script>'],
  ['with a backquote', 'https://example.com/`a`.jpg'],
  ['https without a host', 'https://'],
];

/** Invalid values for a time zone. */
export const badZone: Bad[] = [...badText(64), ['no zone', 'Mars/Olympus'], ['an offset', '+01:00']];

export type Fields = Record<string, Bad[]>;
/** A valid body of a call, and invalid values for each field. */
export type Sample = {
  path?: string;
  as: { token: string };
  good: Record<string, unknown>;
  fields: Fields;
};

/** The invalid values for a field that may be missing. */
export const optional = (bad: Bad[]): Bad[] => bad.filter(([, value]) => value !== undefined);

/** The invalid values for a field that may be missing or null. */
export const orNull = (bad: Bad[]): Bad[] => optional(bad).filter(([, value]) => value !== null);

/** The invalid values for a body in which every field may be missing. */
export const changesOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, bad]) => [name, optional(bad)]));

export const badPhotos: Bad[] = [
  ['text', 'x'],
  ['an object', {}],
  ['null', null],
  ['too many', Array.from({ length: 7 }, (_, index) => `https://example.com/${index}.jpg`)],
  ['one twice', ['https://example.com/1.jpg', 'https://example.com/1.jpg']],
];
