import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FormFile, type slowest } from './form-file.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-multipart-'));
});
afterAll(() => rm(folder, { recursive: true }));

const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
const bytes = (text: string) => new TextEncoder().encode(text);

function receive(body: ReadableStream<Uint8Array>, name: string, pace?: typeof slowest) {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = new Request('http://shop', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  const file = new FormFile(request, { field: 'image', maxBytes: 1_000_000, ...(pace && { pace }) });
  return file.receive(join(folder, name));
}

test('who sends nothing more is told that it took too long, and is read no further', async () => {
  let ended = false;
  const body = new ReadableStream<Uint8Array>({
    start: (sink) => sink.enqueue(bytes(head)),
    cancel: () => void (ended = true),
  });
  const pace = { bytesPerSecond: 1, graceMs: 60_000, silentMs: 30 };
  await expect(receive(body, 'silent', pace)).rejects.toMatchObject({ code: 'too-slow' });
  expect(ended).toBe(true);
});

test('who goes on sending, but slower than may be, is told so', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (sink) => sink.enqueue(bytes(head)),
    async pull(sink) {
      await new Promise((resolve) => setImmediate(resolve));
      sink.enqueue(bytes('.'));
    },
  });
  const pace = { bytesPerSecond: 1_000_000_000, graceMs: 30, silentMs: 60_000 };
  await expect(receive(body, 'slow', pace)).rejects.toMatchObject({ code: 'too-slow' });
});

test('a slow line is slow enough', async () => {
  const parts = [head, 'some', 'thing', '\r\n--x--\r\n'];
  const body = new ReadableStream<Uint8Array>({
    pull(sink) {
      const part = parts.shift();
      if (part) sink.enqueue(bytes(part));
      else sink.close();
    },
  });
  await receive(body, 'whole');
  expect(await readFile(join(folder, 'whole'), 'utf8')).toBe('something');
});
