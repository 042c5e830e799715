/** The metadata that is written into a camera file. */
export type Written = {
  make: string;
  model: string;
  software?: string;
  /** In the format of EXIF: '2026:11:20 18:04:05'. */
  taken?: string;
  count?: number;
  /** The shutter count of the mechanical shutter, which some Nikon cameras write in addition. */
  mechanical?: number;
  serial?: string;
  /** The counts of a Canon or Sony camera by their offset in a block, if they differ from each other. */
  counters?: Record<number, number>;
};

/** `at` is the offset of the value's bytes if they are already in the file. */
type Value = { tag: number; type: number; bytes: Buffer; count?: number; at?: number };
const ascii = (tag: number, text: string): Value => ({
  tag,
  type: 2,
  bytes: Buffer.from(`${text}\0`, 'latin1'),
});
const raw = (tag: number, bytes: Buffer): Value => ({ tag, type: 7, bytes });
const long = (tag: number, number: number): Value => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return { tag, type: 4, bytes, count: 1 };
};

/** Returns a TIFF directory that is placed at the offset `at`, followed by the values of its entries. */
function directory(at: number, values: readonly Value[]): Buffer {
  const head = Buffer.alloc(2 + values.length * 12 + 4);
  head.writeUInt16LE(values.length);
  const rest: Buffer[] = [];
  let next = at + head.length;
  for (const [index, { tag, type, bytes, count = bytes.length, at: there }] of values
    .toSorted((one, other) => one.tag - other.tag)
    .entries()) {
    const entry = 2 + index * 12;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(count, entry + 4);
    if (there !== undefined) head.writeUInt32LE(there, entry + 8);
    else if (bytes.length <= 4) bytes.copy(head, entry + 8);
    else {
      head.writeUInt32LE(next, entry + 8);
      rest.push(bytes);
      next += bytes.length;
    }
  }
  return Buffer.concat([head, ...rest]);
}

const header = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
/** The offsets of the parts of the file, which leave enough room for long names. */
const places = { first: 8, exif: 0x200, note: 0x400 } as const;

function nikonNote({ count, mechanical, serial }: Written): Buffer {
  const own = directory(8, [
    ...(serial === undefined ? [] : [ascii(0x001d, serial)]),
    ...(mechanical === undefined ? [] : [long(0x0037, mechanical)]),
    ...(count === undefined ? [] : [long(0x00a7, count)]),
  ]);
  return Buffer.concat([Buffer.from('Nikon\0\x02\x11\0\0', 'latin1'), header, own]);
}

/** Returns a Pentax maker note, in which the shutter count is combined with the date and the time by XOR. */
function pentaxNote({ count, serial }: Written): Buffer {
  const [date, time] = [Buffer.from([0x07, 0xea, 11, 20]), Buffer.from([18, 4, 5])];
  const hidden = Buffer.alloc(4);
  const hours = (time[0]! << 24) | (time[1]! << 16) | (time[2]! << 8);
  hidden.writeUInt32BE(((count ?? 0) ^ date.readUInt32BE() ^ ~hours) >>> 0);
  const values = [raw(0x0006, date), raw(0x0007, time)];
  if (count !== undefined) values.push(raw(0x005d, hidden));
  if (serial !== undefined) values.push(ascii(0x0229, serial));
  return Buffer.concat([Buffer.from('AOC\0II', 'latin1'), directory(places.note + 6, values)]);
}

/** The offsets of the shutter counts in a file of an ILCE-7M3. */
const sonyPlaces = [0x3a, 0x52, 0x19f];

/**
 * Returns a Sony maker note, in which each byte is enciphered as its cube modulo 249. It contains the count several
 * times.
 */
function sonyNote({ count = 0, counters }: Written): Buffer {
  const block = Buffer.alloc(0x200);
  const written = counters ?? Object.fromEntries(sonyPlaces.map((place) => [place, count]));
  for (const [place, number] of Object.entries(written)) block.writeUIntLE(number, Number(place), 3);
  const enciphered = block.map((byte) => (byte > 1 && byte < 248 ? byte ** 3 % 249 : byte));
  const own = directory(places.note + 12, [raw(0x9050, Buffer.from(enciphered))]);
  return Buffer.concat([Buffer.from('SONY DSC \0\0\0', 'latin1'), own]);
}

/** Returns a Sony maker note of 2008 or 2010, with a block of settings, which is in parts since the A450. */
function sonyNoteOfSettings({ model, count = 0 }: Written): Buffer {
  const isOf2008 = /-A(230|290|330|380|390|850|900)$/.test(model);
  const block = Buffer.alloc(isOf2008 ? (/-A(850|900)$/.test(model) ? 19_148 : 19_154) : 20_480);
  if (isOf2008) block.writeUInt32LE(count, 0x0846);
  else {
    block.writeUInt16LE(1);
    block.writeUInt16LE(block.length, 2);
    block.writeUInt16LE(0x0201, 4);
    block.writeUInt16LE(8, 6);
    block.writeUInt32LE(count, 8 + (/-A(450|500|550)$/.test(model) ? 0x014a : 0x0125));
  }
  const own = directory(places.note + 12, [raw(0x0020, block)]);
  return Buffer.concat([Buffer.from('SONY DSC \0\0\0', 'latin1'), own]);
}

/** Returns a Canon maker note: `counters` are in the block about the camera, and `count` is that of an EOS-1D Mark II. */
function canonNote({ count, counters }: Written): Buffer {
  const block = Buffer.alloc(0x1000);
  for (const [place, number] of Object.entries(counters ?? {})) block.writeUInt32LE(number, Number(place));
  const file = Buffer.alloc(8);
  file.writeUInt16LE((count ?? 0) >>> 16, 2);
  file.writeUInt16LE((count ?? 0) & 0xffff, 4);
  return directory(places.note, [
    ...(counters === undefined ? [] : [raw(0x000d, block)]),
    ...(count === undefined ? [] : [raw(0x0093, file)]),
  ]);
}

/** Returns an Olympus maker note, in which a directory about the equipment has the serial number. */
function olympusNote({ make, serial = '' }: Written): Buffer {
  const isNew = /^om digital/i.test(make);
  const head = Buffer.from(isNew ? 'OM SYSTEM\0\0\0II\x04\0' : 'OLYMPUS\0II\x03\0', 'latin1');
  const pointer = { ...long(0x2010, head.length + 18), type: 13 };
  const first = directory(head.length, [pointer]);
  return Buffer.concat([head, first, directory(head.length + first.length, [ascii(0x0101, serial)])]);
}

function sigmaNote({ serial = '' }: Written): Buffer {
  const own = directory(places.note + 10, [ascii(0x0002, serial)]);
  return Buffer.concat([Buffer.from('SIGMA\0\0\0\x01\0', 'latin1'), own]);
}

/** Returns a Kodak maker note, which is a TIFF file whose first directory points to another one. */
function kodakNote({ serial = '' }: Written): Buffer {
  const first = directory(8, [long(0xfc00, 26)]);
  return Buffer.concat([header, first, directory(8 + first.length, [ascii(0xfa19, serial)])]);
}

const writesSerialInNote = /olympus|om digital|sigma|kodak/i;

function noteOf(written: Written): Buffer | null {
  const { make, model } = written;
  if (/olympus|om digital/i.test(make)) return olympusNote(written);
  if (/sigma/i.test(make)) return sigmaNote(written);
  if (/kodak/i.test(make)) return kodakNote(written);
  if (/^(SLT-A(33|35|55V?)|DSLR-A\d+)$/.test(model)) return sonyNoteOfSettings(written);
  if (/canon/i.test(make)) return canonNote(written);
  if (/nikon/i.test(written.make)) return nikonNote(written);
  if (/pentax|ricoh/i.test(written.make)) return pentaxNote(written);
  return /sony/i.test(written.make) ? sonyNote(written) : null;
}

/** Returns the beginning of a RAW file with the metadata of its camera. */
export function rawFile(written: Written): Buffer {
  const { make, model, software, taken, serial } = written;
  const note = noteOf(written) ?? Buffer.alloc(0);
  const first = directory(places.first, [
    ascii(0x010f, make),
    ascii(0x0110, model),
    ...(software === undefined ? [] : [ascii(0x0131, software)]),
    long(0x8769, places.exif),
  ]);
  const exif = directory(places.exif, [
    ...(taken === undefined ? [] : [ascii(0x9003, taken)]),
    ...(serial === undefined || writesSerialInNote.test(make) ? [] : [ascii(0xa431, serial)]),
    { ...raw(0x927c, note), at: places.note },
  ]);
  const file = Buffer.alloc(places.note + note.length);
  header.copy(file, 0);
  first.copy(file, places.first);
  exif.copy(file, places.exif);
  note.copy(file, places.note);
  return file;
}

/** Returns a JPEG as a camera writes it. Its image is that of another JPEG, if one is given. */
export function jpegFile(
  written: Written,
  picture: Uint8Array = Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), rawFile(written)]);
  const segment = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(exif.length + 2, 4);
  return Buffer.concat([segment, exif, picture.subarray(2)]);
}
