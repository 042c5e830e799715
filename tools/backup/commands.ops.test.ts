import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecord } from '#src/platform/backup/record.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { readBuild } from '#src/server/start-up/release-file.ts';
import { backUpShop, useUsedShop } from '#test/backups.ts';
import { runCommand, runShell, urlOf } from '#test/commands.ts';
import { forbidReading, useFolder } from '#test/files.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { listFiles } from './stored-files.ts';

const shop = await useUsedShop();
const scratch = await useFolder();
const settings = { DATABASE_URL: urlOf(shop.connection), STATE_DIR: shop.app.config.STATE_DIR };

test('a backup into a path that is not a folder fails with one line: the path, the account and a remedy', async () => {
  const file = join(scratch, 'a file');
  await writeFile(file, '');
  const { code, errors } = await runCommand('backup', ['--into', file], settings);
  const line = `The backup failed: the account ${userInfo().username} cannot use ${file}: file already exists. Repair it, or set --into to another folder.`;
  expect([code, errors]).toEqual([1, `${line}\n`]);
  expect((await readRecord(shop.app.config.STATE_DIR)).failed?.reason).toBe(line);
});

test('a backup records the commit that created it', async () => {
  const into = join(scratch, 'named');
  const { code, errors } = await runCommand('backup', ['--into', into], settings);
  expect([code, errors]).toEqual([0, '']);
  const [name] = await readdir(into);
  const { version, commit } = JSON.parse(await readFile(join(into, name!, manifestName), 'utf8')) as Manifest;
  expect({ version, commit }).toEqual({ version: readBuild(root).version, commit: readBuild(root).commit });
});

test('a backup is verified without a shop and leaves nothing in the state folder', async () => {
  const folder = join(scratch, 'far away');
  await backUpShop(shop, folder);
  const temporary = join(scratch, 'temporary');
  await mkdir(temporary);
  const line = 'STATE_DIR=$(mktemp -d) npm run backup -- --verify "$FOLDER"';
  const { output, errors, code } = await runShell(line, {
    DATABASE_URL: '',
    FOLDER: folder,
    TMPDIR: temporary,
  });
  expect([errors, code]).toEqual(['', 0]);
  expect(output).toMatch(/^All [\d,]+ rows were restored into a scratch database/m);
  const [stateDir] = (await readdir(temporary)).filter((name) => name.startsWith('tmp.'));
  expect(await readdir(join(temporary, stateDir!))).toEqual([]);
});

test('a verification removes the state folder that it created, even if it fails', async () => {
  const folder = join(scratch, 'far and damaged');
  const { known: manifest } = await backUpShop(shop, folder);
  manifest.tables['orders']!.sha256 = 'c'.repeat(64);
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
  const parent = join(scratch, 'no folder yet');
  const { code, errors } = await runCommand('backup', ['--verify', folder], {
    STATE_DIR: join(parent, 'state'),
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/^orders: 3 rows were restored, but the backup has 3$/m);
  expect(existsSync(parent)).toBe(false);
});

test('a backup that the account cannot read is rejected with the name of the account and a remedy', async () => {
  const folder = join(scratch, 'private');
  await backUpShop(shop, folder);
  const stateDir = join(scratch, 'state of another account');
  await mkdir(stateDir);
  await Promise.all([scratch, folder].map((each) => chmod(each, 0o755)));
  const account = await forbidReading(join(folder, manifestName), stateDir);
  const { code, errors } = await runCommand('backup', ['--verify', folder], { STATE_DIR: stateDir });
  const line = `${folder} cannot be read by the account ${account}: chown -R ${account} '${folder}'`;
  expect([code, errors]).toEqual([1, `${line}\n`]);
});

test('a rejected restore of a newer backup creates neither a database nor a state folder', async () => {
  const newer = join(scratch, 'newer');
  const { known } = await backUpShop(shop, newer);
  known.migrations.push({ name: '9999_later.sql', checksum: 'a'.repeat(64) });
  await writeFile(join(newer, manifestName), JSON.stringify(known));
  const stateDir = join(scratch, 'state of none');
  const { code, errors } = await runCommand('restore', [newer], { STATE_DIR: stateDir });
  expect(code).toBe(1);
  expect(errors).toMatch(/^the backup has migration 9999_later\.sql, .*commit c0ffee/);
  expect(existsSync(stateDir)).toBe(false);
});

test('a restore that fails after it has created its database removes the database', async () => {
  const damaged = join(scratch, 'damaged');
  const { known } = await backUpShop(shop, damaged);
  const picture = Object.keys(known.files).find((path) => path.startsWith('images/'))!;
  await cp(join(damaged, manifestName), join(damaged, picture));
  const stateDir = join(scratch, 'state of a failed one');
  await mkdir(stateDir);
  const { code, errors } = await runCommand('restore', [damaged], { STATE_DIR: stateDir });
  expect(code).toBe(1);
  expect(errors).toMatch(/^images\/\S+ of the backup has changed since/);
  expect(await readdir(stateDir)).toEqual([]);
});

test('with a passphrase file, all files of a backup are encrypted, private and readable only with it', async () => {
  const [into, file, other] = ['encrypted', 'passphrase', 'other'].map((name) => join(scratch, name));
  await writeFile(file!, 'a passphrase of the tests\n');
  await writeFile(other!, 'some other passphrase\n');
  const encrypted = { ...settings, BACKUP_PASSPHRASE_FILE: file! };
  const made = await runCommand('backup', ['--into', into!, '--verify'], encrypted);
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(made.output).toMatch(/it is encrypted and cannot be restored without its passphrase\.$/m);
  expect(made.output).toMatch(/All [\d,]+ rows were restored into a scratch database/);
  const [name] = await readdir(into!);
  const folder = join(into!, name!);
  const files = await listFiles(folder);
  expect(files.filter((path) => !path.endsWith('.enc'))).toEqual([]);
  for (const path of files) {
    expect((await stat(join(folder, path))).mode & 0o777, path).toBe(0o600);
    expect((await readFile(join(folder, path))).subarray(0, 8).toString(), path).toBe('RFBACKUP');
  }
  for (const [given, line] of [
    ['', `${folder} is encrypted: set BACKUP_PASSPHRASE_FILE to the file with its passphrase`],
    [other!, 'The passphrase in BACKUP_PASSPHRASE_FILE is not the one that encrypted this backup.'],
  ] as const)
    for (const [command, args] of [
      ['backup', ['--verify', folder]],
      ['restore', [folder]],
    ] as const) {
      const stateDir = join(scratch, 'state without passphrase');
      const now = { BACKUP_PASSPHRASE_FILE: given, STATE_DIR: stateDir };
      expect(await runCommand(command, [...args], now)).toEqual({ output: '', errors: `${line}\n`, code: 1 });
      expect(existsSync(stateDir)).toBe(false);
    }
});

test('while a passphrase file is set, an unencrypted backup is restored only on request', async () => {
  const [folder, file] = [join(scratch, 'plain'), join(scratch, 'passphrase for plain')];
  await backUpShop(shop, folder);
  await writeFile(file, 'a passphrase of the tests');
  const now = { BACKUP_PASSPHRASE_FILE: file, STATE_DIR: join(scratch, 'state of plain') };
  const { code, errors } = await runCommand('restore', [folder], now);
  expect(code).toBe(1);
  expect(errors).toBe(
    'BACKUP_PASSPHRASE_FILE is set, but this backup is not encrypted. If you trust it, add --yes.\n',
  );
});
