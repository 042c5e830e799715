import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { schemaErrors } from '#test/problems.ts';
import { money, email, imageUrl, userName, text, toUserName } from './schemas.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  z.config({ jitless: false });
});

test('text is trimmed and limited in length', () => {
  expect(text(5).parse('  a b \n')).toBe('a b');
  for (const value of ['a', 'abcde', '  abcde  ']) expect(schemaErrors(text(5), value), value).toEqual([]);
  expect(schemaErrors(text(5), 'abcdef')).toEqual(['can have at most 5 characters']);
  expect(schemaErrors(text(9, 3), 'abc')).toEqual([]);
  expect(schemaErrors(text(9, 3), 'ab')).toEqual(['must have at least 3 characters']);
  expect(text(5, 0).parse(' ')).toBe('');
});

test('missing text, other types and unstorable characters get different messages', () => {
  expect(schemaErrors(text(5), undefined)).toEqual(['is required']);
  for (const value of ['', ' ', '\n']) expect(schemaErrors(text(5, 3), value)).toEqual(['is required']);
  for (const value of [null, 5, ['a'], { a: 'a' }])
    expect(schemaErrors(text(5), value)).toEqual(['must be text']);
  for (const value of ['a\0b', 'a\uD83D', '\uDE00a'])
    expect(schemaErrors(text(5), value)).toEqual(['contains a character that cannot be stored']);
  for (const value of ['a\u001Db', 'a\u001B', '\u0085\u009C', '\x7F'])
    expect(schemaErrors(text(5), value)).toEqual(['contains an invisible control character; type it again']);
  for (const value of ['\u200B\u2060', '\u3164', '\u2800', '\u0301'])
    expect(schemaErrors(text(5), value)).toEqual(['is required']);
  expect(text(9).parse('\u200Ba\tb\n\u202Ec\uFEFF')).toBe('a\tb\nc');
  expect(schemaErrors(text(5), '👍👍👍👍👍')).toEqual([]);
});

test('a name that looks like an address is rejected in any script', () => {
  const why = 'must not look like an address: leave out @ and ://, and put a space after each dot';
  for (const name of [
    'bo@shop',
    'bo＠shop',
    'http://x',
    'shop.example',
    'shop．example',
    'evil。example。com',
    'evil｡com',
    'evil\u200B.com',
    'evil.\u00ADcom',
    'a.bc',
  ])
    expect(schemaErrors(userName, name), JSON.stringify(name)).toEqual([why]);
  for (const name of ['Bo\nSo', 'Bo\tSo', 'Bo\u202ESo', 'Bo\u2028So', 'Bo\u2066So', 'Bo\u0007So'])
    expect(schemaErrors(userName, name), JSON.stringify(name)).toEqual([
      'must not contain tabs, line breaks or invisible characters',
    ]);
  for (const name of ['J. R. Doe', 'J.R. Doe', 'St.1 a', 'Zoë', 'x'.repeat(120), 'a:/b'])
    expect(schemaErrors(userName, name), name).toEqual([]);
  expect(schemaErrors(userName, 'x'.repeat(121))).toEqual(['can have at most 120 characters']);
});

const poses = [
  'Rangefinder Support',
  'rangef1nder',
  'R a n g e f i n d e r',
  'Rаngеfinder', // а and е are Cyrillic.
  'Range\u200Bfinder',
  'RANGEFlNDER team',
  'the shop',
  'Shop',
  'Shop Team',
  'Admin',
  'Ada (Administrator)',
  'Helpdesk',
  'Customer Service',
  'Kundendienst',
  'You',
  'Deleted person',
  'Deleted  User',
  'Someone who has left',
  'Real ☑ Verified seller',
  'Bo ✓',
  'Bo ✅',
  'Bo, verified',
  'Bo V3rified',
  'ʀᴀɴɢᴇꜰɪɴᴅᴇʀ',
  '🅡🅐🅝🅖🅔🅕🅘🅝🅓🅔🅡',
  '🆁🅰🅽🅶🅴🅵🅸🅽🅳🅴🆁',
  [...'🇷🇦🇳🇬🇪🇫🇮🇳🇩🇪🇷'].join(' '),
  'ꜱᴜᴘᴘᴏʀᴛ',
  'Range\u{13442}finder',
  'Official shop',
  'Tienda oficial',
  'Bo √',
];

test.for(poses)(
  'the name %s is rejected because it poses as the shop, its staff or a verified seller',
  (name) => {
    expect(schemaErrors(userName, name)).toEqual([
      'must not look like the shop, its staff or a verified seller',
    ]);
    expect(toUserName(name)).toBe('');
  },
);

test.for([
  'Vera Verify',
  'Bo Shopland',
  'Adminton Lee',
  'Sam Seller',
  'Yousef',
  'Staffan',
  'Mick Rangel',
  'Tim Teamer',
  'Supporto',
  'Ana 🇵🇹',
  'Bo Officer',
])('the name %s is allowed', (name) => expect(schemaErrors(userName, name)).toEqual([]));

test('an external name is turned into a valid one', () => {
  for (const [given, name] of [
    ['Bo', 'Bo'],
    ['bo@shop.example', 'bo shop. example'],
    ['see http://shop.example/a', 'see http shop. example/a'],
    ['Bo\u202E\u2066\nSo', 'Bo So'],
    ['ﬁlm．shop', 'film. shop'],
    ['\n@ ', ''],
    [`  ${'x'.repeat(119)} yz`, 'x'.repeat(119)],
    ['x'.repeat(130), 'x'.repeat(120)],
  ] as const) {
    expect(toUserName(given), JSON.stringify(given)).toBe(name);
    expect(schemaErrors(userName, name || 'Member')).toEqual([]);
  }
});

test('a dollar amount has at most two decimals, and is at most a million', () => {
  for (const value of [0.01, 310.5, 1_000_000]) expect(money.parse(value)).toBe(value);
  expect(schemaErrors(money, undefined)).toEqual(['is required']);
  for (const value of [null, '5']) expect(schemaErrors(money, value)).toEqual(['must be a number']);
  expect(schemaErrors(money, 0)).toEqual(['must be at least $0.01']);
  expect(schemaErrors(money, 1_000_000.01)).toEqual(['must be at most $1,000,000']);
  expect(schemaErrors(money, 5.001)).toEqual(['can have at most two decimals']);
});

const long = (length: number) =>
  `${'a'.repeat(64)}@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(length - 191)}.com`;

test('an email address is trimmed, lowercased and limited to 254 characters', () => {
  expect(email.parse(' Bo@Example.COM ')).toBe('bo@example.com');
  expect(schemaErrors(email, undefined)).toEqual(['is required']);
  expect(schemaErrors(email, ' ')).toEqual(['is required']);
  expect(schemaErrors(email, 5)).toEqual(['must be text']);
  expect(schemaErrors(email, 'bo')).toEqual(['must be a valid email address']);
  for (const [address, stored] of [
    ['bernd@Müller-Foto.test', 'bernd@xn--mller-foto-9db.test'],
    ['иван@пример.рф', null],
    ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['bernd@mu\u0308ller-foto.test', 'bernd@xn--mller-foto-9db.test'],
    ['bo\u200b@exam\u00adple.com\u200e', 'bo@example.com'],
    ['\u2060bo@example.com', 'bo@example.com'],
    ['bo@example。com', 'bo@example.com'],
    ['a&b@example.com', 'a&b@example.com'],
    ['x/y=1@example.com', 'x/y=1@example.com'],
    ['a%b@example.com', 'a%b@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [`${'a'.repeat(65)}@example.com`, null],
    ['a..b@example.com', null],
    ['.a@example.com', null],
    ['a b@example.com', null],
    ['a@b@example.com', null],
    ['a@müller.test/x', null],
    ['a@127.0.0.1', null],
    ['a@１２７.0.0.1', null],
    ['a@example', null],
  ] as const) {
    const { data } = email.safeParse(address);
    expect([address, data ?? null]).toEqual([address, stored]);
  }
  expect(email.parse(long(254))).toHaveLength(254);
  expect(schemaErrors(email, long(255))).toEqual(['can have at most 254 characters']);
});

test('a photo must be an https URL or the path of an image in the shop', () => {
  for (const url of [
    '/images/a.jpg',
    '/images/0a-_B.webp',
    '/demo/camera-1.svg',
    'https://example.com/a.png?b=c#d',
    'https://example.com',
  ])
    expect(imageUrl.parse(url)).toBe(url);
  for (const url of [
    'x/images/a.jpg',
    '/images/a.jpg/x',
    '/images/a.jpg?x',
    '/images/.jpg',
    '/images/é.jpg',
    '/images/../a.jpg',
    '/images/a.png',
    '/other/a.jpg',
    'http://example.com/a.png',
    'example.com/https://',
    'https://',
    'https:example.com/a.jpg',
    'https://user:secret@example.com/a.jpg',
    'https://192.168.0.1/a.jpg',
    'https://127.0.0.1;.example.com/a.jpg',
    ...[' ', '"', "'", '<', '>', '\\', '`'].map((char) => `https://example.com/a${char}b`),
  ])
    expect(schemaErrors(imageUrl, url), url).toEqual(['must be the https URL of a photo']);
});

test('zod generates no code in a browser, where the content security policy would forbid it', async () => {
  vi.resetModules();
  await import('./schemas.ts');
  expect(z.config().jitless).toBe(false);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.resetModules();
  await import('./schemas.ts');
  expect(z.config().jitless).toBe(true);
});
