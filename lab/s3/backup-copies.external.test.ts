import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '#src/platform/backup/record.server.ts';
import { contentsOf, openEmptyPlace, openUsedShop, imagesIn, sendPhoto } from '#test/backups.ts';
import { runCommand, urlOf } from '#test/commands.ts';
import { openBucket } from './bucket.ts';

const bucket = 'backups';
const { endpoint, key, operator, create, objects } = openBucket(bucket);

let shop: Awaited<ReturnType<typeof openUsedShop>>;
let scratch: string;
let settings: Record<string, string>;
beforeAll(async () => {
  await create();
  shop = await openUsedShop();
  scratch = await mkdtemp(join(tmpdir(), 'rangefinder-copies-'));
  const passphrase = join(scratch, 'passphrase');
  await writeFile(passphrase, 'a passphrase of the tests');
  const images = join(shop.app.config.STATE_DIR, 'images');
  await mkdir(images, { recursive: true });
  // Large enough to be uploaded in three parts.
  await writeFile(join(images, 'large.webp'), randomBytes(33_000_000));
  settings = {
    DATABASE_URL: urlOf(shop.connection),
    STATE_DIR: shop.app.config.STATE_DIR,
    BACKUP_PASSPHRASE_FILE: passphrase,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_PREFIX: 'shop-a/',
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY_ID: key.id,
    BACKUP_S3_SECRET_ACCESS_KEY: key.secret,
  };
});
afterAll(async () => {
  await shop.close();
  await rm(scratch, { recursive: true, force: true });
  operator.destroy();
});

async function backUp(into: string, ...args: string[]): Promise<{ name: string; output: string }> {
  const before = new Set(await readdir(into).catch(() => []));
  const { output, errors, code } = await runCommand('backup', ['--into', into, ...args], settings);
  expect([code, errors], output).toEqual([0, '']);
  return { name: (await readdir(into)).find((each) => !before.has(each))!, output };
}

test('a backup uploads only new files, is pruned like local backups, and can be restored by its name', async () => {
  const into = join(scratch, 'backups');
  const first = await backUp(into);
  expect(first.output).toMatch(
    /All [\d,]+ rows were restored[^]*Copied to s3:\/\/backups\/shop-a\/, 3\d\.\d MB/,
  );
  const pictures = (await objects()).filter((each) => each.startsWith('shop-a/pictures/'));
  const local = await imagesIn(shop.app.config.STATE_DIR);
  expect(pictures).toHaveLength(Object.keys(local).length);
  const { Body } = await operator.send(new GetObjectCommand({ Bucket: bucket, Key: pictures.at(-1)! }));
  expect(
    Buffer.from(await Body!.transformToByteArray())
      .subarray(0, 8)
      .toString(),
  ).toBe('RFBACKUP');

  await sendPhoto(shop, shop.seller, 'copied', '#778899');
  const second = await backUp(into);
  expect(second.output).toMatch(/Copied to s3:\/\/backups\/shop-a\/, 0\.\d MB/);
  await rm(join(shop.app.config.STATE_DIR, 'images', 'large.webp'));
  const third = await backUp(into, '--keep', '2');
  expect(third.output).toContain('older copies removed: 1');
  const large = (await objects()).filter((each) => each.includes('large.webp'));
  expect(large).toHaveLength(1);
  const fourth = await backUp(into, '--keep', '2');
  const names = [...new Set((await objects()).map((each) => each.split('/')[1]!))];
  expect(names).toEqual(['pictures', third.name, fourth.name].toSorted());
  expect((await readdir(into)).toSorted()).toEqual([third.name, fourth.name]);
  expect((await objects()).filter((each) => each.includes('large.webp'))).toEqual([]);

  await rm(into, { recursive: true });
  const place = await openEmptyPlace();
  const elsewhere = { ...settings, DATABASE_URL: urlOf(place.connection), STATE_DIR: place.stateDir };
  const args = [`s3:${fourth.name}`, '--into', into];
  const restored = await runCommand('restore', args, elsewhere);
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
  expect(await imagesIn(place.stateDir)).toEqual(await imagesIn(shop.app.config.STATE_DIR));
  expect(await readdir(into)).toEqual([fourth.name]);
});

test('a backup in several parts is restored, and an unknown name is rejected with the available ones', async () => {
  const large = join(shop.app.config.STATE_DIR, 'images', 'larger.webp');
  const bytes = randomBytes(40_000_000);
  await writeFile(large, bytes);
  const { name } = await backUp(join(scratch, 'more'));
  await rm(large);
  const into = join(scratch, 'fetched');
  const verified = await runCommand('backup', ['--into', into, '--verify', `s3:${name}`], settings);
  expect([verified.code, verified.errors]).toEqual([0, '']);
  expect(verified.output).toMatch(/All [\d,]+ rows were restored into a scratch database/);
  expect((await readFile(join(into, name, 'images/larger.webp.enc'))).length).toBeGreaterThan(bytes.length);
  const unknown = await runCommand('restore', ['s3:rangefinder-2020-01-01T00-00-00Z'], settings);
  expect(unknown.errors).toContain(
    's3://backups/shop-a/ has no backup rangefinder-2020-01-01T00-00-00Z; it has: rangefinder-',
  );
});

test('copied photos with an earlier passphrase are kept as long as the backups that use them', async () => {
  const into = join(scratch, 'passphrases');
  const { name } = await backUp(into);
  const changed = join(scratch, 'changed passphrase');
  await writeFile(changed, 'another passphrase of the tests');
  const now = { ...settings, BACKUP_PASSPHRASE_FILE: changed };
  for (const keep of [2, 1]) {
    const { code, errors } = await runCommand('backup', ['--into', into, '--keep', String(keep)], now);
    expect([code, errors]).toEqual([0, '']);
    const salts = new Set((await objects()).flatMap((each) => /pictures\/(\w+)/.exec(each)?.[1] ?? []));
    expect(salts.size).toBe(keep);
    if (keep === 1) continue;
    const args = ['--into', join(scratch, 'earlier'), '--verify', `s3:${name}`];
    expect((await runCommand('backup', args, settings)).errors).toBe('');
  }
});

test.each([
  [
    'BACKUP_S3_SECRET_ACCESS_KEY',
    'wrong',
    /rejects the key in BACKUP_S3_ACCESS_KEY_ID \(SignatureDoesNotMatch\)/,
  ],
  ['BACKUP_S3_BUCKET', 'elsewhere', /has no bucket elsewhere/],
  ['BACKUP_S3_ENDPOINT', 'http://127.0.0.1:9', /http:\/\/127\.0\.0\.1:9 is not responding/],
])(
  'with a wrong %s, the backup command fails with one line, and the local backup is kept',
  async (name, value, reason) => {
    const into = join(scratch, `failing ${name}`);
    const { code, errors } = await runCommand('backup', ['--into', into], { ...settings, [name]: value });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The copy to s3:\/\/\S+ failed: .*\. The backup in .* is complete\.\n$/);
    expect(errors).toMatch(reason);
    expect(await readdir(into)).toHaveLength(1);
    const record = await readRecord(shop.app.config.STATE_DIR);
    expect(record.failed?.reason).toBe(errors.trim());
    expect(Date.now() - Date.parse(record.made!.at)).toBeLessThan(60_000);
  },
);
