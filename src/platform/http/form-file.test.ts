import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AppError } from '#src/platform/errors.ts';
import { useFolder } from '#test/files.ts';
import { FormFile, type slowest } from './form-file.server.ts';

const folder = await useFolder();

const maxBytes = 1024 * 1024;
const frame = 16 * 1024;
const plainType = 'multipart/form-data; boundary=x';
const disposition = 'content-disposition: form-data; name="image"; filename="a.jpg"';
const partOf = (content: string, head = disposition) => `--x\r\n${head}\r\n\r\n${content}`;
const formOf = (content: string, head = disposition) => `${partOf(content, head)}\r\n--x--\r\n`;

let count = 0;
type Sent = { type?: string | undefined; length?: number; pieces?: number };

async function receiveText(form: string | null, { type = plainType, length, pieces = 1 }: Sent = {}) {
  const path = join(folder, `${++count}`);
  const bytes = Buffer.from(form ?? '', 'latin1');
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(sink) {
      if (at >= bytes.length) return sink.close();
      sink.enqueue(new Uint8Array(bytes.subarray(at, (at += size))));
    },
  });
  const headers: Record<string, string> = { 'content-type': type };
  if (length !== undefined) headers['content-length'] = String(length);
  const request = new Request('http://shop', {
    method: 'POST',
    headers,
    ...(form !== null && { body, duplex: 'half' }),
  } as RequestInit);
  try {
    const file = new FormFile(request, { field: 'image', maxBytes });
    await file.receive(path);
    expect(file.digest()).toEqual(
      createHash('sha256')
        .update(await readFile(path))
        .digest(),
    );
  } catch (error) {
    const { code, errors, message } = error as AppError;
    return errors ?? (code === 'too-large' ? message : code);
  }
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  return readFile(path, 'latin1');
}

const tooLarge = 'The file can have at most 1 MB.';
const notOne = [{ path: 'image', message: 'must be a single file' }];

test.for([
  [plainType, 'abc'],
  ['MULTIPART/Form-Data ; Boundary=x', 'abc'],
  ['multipart/form-data;boundary="x"', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary=x; a=b', 'abc'],
  ['multipart/form-data; boundary=x ;a=b', 'abc'],
  ['multipart/form-data; boundary=y', 'bad-request'],
  ['multipart/form-data; boundary=x y', 'bad-request'],
  ['multipart/form-data; boundary="x', 'bad-request'],
  ['multipart/form-data; boundary=', 'bad-request'],
  ['multipart/form-data; boundary=""', 'bad-request'],
  ['multipart/form-data; x', 'bad-request'],
  ['multipart/form-data', 'unsupported-media-type'],
  ['multipart/form-datas; boundary=x', 'unsupported-media-type'],
  ['a multipart/form-data; boundary=x', 'unsupported-media-type'],
  ['multipart/mixed; boundary=x', 'unsupported-media-type'],
] as const)('a body of type %s yields the file or an error: %s', async ([type, expected]) => {
  expect(await receiveText(formOf('abc'), { type })).toBe(expected);
});

test.for([
  [70, 'abc'],
  [71, 'bad-request'],
] as const)('a boundary of %d characters yields the file or an error: %s', async ([length, expected]) => {
  const boundary = 'x'.repeat(length);
  const form = formOf('abc').replaceAll('--x', `--${boundary}`);
  for (const written of [boundary, `"${boundary}"`])
    expect(await receiveText(form, { type: `multipart/form-data; boundary=${written}` })).toBe(expected);
});

test('a form whose content type has no boundary is rejected', async () => {
  const form = formOf('abc').replaceAll('--x', '--undefined');
  expect(await receiveText(form, { type: 'multipart/form-data; x' })).toBe('bad-request');
});

test('a quoted boundary may have spaces', async () => {
  const type = 'multipart/form-data; boundary="x y; z"';
  expect(await receiveText(formOf('abc').replaceAll('--x', '--x y; z'), { type })).toBe('abc');
});

test.for([
  ['Content-Type: image/jpeg\r\nContent-Disposition: Form-Data; Name="image"; FileName=a.jpg', 'abc'],
  ['content-disposition:form-data;filename="a\\"b;name=c.jpg";name=image', 'abc'],
  ["content-disposition: form-data; name=image; filename*=UTF-8''a.jpg", 'abc'],
  ['content-disposition: form-data; name="image"; filename=""', 'abc'],
  ['content-disposition: form-data; name="image"', notOne],
  ['content-disposition: form-data; name="Image"; filename="a.jpg"', notOne],
  ['content-disposition: form-data; filename="a.jpg"', notOne],
  ['content-disposition: attachment; name="image"; filename="a.jpg"', notOne],
  ['content-type: image/jpeg', notOne],
] as const)('a part with the headers %j is accepted as the file or is rejected', async ([head, expected]) => {
  expect(await receiveText(formOf('abc', head))).toEqual(expected);
});

test.for([
  ['words before the first delimiter', `before\r\n${formOf('abc')}`, 'abc'],
  ['words and delimiters after the last', `${formOf('abc')}after\r\n${formOf('def')}`, 'abc'],
  ['no line end after the last', formOf('abc').trimEnd(), 'abc'],
  ['an empty file', formOf(''), ''],
  ['no part', '--x--\r\n', notOne],
  ['two files', `${partOf('abc')}\r\n${formOf('def')}`, notOne],
  ['nothing', '', 'bad-request'],
  ['no body', null, 'bad-request'],
  ['no delimiter', 'abc', 'bad-request'],
  ['no last delimiter', partOf('abc'), 'bad-request'],
  ['half of the last delimiter', `${partOf('abc')}\r\n--x-`, 'bad-request'],
  ['another delimiter behind the file', `${partOf('abc')}\r\n--x\r\n`, 'bad-request'],
  ['something behind a delimiter', formOf('abc').replace('--x', '--x!!'), 'bad-request'],
] as const)('%s: %j', async ([, form, expected]) => {
  expect(await receiveText(form)).toEqual(expected);
});

test('text that resembles the delimiter stays part of the file, whatever the size of the chunks', async () => {
  const content = '\r\n--\r\n--y\r\n-x\r\r\n--X--\r\n\n--x\r\n-';
  const form = formOf(content);
  for (let pieces = 1; pieces <= form.length; pieces++)
    expect(await receiveText(form, { pieces })).toBe(content);
});

test('a file or form that exceeds its maximum by one byte is rejected', async () => {
  const full = 'x'.repeat(maxBytes);
  expect((await receiveText(formOf(full), { pieces: 50 })).length).toBe(maxBytes);
  expect(await receiveText(formOf(`${full}x`), { pieces: 50 })).toBe(tooLarge);
  const around = formOf(full).length - maxBytes;
  const after = (extra: number) => `${formOf(full)}${'x'.repeat(frame - around + extra)}`;
  expect((await receiveText(after(0), { pieces: 50 })).length).toBe(maxBytes);
  expect(await receiveText(after(1), { pieces: 50 })).toBe(tooLarge);
});

test('an upload whose Content-Length is too large is rejected before its body is read', async () => {
  expect(await receiveText(formOf('abc'), { length: maxBytes + frame })).toBe('abc');
  expect(await receiveText(formOf('abc'), { length: maxBytes + frame + 1 })).toBe(tooLarge);
});

const headOf = (bytes: number) => `${disposition}\r\nx: ${'x'.repeat(bytes - disposition.length - 7)}`;

test('a part with more than 8 kB of headers is rejected, even before they are complete', async () => {
  expect(await receiveText(formOf('abc', headOf(8192)))).toBe('abc');
  expect(await receiveText(formOf('abc', headOf(8193)))).toBe('bad-request');
  // The body is rejected before the end of the part's headers arrives.
  const endless = `--x\r\n${'x'.repeat(maxBytes + 2 * frame)}`;
  expect(await receiveText(endless, { pieces: 50 })).toBe('bad-request');
  expect(await receiveText(`--x\r\n${'x'.repeat(9000)}`, { pieces: 2 })).toBe('bad-request');
});

function receive(body: ReadableStream<Uint8Array>, pace?: typeof slowest) {
  const init = { method: 'POST', headers: { 'content-type': plainType }, body, duplex: 'half' };
  const file = new FormFile(new Request('http://shop', init as RequestInit), {
    field: 'image',
    maxBytes,
    ...(pace && { pace }),
  });
  return file.receive(join(folder, `${++count}`));
}
const begin = (sink: ReadableStreamDefaultController<Uint8Array>) =>
  sink.enqueue(new TextEncoder().encode(partOf('')));

test('an upload that is cut off fails as a bad request', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (sink) => sink.error(new Error('gone')) });
  await expect(receive(body)).rejects.toMatchObject({
    code: 'bad-request',
    message: 'The body is incomplete.',
  });
});

test('an upload that stops sending is rejected as too slow and not read further', async () => {
  let ended = false;
  const body = new ReadableStream<Uint8Array>({ start: begin, cancel: () => void (ended = true) });
  const pace = { bytesPerSecond: 1, graceMs: 60_000, silentMs: 30 };
  await expect(receive(body, pace)).rejects.toMatchObject({ code: 'too-slow' });
  expect(ended).toBe(true);
});

test('an upload below the minimum speed is rejected as too slow', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: begin,
    async pull(sink) {
      await new Promise((resolve) => setImmediate(resolve));
      sink.enqueue(new Uint8Array(1));
    },
  });
  const pace = { bytesPerSecond: 1_000_000_000, graceMs: 30, silentMs: 60_000 };
  await expect(receive(body, pace)).rejects.toMatchObject({ code: 'too-slow' });
});
