import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { diskOf } from './disk.server.ts';
import { renderMetrics } from './metrics.server.ts';
import { Writes } from './writes.server.ts';

type Line = { fields: Record<string, unknown>; message: string };

/** Places on a folder of the test: `works` says whether what is tried goes. */
async function openWrites() {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-writes-'));
  const lines: Line[] = [];
  const write = (fields: object, message: string) =>
    void lines.push({ fields: { ...fields } as Line['fields'], message });
  const state = { works: false, probes: 0 };
  const probe = async () => {
    state.probes++;
    await writeFile(state.works ? join(folder, 'probe') : '/dev/full', 'x');
  };
  const places = {
    database: { needs: 'orders', called: 'the database', folder: null, server: 'db.example.com', probe },
    files: { needs: 'pictures', called: 'the state folder', folder, probe },
  };
  const log = { error: write, warn: write } as ConstructorParameters<typeof Writes>[1];
  const writes = new Writes(places, log, 5);
  onTestFinished(async () => {
    writes.close();
    await rm(folder, { recursive: true });
  });
  return { writes, lines, state, folder };
}

const noRoom = async () => writeFile('/dev/full', 'x').catch((error: unknown) => error);

test('a full disk is told once, with what it is and what needs it, and so is that there is room again', async () => {
  const { writes, lines, state, folder } = await openWrites();
  expect(writes.reason).toBeNull();
  for (let time = 0; time < 3; time++) expect(await writes.heard('files', await noRoom())).toBe(true);
  await vi.waitUntil(() => state.probes > 2);
  expect(writes.reason).toBe('The disk of the state folder is full.');
  const { mount } = await diskOf(folder);
  expect(lines).toEqual([
    {
      fields: expect.objectContaining({ place: 'files', mount, folder, needs: 'pictures' }),
      message: 'The disk of the state folder is full.',
    },
  ]);
  expect(await renderMetrics()).toMatch(/^rangefinder_writes_ok\{place="files"\} 0$/m);
  state.works = true;
  await vi.waitUntil(() => writes.reason === null);
  expect(lines[1]).toMatchObject({
    fields: { place: 'files' },
    message: 'writes go on: there is room again',
  });
  const metrics = await renderMetrics();
  expect(metrics).toMatch(/^rangefinder_writes_ok\{place="files"\} 1$/m);
  expect(metrics).toMatch(/^rangefinder_disk_free_bytes\{place="files",mount="[^"]+"\} [1-9]\d+$/m);
});

test('the state is told from the moment on in which an error tells of it', async () => {
  const { writes } = await openWrites();
  const error = await noRoom();
  const heard = writes.heard('files', error);
  expect(writes.reason).toBe('The disk of the state folder is full.');
  expect(await heard).toBe(true);
});

test('an error that tells of no full disk changes nothing', async () => {
  const { writes, lines } = await openWrites();
  for (const [place, codes] of [
    ['files', ['ENOENT', 'EMFILE', '53100', undefined]],
    ['database', ['57P01', '23505', 'ENOSPC', undefined]],
  ] as const)
    for (const code of codes)
      expect(await writes.heard(place, Object.assign(new Error(), { code })), code).toBe(false);
  expect([writes.reason, lines]).toEqual([null, []]);
});

test('of a disk of another machine the server is named', async () => {
  const { writes, lines } = await openWrites();
  await writes.heard('database', Object.assign(new Error(), { code: '53100' }));
  expect(lines[0]!.fields).toMatchObject({ place: 'database', server: 'db.example.com', folder: null });
});
