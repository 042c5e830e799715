import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { about, serve, useDoctor } from '#test/doctor.ts';
import { findFreePort } from '#test/free-port.ts';

const doctor = await useDoctor();
const passphraseFile = join(doctor.folder, 'passphrase');
await writeFile(passphraseFile, 'a passphrase of the tests\n');

const copiesTo = (endpoint: string) => ({
  BACKUP_PASSPHRASE_FILE: passphraseFile,
  BACKUP_S3_BUCKET: 'copies',
  BACKUP_S3_ENDPOINT: endpoint,
  BACKUP_S3_ACCESS_KEY_ID: 'robin',
  BACKUP_S3_SECRET_ACCESS_KEY: 'hunter2',
});

/** Serves a bucket that rejects one method. Returns its address and the objects that it contains. */
async function serveBucket(refused?: string) {
  const objects = new Map<string, string>();
  const methods: string[] = [];
  const port = await serve(async (req, res) => {
    const { method = '', url = '' } = req;
    const [path = '', query = ''] = url.split('?');
    const isList = query.includes('list-type=2');
    methods.push(isList ? 'LIST' : method);
    const body = await text(req);
    if (methods.at(-1) === refused)
      return void res.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (method === 'PUT') objects.set(path, body);
    if (method === 'DELETE') objects.delete(path);
    const response = isList ? '<ListBucketResult></ListBucketResult>' : objects.get(path);
    res.writeHead(method === 'GET' && response === undefined ? 404 : 200).end(response);
  });
  return { endpoint: `http://127.0.0.1:${port}`, objects, methods };
}

async function runBackupChecks(settings: Record<string, string>): Promise<string[]> {
  const lines = await doctor.run(settings);
  return [...about(lines, 'backups'), ...about(lines, 'BACKUP_')];
}

test('a missing passphrase file is reported as a problem with a remedy', async () => {
  const missing = join(doctor.folder, 'missing');
  expect(await runBackupChecks({ BACKUP_PASSPHRASE_FILE: missing })).toEqual([
    `problem BACKUP_PASSPHRASE_FILE: ${missing} does not exist: put the passphrase there, or name the file that holds it`,
  ]);
  expect(await runBackupChecks({})).toEqual([
    'ok backups: not encrypted because BACKUP_PASSPHRASE_FILE is not set',
  ]);
});

test('a backup bucket that lists, stores, serves and deletes an object is ok and left empty', async () => {
  const { endpoint, objects, methods } = await serveBucket();
  expect(await runBackupChecks(copiesTo(endpoint))).toEqual([
    `ok backups: encrypted with the passphrase in ${passphraseFile}`,
    'ok backups: copied to s3://copies/rangefinder/, where objects can be listed, written, read and deleted',
  ]);
  expect(methods).toEqual(['LIST', 'PUT', 'GET', 'DELETE']);
  expect([...objects.keys()]).toEqual([]);
});

test.for(['LIST', 'PUT', 'GET', 'DELETE'])(
  'a backup bucket that rejects %s is reported as a problem that names the rights its key needs',
  async (refused) => {
    const { endpoint, objects } = await serveBucket(refused);
    expect((await runBackupChecks(copiesTo(endpoint)))[1]).toBe(
      `problem BACKUP_S3_BUCKET: s3://copies/rangefinder/ cannot be used: ${endpoint} rejects the key in BACKUP_S3_ACCESS_KEY_ID (AccessDenied); its key must be allowed to list, read, write and delete there`,
    );
    expect(objects.size).toBe(refused === 'DELETE' ? 1 : 0);
  },
);

test('a backup server that does not respond is reported as a problem', async () => {
  const endpoint = `http://127.0.0.1:${await findFreePort()}`;
  expect((await runBackupChecks(copiesTo(endpoint)))[1]).toMatch(
    /^problem BACKUP_S3_BUCKET: s3:\/\/copies\/rangefinder\/ cannot be used: http:\S+ is not responding/,
  );
});
