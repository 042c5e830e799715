import { writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { renderMetrics } from '#src/platform/observability/metrics.server.ts';
import { makeFolder } from '#test/files.ts';
import { diskOf } from './disk.server.ts';
import { Writes } from './write-failures.server.ts';

async function openWrites(countsMs?: number) {
  const folder = await makeFolder();
  const lines: unknown[][] = [];
  const places = {
    database: { called: 'the database', folder: null, server: 'db.example.com' },
    files: { called: 'the state folder', folder },
  };
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  return { writes: new Writes(places, log as never, countsMs), lines, folder };
}

const noRoom = async () => writeFile('/dev/full', 'x').catch((error: unknown) => error);

test('a full disk is reported from the first failure, and logged once', async () => {
  const { writes, lines, folder } = await openWrites();
  expect(writes.reason).toBeNull();
  const error = await noRoom();
  const record = writes.record('files', error);
  expect(writes.reason).toBe('The disk of the state folder is full.');
  expect(await record).toBe(true);
  expect(await writes.record('files', error)).toBe(true);
  expect(lines).toEqual([
    [{ place: 'files', folder, server: undefined, error }, 'The disk of the state folder is full.'],
  ]);
  const metrics = await renderMetrics();
  expect(metrics).toMatch(/^rangefinder_writes_ok\{place="files"\} 0$/m);
  expect(metrics).toMatch(/^rangefinder_writes_ok\{place="database"\} 1$/m);
  const { mount } = await diskOf(folder);
  expect(metrics).toContain(`rangefinder_disk_free_bytes{place="files",mount="${mount}"}`);
});

test('writes are no longer reported as failing a minute after the last failure', async () => {
  const { writes, lines } = await openWrites(5);
  await writes.record('files', await noRoom());
  await vi.waitUntil(() => writes.reason === null);
  expect(await renderMetrics()).toMatch(/^rangefinder_writes_ok\{place="files"\} 1$/m);
  await writes.record('files', await noRoom());
  expect(lines).toHaveLength(2);
});

test('errors that do not mean a full disk are not reported', async () => {
  const { writes, lines } = await openWrites();
  for (const [place, codes] of [
    ['files', ['ENOENT', 'EMFILE', '53100', undefined]],
    ['database', ['57P01', '23505', 'ENOSPC', undefined]],
  ] as const)
    for (const code of codes)
      expect(await writes.record(place, Object.assign(new Error(), { code })), code).toBe(false);
  expect([writes.reason, lines]).toEqual([null, []]);
});

test('the log line about a full database names its server, and the reason for a read-only one does not', async () => {
  const { writes, lines } = await openWrites();
  await writes.record('database', Object.assign(new Error(), { code: '53100' }));
  expect(lines[0]![0]).toMatchObject({ place: 'database', server: 'db.example.com', folder: null });
  await writes.record('database', Object.assign(new Error(), { code: '25006' }));
  expect(writes.reason).toBe('The database can only be read.');
});
