import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jpegFile, rawFile, type Written } from '#demo/camera-file.ts';
import { readCameraFile } from './read-file.ts';

const nikon = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  software: 'Ver.1.15',
  taken: '2026:11:20 18:04:05',
  count: 12_345,
  serial: '6012821',
};
const counted = (written: Written) => readCameraFile(jpegFile(written))?.counted;
const known = (count: number, counts = 'exposures', mayWrap = false) => ({ count, counts, mayWrap });
const none = (why: string) => ({ count: null, why });

const box = (name: string, ...parts: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

test('the count, serial number, day and firmware are read from a Nikon JPEG and a Nikon RAW file', () => {
  const facts = {
    make: 'NIKON CORPORATION',
    model: 'NIKON D750',
    firmware: 'Ver.1.15',
    taken: '2026-11-20',
    counted: known(12_345),
    serial: '6012821',
  };
  expect(readCameraFile(jpegFile(nikon))).toEqual(facts);
  expect(readCameraFile(rawFile(nikon))).toEqual(facts);
});

test('the encoded counts of a Pentax and a Sony camera are decoded', () => {
  const pentax = {
    make: 'RICOH IMAGING COMPANY, LTD.',
    model: 'PENTAX K-70',
    count: 4321,
    serial: '0123456',
  };
  expect(readCameraFile(jpegFile(pentax))).toMatchObject({
    counted: known(4321, 'mechanical'),
    serial: '0123456',
  });
  const sony = { make: 'SONY', model: 'ILCE-7M3', count: 70_123, serial: '1234' };
  expect(readCameraFile(jpegFile(sony))).toMatchObject({ counted: known(70_123), serial: null });
});

test('an impossible number is not returned as a count', () => {
  expect(counted({ ...nikon, count: 0 })).toEqual(none('not-believed'));
  expect(counted({ ...nikon, count: 1_500_001 })).toEqual(none('not-believed'));
  expect(counted({ ...nikon, count: 1_500_000 })).toEqual(known(1_500_000));
  expect(counted({ ...nikon, mechanical: 12_346 })).toEqual(none('not-believed'));
  expect(counted({ ...nikon, mechanical: 12_345 })).toEqual(known(12_345, 'mechanical'));
});

test('the count of a Nikon’s mechanical shutter is preferred, and a camera without that shutter has its exposures', () => {
  const z6 = { ...nikon, model: 'NIKON Z 6' };
  expect(counted({ ...z6, mechanical: 4_020 })).toEqual(known(4_020, 'mechanical'));
  expect(counted({ ...z6, model: 'NIKON Z 8', mechanical: 0 })).toEqual(known(12_345));
});

test.each([
  ['Canon EOS R5', 0x0af1],
  ['Canon EOS R6', 0x0af1],
  ['Canon EOS R6m2', 0x0d29],
  ['Canon EOS R8', 0x0d29],
  ['Canon EOS R50', 0x0d29],
  ['Canon PowerShot G5 X Mark II', 0x0293],
])('the count of a %s is read from its block about the camera', (model, at) => {
  const canon = { make: 'Canon', model };
  expect(counted({ ...canon, counters: { [at]: 48_211 } })).toEqual(known(48_211));
  expect(counted({ ...canon, counters: { [at]: 0 } })).toEqual(none('not-believed'));
  expect(counted({ ...canon, counters: { [at]: 0x40_00_00_00 } })).toEqual(none('not-believed'));
  expect(counted(canon)).toEqual(none('not-written'));
});

test.each(['Canon EOS R6 Mark III', 'Canon EOS R7', 'Canon EOS R50 V', 'Canon EOS 5D Mark IV'])(
  'no count is read from a %s, whose block is laid out differently',
  (model) => {
    const counters = { 0x0af1: 500, 0x0d29: 500, 0x0293: 500 };
    expect(counted({ make: 'Canon', model, counters })).toEqual(none('not-written'));
  },
);

test('the count of an EOS-1D is read in its byte order, and that of a Mark II with its halves exchanged', () => {
  for (const model of ['Canon EOS-1D Mark II', 'Canon EOS-1Ds Mark II', 'Canon EOS-1D Mark II N'])
    expect(counted({ make: 'Canon', model, count: 151_204 })).toEqual(known(151_204, 'mechanical'));
  expect(counted({ make: 'Canon', model: 'Canon EOS-1D Mark III', count: 5 })).toEqual(none('not-written'));
  const file = Buffer.alloc(192);
  file.write('MM\0*', 'latin1');
  file.writeUInt32BE(8, 4);
  file.write('Canon\0', 64, 'latin1');
  file.write('Canon EOS-1D\0', 72, 'latin1');
  const entry = (at: number, [tag, type, values, value]: [number, number, number, number]) => {
    file.writeUInt16BE(tag, at);
    file.writeUInt16BE(type, at + 2);
    file.writeUInt32BE(values, at + 4);
    file.writeUInt32BE(value, at + 8);
  };
  file.writeUInt16BE(3, 8);
  entry(10, [0x010f, 2, 6, 64]);
  entry(22, [0x0110, 2, 13, 72]);
  entry(34, [0x8769, 4, 1, 96]);
  file.writeUInt16BE(1, 96);
  entry(98, [0x927c, 7, 64, 128]);
  file.writeUInt16BE(1, 128);
  entry(130, [0x0093, 3, 4, 160]);
  file.writeUInt32BE(88_642, 162);
  expect(readCameraFile(file)?.counted).toEqual(known(88_642, 'mechanical'));
});

test('no count is read from a Sony file if its counters differ by more than two or the second one is missing', () => {
  const sony = { make: 'SONY', model: 'ILCE-7M3', count: 70_123 };
  const at = (places: Record<number, number>) => counted({ ...sony, counters: places });
  expect(at({ 0x3a: 70_123, 0x52: 70_121, 0x19f: 70_125 })).toEqual(known(70_123));
  expect(at({ 0x3a: 70_123, 0x52: 70_120, 0x19f: 70_123 })).toEqual(none('not-believed'));
  expect(at({ 0x3a: 70_123 })).toEqual(none('not-believed'));
  expect(at({ 0x3a: 13_898_530, 0x52: 13_898_530, 0x19f: 13_898_530 })).toEqual(none('not-believed'));
  const older = { make: 'SONY', model: 'ILCE-7', counters: { 0x32: 1200, 0x4c: 1200 } };
  expect(counted(older)).toEqual(known(1200, 'exposures', true));
  expect(counted({ ...older, model: 'ILCE-99' })).toEqual(none('not-written'));
});

test('a file from a camera that writes no count has no count, and a placeholder is no serial number', () => {
  const canon = { make: 'Canon', model: 'Canon EOS R5', serial: '032021001234' };
  expect(readCameraFile(jpegFile(canon))).toMatchObject({
    counted: none('not-written'),
    serial: '032021001234',
  });
  for (const serial of ['000000', '1111111', 'ffffffff', '11-11', 'unknown', 'none', 'N0NE'])
    expect(readCameraFile(jpegFile({ ...canon, serial }))!.serial, serial).toBeNull();
  expect(readCameraFile(jpegFile({ ...nikon, serial: ' No= 8001234 ' }))!.serial).toBe('8001234');
});

test.each([
  ['ILCE-6100A', { 0x3a: 900, 0x50: 900, 0x19f: 900 }, known(900)],
  ['ILCE-6400A', { 0x3a: 900, 0x50: 900, 0x19f: 900 }, known(900)],
  ['ILCE-7M4A', { 0x3a: 900, 0x50: 900 }, known(900)],
  ['ILME-FX3A', { 0x3a: 900, 0x50: 900 }, known(900)],
  ['ILME-FX2', { 0x0a: 900 }, known(900, 'mechanical')],
  ['ILCE-1M2', { 0x0a: 900 }, known(900, 'mechanical')],
  ['ILCE-7M5', { 0x0a: 900 }, known(900, 'mechanical')],
  ['ILCE-7M5', { 0x00: 12, 0x0a: 900 }, none('not-written')],
  ['ILCE-1M2', { 0x04: 12, 0x0a: 900 }, none('not-written')],
  ['ZV-E1', { 0x0a: 900 }, none('not-written')],
] as const)('a Sony %s with counters at %o has %o', (model, counters, expected) => {
  expect(counted({ make: 'SONY', model, counters })).toEqual(expected);
});

test.each(['DSLR-A230', 'DSLR-A390', 'DSLR-A850', 'DSLR-A900', 'DSLR-A450', 'DSLR-A550', 'DSLR-A580'])(
  'the count of a Sony %s is read from its block of settings',
  (model) => {
    const sony = { make: 'SONY', model };
    expect(counted({ ...sony, count: 61_904 })).toEqual(known(61_904, 'mechanical'));
    expect(counted({ ...sony, count: 0 })).toEqual(none('not-believed'));
  },
);

test('the count of a Sony camera of 2010 is read from its block of settings', () => {
  const a55 = { make: 'SONY', model: 'SLT-A55V', count: 33_946 };
  expect(counted(a55)).toEqual(known(33_946, 'mechanical'));
  expect(counted({ ...a55, count: 0 })).toEqual(none('not-believed'));
  expect(counted({ ...a55, count: 1_500_001 })).toEqual(none('not-believed'));
});

test.each([
  ['OLYMPUS IMAGING CORP.', 'E-P3', 'B9U505495'],
  ['OM Digital Solutions', 'OM-1', 'BJNA12345'],
  ['SIGMA', 'SIGMA DP1', '1001403'],
  ['EASTMAN KODAK COMPANY', 'KODAK EASYSHARE Z1012 IS', 'KCXHZ8130'],
])('the serial number of %s %s is read from its maker note', (make, model, serial) => {
  expect(readCameraFile(jpegFile({ make, model, serial }))).toMatchObject({ serial });
  expect(readCameraFile(rawFile({ make, model, serial }))).toMatchObject({ serial });
});

test('a date from a clock that was never set is ignored', () => {
  for (const taken of ['0000:00:00 00:00:00', '2026:02:30 10:00:00', '1989:01:01 00:00:00', 'yesterday'])
    expect(readCameraFile(jpegFile({ ...nikon, taken }))!.taken, taken).toBeNull();
});

test('facts are read from RAF and CR3 files', () => {
  const fuji = { make: 'FUJIFILM', model: 'X-T5', serial: '2M012345', taken: '2026:11:20 10:00:00' };
  const raf = Buffer.alloc(148);
  raf.write('FUJIFILMCCD-RAW 0201FF389501', 'latin1');
  raf.writeUInt32BE(148, 84);
  const expected = { model: 'X-T5', counted: none('not-written'), serial: '2M012345', taken: '2026-11-20' };
  expect(readCameraFile(Buffer.concat([raf, jpegFile(fuji)]))).toMatchObject(expected);
  const canon = rawFile({ make: 'Canon', model: 'Canon EOS R5' });
  const uuid = Buffer.from('85c0b687820f11e08111f4ce462b6a48', 'hex');
  const file = Buffer.concat([
    box('ftyp', Buffer.from('crx ', 'latin1')),
    box('moov', box('uuid', uuid, box('CMT1', canon))),
  ]);
  expect(readCameraFile(file)).toMatchObject({
    make: 'Canon',
    model: 'Canon EOS R5',
    counted: none('not-written'),
  });
});

test('damaged files never throw an error or yield an impossible count', () => {
  for (const bytes of [[], [0xff], [0xff, 0xd8], [0x49, 0x49, 42, 0, 255, 255, 255, 255]])
    expect(readCameraFile(Uint8Array.from(bytes))).toBeNull();
  const files = [jpegFile(nikon), rawFile({ ...nikon, make: 'SONY', model: 'ILCE-7M3' })];
  const changes = fc.array(fc.tuple(fc.nat(2_000), fc.integer({ min: 0, max: 255 })), { maxLength: 20 });
  const holds = fc.property(fc.constantFrom(...files), changes, fc.nat(2_000), (file, changed, length) => {
    const mutant = Buffer.from(file.subarray(0, Math.max(20, length)));
    for (const [at, byte] of changed) mutant[at % mutant.length] = byte;
    const facts = readCameraFile(mutant);
    const count = facts?.counted.count ?? 1;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(2_000_000);
  });
  fc.assert(holds, { numRuns: 5_000 });
});

function ofEntries(entries: number) {
  const file = Buffer.alloc(64 * 1024);
  rawFile(nikon).copy(file);
  file.writeUInt16LE(entries, 8);
  return readCameraFile(file)?.model;
}

function behindSegments(segments: number) {
  const empty = Buffer.from('ffe00002'.repeat(segments), 'hex');
  return readCameraFile(Buffer.concat([Buffer.from([0xff, 0xd8]), empty, jpegFile(nikon).subarray(2)]))
    ?.model;
}

test('a directory with too many entries is ignored, and the number of segments is limited', () => {
  expect([400, 401, 65_535].map(ofEntries)).toEqual(['NIKON D750', undefined, undefined]);
  expect([199, 200].map(behindSegments)).toEqual(['NIKON D750', undefined]);
});
