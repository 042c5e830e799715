import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-env-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string): Promise<Record<string, string>> {
  const path = join(folder, 'shop.env');
  await writeFile(path, text);
  return { ...readEnvFile(path) };
}

test('a file for systemd is read as systemd reads it, without a shell', async () => {
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
])('a value with %s is refused by its line, and is not shown', async (_, line) => {
  await expect(read(`PORT=3000\n${line}\n`)).rejects.toThrow(
    /shop\.env, line 2: put the value of SMTP_URL in single quotes: SMTP_URL='…'$/,
  );
});
