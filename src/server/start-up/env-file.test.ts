import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvFile } from './environment.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-env-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string | Buffer): Promise<NodeJS.Dict<string>> {
  const path = join(folder, 'shop.env');
  await writeFile(path, text);
  return { ...readEnvFile(path) };
}

test('an env file is read as systemd reads it, without a shell', async () => {
  const text = [
    '# settings of the shop',
    '',
    'MAIL_FROM=Rangefinder <no-reply@shop.example.com>',
    'CONTACT_ADDRESS="12 Aperture Lane, Springfield"',
    "SMTP_URL='smtp://shop:p#s\\w\"d$HOME`id`@mail.example.com'",
    'CONTACT_PHONE=+1 555 $(id)',
    'OTEL_EXPORTER_OTLP_HEADERS=x-api-key=abc=',
    'EMPTY=',
  ].join('\n');
  expect(await read(text)).toEqual({
    MAIL_FROM: 'Rangefinder <no-reply@shop.example.com>',
    CONTACT_ADDRESS: '12 Aperture Lane, Springfield',
    SMTP_URL: 'smtp://shop:p#s\\w"d$HOME`id`@mail.example.com',
    CONTACT_PHONE: '+1 555 $(id)',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=abc=',
    EMPTY: '',
  });
});

test.each([
  ['a comment that would cut it', 'SMTP_URL=smtp://shop:p#ssword@mail.example.com'],
  ['a backslash', 'SMTP_URL=smtp://shop:p\\ssword@mail.example.com'],
  ['a backslash in double quotes', 'SMTP_URL="smtp://shop:p\\ssword@mail.example.com"'],
  ['a quote within', 'SMTP_URL=smtp://shop:p"ssword@mail.example.com'],
  ['a comment after its quotes', "SMTP_URL='smtp://mail.example.com' # ours"],
  ['the quotes of Node alone', 'SMTP_URL=`smtp://mail.example.com`'],
])('a value with %s is rejected with its line number and not printed', async (_, line) => {
  await expect(read(`PORT=3000\n${line}\n`)).rejects.toThrow(
    /shop\.env, line 2: put the value of SMTP_URL in single quotes: SMTP_URL='…'$/,
  );
});

const utf16 = Buffer.from('\ufeffPORT=3000\n', 'utf16le');

test.each<[string, string | Buffer, RegExp]>([
  [
    'begins with a byte order mark',
    '\ufeffPORT=3000\n',
    /, line 1: the file begins with a byte order mark; /,
  ],
  ['is UTF-16', utf16, /, line 1: the file is UTF-16; /],
  ['is UTF-16 of the other byte order', Buffer.from(utf16).swap16(), /, line 1: the file is UTF-16; /],
  ['is UTF-16 without a mark', utf16.subarray(2), /, line 1: it has a NUL byte; /],
  ['has a NUL byte', 'PORT=3000\nHOST=127.0.0.1\0\n', /, line 2: it has a NUL byte; /],
  [
    'is Latin-1',
    Buffer.from('PORT=3000\n\nCONTACT_ADDRESS=Caf\xe9\n', 'latin1'),
    /, line 3: it is not UTF-8; /,
  ],
  ['has a line without an equals sign', 'PORT=3000\nDEMO 0\n', /, line 2: it is not NAME=value$/],
  ['has a carriage return within a line', 'PORT=3000\rDEMO=0\n', /, line 1: it is not NAME=value$/],
  ['has a name that no variable can have', '1PORT=3000\n', /, line 1: it is not NAME=value$/],
  ['exports a setting', '# ours\nexport PORT=3000\n', /, line 2: remove the word export: /],
])('a file that %s is rejected with its name and line number', async (_, content, line) => {
  await expect(read(content)).rejects.toThrow(line);
  await expect(read(content)).rejects.toThrow(/^[^\n]*shop\.env, line \d+: [^\n]+$/);
});

test('a file with CRLF line ends and non-ASCII letters is read', async () => {
  expect(await read('PORT=3000\r\n\r\n# ours\r\nCONTACT_ADDRESS=Café 1\r\n')).toEqual({
    PORT: '3000',
    CONTACT_ADDRESS: 'Café 1',
  });
});

test.each([
  ['does not exist', 'missing.env', /missing\.env cannot be read: there is no such file$/],
  ['is a folder', '.', / cannot be read: it is a folder$/],
])('a file that %s is rejected with one line', (_, name, line) => {
  expect(() => readEnvFile(join(folder, name))).toThrow(line);
});
