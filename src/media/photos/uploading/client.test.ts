import { expect, test } from 'vitest';
import { maxImageBytes } from '#src/media/photos/schemas.ts';
import { CallError } from '#src/ui/client/call.ts';
import { anImage } from '#test/samples.ts';
import { explainSize, faultOf } from './client.ts';

test.for([
  ['IMG_1.HEIC', 'image/jpeg'],
  ['IMG_1.HEIC', 'image/heic'],
  ['IMG_1.jpg', 'application/octet-stream'],
  ['IMG_1.jpg', 'image/pjpeg'],
  ['IMG_1.jpg', 'image/jpg'],
  ['photo', ''],
] as const)('a JPEG named %s and labeled "%s" is uploaded', async ([name, type]) => {
  expect(await faultOf(new File([await anImage()], name, { type }))).toBeUndefined();
});

test.for<[string, BlobPart, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['a HEIC named as JPEG', '\0\0\0\u{18}ftypheic', 'HEIC isn’t supported. Use JPEG.'],
  ['HTML named as JPEG', '<!doctype html>', 'Unsupported file type. Use JPEG, PNG, WebP or AVIF.'],
  ['a file above the limit', new Uint8Array(maxImageBytes + 1), 'Larger than 15 MB.'],
])('%s is rejected before it is uploaded', async ([, bytes, message]) => {
  expect(await faultOf(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))).toBe(message);
});

test('the message about a file that is too large names its size and the limit', () => {
  const file = new Blob([new Uint8Array(1.5 * 1024 * 1024)]);
  expect(explainSize(new CallError(413, {}), file, maxImageBytes)).toMatchObject({
    status: 413,
    message: 'The server didn’t accept it because of its size, 1.5 MB. The shop’s limit is 15 MB.',
  });
  const other = new CallError(403, {});
  expect(explainSize(other, file, maxImageBytes)).toBe(other);
});
