import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { makeFolder, makeStateDir } from '#embedded-postgres/test/state.ts';
import { root } from '#src/server/start-up/environment.ts';
import { runShell } from '#test/commands.ts';
import { forbidReading } from '#test/files.ts';
import { findFreePort } from '#test/free-port.ts';
import { startMailServer } from '#test/smtp.ts';

const tls = (name: string): string => join(root, 'test/tls', name);

/** Runs the command as an operator does, optionally with a limit on open files. */
async function callDoctor(settings: Record<string, string>, args = '', limit?: number) {
  const command = `${limit === undefined ? '' : `ulimit -n ${limit};`} exec node -- tools/doctor.ts ${args}`;
  const PORT = String(await findFreePort());
  const { output, errors, code } = await runShell(command, { PORT, ...settings });
  return { lines: output.trimEnd().split('\n'), errors, code };
}

test('the doctor exits with 0 when a start would succeed, and with 1 otherwise', async () => {
  const stateDir = makeStateDir();
  const good = await callDoctor({ STATE_DIR: stateDir });
  expect([good.errors, good.code]).toEqual(['', 0]);
  expect(good.lines.at(-1)).toBe('Problems: 0, warnings: 0.');
  expect(good.lines).toContain(
    `ok       database: the next start creates an embedded PostgreSQL in ${join(stateDir, 'postgres')}`,
  );
  expect(existsSync(stateDir)).toBe(false);
  const url = `postgres://shop:hunter2@127.0.0.1:${await findFreePort()}/shop`;
  const bad = await callDoctor({ STATE_DIR: stateDir, DATABASE_URL: url });
  expect(bad.code).toBe(1);
  expect(bad.lines.at(-1)).toBe('Problems: 1, warnings: 0.');
  expect(bad.lines.join()).not.toContain('hunter2');
});

test('the doctor reads the file that --env-file names', async () => {
  const [envFile, server] = [join(makeFolder(), 'shop.env'), await startMailServer()];
  onTestFinished(() => server.stop());
  const settings = `STATE_DIR=${makeStateDir()}\nSMTP_URL=smtp://127.0.0.1:${server.port}\n`;
  await writeFile(envFile, settings, { mode: 0o600 });
  const { lines, code } = await callDoctor({}, `--env-file ${envFile}`);
  expect(code).toBe(0);
  expect(lines).toContainEqual(expect.stringContaining(`mail: 127.0.0.1:${server.port} accepts emails`));
});

test('a passphrase file that the account of the shop cannot read is reported as a problem with a remedy', async () => {
  const folder = makeFolder();
  const [stateDir, file] = [join(folder, 'state'), join(folder, 'passphrase')];
  await chmod(folder, 0o755);
  await mkdir(stateDir);
  await writeFile(file, 'a passphrase of the tests\n');
  const account = await forbidReading(file, stateDir);
  const { lines, code } = await callDoctor({ STATE_DIR: stateDir, BACKUP_PASSPHRASE_FILE: file });
  expect(code).toBe(1);
  expect(lines).toContain(
    `problem  BACKUP_PASSPHRASE_FILE: ${file} cannot be read by the account ${account}: chown ${account} '${file}'`,
  );
});

test('the doctor checks the embedded database of a running shop without changing anything in it', async () => {
  const stateDir = makeStateDir();
  const postgres = await startEmbeddedPostgres({ stateDir });
  onTestFinished(() => postgres.stop());
  const { lines, code } = await callDoctor({ STATE_DIR: stateDir });
  expect(code).toBe(0);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok +database: embedded PostgreSQL, rangefinder on PostgreSQL/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ok +migrations: the next start runs \d+, 0440_/));
  expect(lines).toContainEqual(expect.stringMatching(/^ok +DEMO: the next start creates the demo shop/));
  expect(existsSync(join(stateDir, 'auth-secret'))).toBe(false);
});

test('a bucket that stores, serves and deletes objects is reported as ok', async () => {
  const objects = new Map<string, string>();
  const options = { key: readFileSync(tls('server.key')), cert: readFileSync(tls('server.pem')) };
  // One server plays both the S3 server and the public address of photos.
  const server = createServer(options, async (req, res) => {
    const name = req.url!.split('?')[0]!.split('/').at(-1)!;
    const known = objects.get(name);
    if (req.method === 'PUT') objects.set(name, await text(req));
    if (req.method === 'DELETE') objects.delete(name);
    res.writeHead(req.method === 'GET' && !known ? 404 : 200).end(req.method === 'GET' ? known : undefined);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const { lines } = await callDoctor({
    STATE_DIR: makeStateDir(),
    NODE_EXTRA_CA_CERTS: tls('ca.pem'),
    IMAGES: 's3',
    S3_BUCKET: 'shop',
    S3_ENDPOINT: url,
    S3_PUBLIC_URL: url,
    S3_ACCESS_KEY_ID: 'robin',
    S3_SECRET_ACCESS_KEY: 'x',
  });
  expect(lines).toContain('ok       photos: objects in bucket shop can be written, read and deleted');
  expect([...objects.keys()]).toEqual([]);
});

test('a limit on open files that is too low is reported as a problem with the number needed', async () => {
  const { lines, code } = await callDoctor({ STATE_DIR: makeStateDir() }, '', 128);
  expect(code).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem +ulimit -n: the process may open 128 files and needs 368;/),
  );
});
