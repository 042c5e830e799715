import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jpegFile } from '#demo/camera-file.ts';
import { aNikon, sendFile } from '#test/evidence.ts';
import { useShop } from '#test/shop.ts';
import { everyRow } from '#test/stored.ts';
import { filesOf, readStoredFile, upload } from '#test/uploads.ts';
import { readCameraFile } from './read-file.ts';
import { headBytes } from './schemas.ts';

const folder = join(import.meta.dirname, '../../../.state/evidence-samples');
const paths = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8')) as string[];
const samples = paths.map((path) => readFileSync(path));
const serials = samples.flatMap((bytes) => readCameraFile(bytes.subarray(0, headBytes))?.serial ?? []);
const longSerials = [...new Set(serials)].filter((serial) => serial.length >= 6);

const shop = await useShop();
const seller = await shop.createUser('Seller');

test('no table contains the serial number of a sample', async () => {
  expect(longSerials.length).toBeGreaterThan(20);
  let read = 0;
  for (const bytes of samples)
    if ((await sendFile(shop, seller, bytes.subarray(0, headBytes))).status === 201) read++;
  expect(read).toBeGreaterThan(100);
  for (const [name, text] of await everyRow(shop))
    expect(
      longSerials.filter((serial) => text.includes(serial)),
      name,
    ).toEqual([]);
});

test('no served photo of a sample contains its serial number, location or maker notes', async () => {
  let uploaded = 0;
  for (const bytes of samples) {
    const { status, body } = await upload(shop, seller, bytes);
    if (status !== 200) continue;
    uploaded++;
    for (const url of filesOf(body.data)) {
      const served = await readStoredFile(shop, url);
      const text = served.toString('latin1');
      expect(
        longSerials.filter((serial) => text.includes(serial)),
        url,
      ).toEqual([]);
      expect(/Exif\0|GPS|MakerNote|<x:xmpmeta/.test(text), url).toBe(false);
    }
  }
  expect(uploaded).toBeGreaterThan(20);
});

test('hostile files are refused while others are read', async () => {
  const head = jpegFile(aNikon);
  const hostile = Array.from({ length: 200 }, (_, number) => {
    const file = Buffer.alloc(headBytes, number % 256);
    head.copy(file);
    for (let at = 12 + (number % 40); at < 0x400; at += 7) file[at] = (at * number) % 256;
    return file;
  });
  const times: number[] = [];
  for (const file of hostile) {
    const began = performance.now();
    const { status } = await sendFile(shop, seller, file);
    times.push(performance.now() - began);
    expect([201, 422]).toContain(status);
  }
  expect((await sendFile(shop, seller, head)).status).toBe(201);
  process.stdout.write(`200 hostile files of 1 MiB: ${Math.max(...times).toFixed(0)} ms at worst\n`);
});
