import { countOf, noteOf, serialOf, type Counted } from './maker-notes.ts';

export type FileFacts = {
  make: string;
  model: string;
  firmware: string | null;
  taken: string | null;
  counted: Counted;
  /** Never stored: its last digits are returned once, in the response to the upload. */
  serial: string | null;
};

export type Entry = { type: number; count: number; at: number; size: number };
export type Directory = Map<number, Entry>;

const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/**
 * The limits for a hostile file. At most five of a file's directories are read.
 */
const maxEntries = 400;
const maxSegments = 200;

const tags = {
  make: 0x010f,
  model: 0x0110,
  software: 0x0131,
  dateTime: 0x0132,
  exif: 0x8769,
  taken: 0x9003,
  makerNote: 0x927c,
  serial: 0xa431,
  dngPrivate: 0xc634,
};

/** Reads TIFF directories; every offset is checked before it is read. */
export class Tiff {
  readonly #view: DataView;
  readonly little: boolean;
  readonly base: number;

  constructor(view: DataView, base: number, little: boolean) {
    this.#view = view;
    this.base = base;
    this.little = little;
  }

  from(base: number, little = this.little): Tiff {
    return new Tiff(this.#view, base, little);
  }

  has(at: number, length: number): boolean {
    return at >= 0 && length >= 0 && at + length <= this.#view.byteLength;
  }

  byte(at: number): number {
    return this.has(at, 1) ? this.#view.getUint8(at) : 0;
  }

  short(at: number, little = this.little): number {
    return this.has(at, 2) ? this.#view.getUint16(at, little) : 0;
  }

  long(at: number, little = this.little): number {
    return this.has(at, 4) ? this.#view.getUint32(at, little) : 0;
  }

  text(at: number, length: number): string {
    if (!this.has(at, length)) return '';
    let text = '';
    for (let index = 0; index < length; index++) {
      const code = this.#view.getUint8(at + index);
      if (code === 0) break;
      text += String.fromCharCode(code);
    }
    return text.trim();
  }

  /** @param at the offset from the start of the bytes */
  directory(at: number): Directory {
    const directory: Directory = new Map();
    const count = this.short(at);
    if (count > maxEntries) return directory;
    for (let index = 0; index < count; index++) {
      const entry = at + 2 + index * 12;
      if (!this.has(entry, 12)) break;
      const type = this.short(entry + 2);
      const valueCount = this.long(entry + 4);
      const size = (sizes[type] ?? 0) * valueCount;
      const place = size <= 4 ? entry + 8 : this.base + this.long(entry + 8);
      if (size > 0 && this.has(place, size))
        directory.set(this.short(entry), { type, count: valueCount, at: place, size });
    }
    return directory;
  }

  textOf(entry: Entry | undefined): string {
    return entry && (entry.type === 2 || entry.type === 7 || entry.type === 1)
      ? this.text(entry.at, Math.min(entry.size, 200))
      : '';
  }

  numberOf(entry: Entry | undefined): number | null {
    if (!entry || entry.count < 1) return null;
    if (entry.type === 3) return this.short(entry.at);
    return entry.type === 4 || entry.type === 9 || entry.type === 13 ? this.long(entry.at) : null;
  }
}

type Roots = { first: Tiff; exif?: Tiff | undefined; note?: Tiff | undefined };

function tiffAt(bytes: Tiff, at: number): Tiff | undefined {
  const order = bytes.short(at, false);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const tiff = bytes.from(at, order === 0x4949);
  // 42, or the numbers that Olympus and Panasonic write instead.
  return [42, 0x4f52, 0x5352, 0x55].includes(tiff.short(at + 2)) ? tiff : undefined;
}

function exifOfJpeg(bytes: Tiff, start: number): Tiff | undefined {
  let at = start + 2;
  for (let segment = 0; segment < maxSegments && bytes.byte(at) === 0xff; segment++) {
    const marker = bytes.byte(at + 1);
    const length = bytes.short(at + 2, false);
    if (marker === 0xda || length < 2) return undefined;
    if (marker === 0xe1 && bytes.text(at + 4, 6) === 'Exif') return tiffAt(bytes, at + 10);
    at += 2 + length;
  }
  return undefined;
}

const canonBox = '85c0b687820f11e08111f4ce462b6a48';

function rootsOfCr3(bytes: Tiff, end: number): Roots | undefined {
  const found = new Map<string, Tiff>();
  const walk = (from: number, to: number, depth: number): void => {
    let at = from;
    for (let box = 0; box < maxSegments && at + 8 <= to; box++) {
      const size = bytes.long(at, false);
      const name = bytes.text(at + 4, 4);
      const next = at + size;
      if (size < 8 || next > to) return;
      if (name === 'moov' && depth === 0) walk(at + 8, next, 1);
      else if (name === 'uuid' && depth === 1 && hexAt(bytes, at + 8) === canonBox) walk(at + 24, next, 2);
      else if (name.startsWith('CMT') && depth === 2) {
        const tiff = tiffAt(bytes, at + 8);
        if (tiff) found.set(name, tiff);
      }
      at = next;
    }
  };
  walk(0, end, 0);
  const first = found.get('CMT1');
  return first && { first, exif: found.get('CMT2'), note: found.get('CMT3') };
}

const hexAt = (bytes: Tiff, at: number): string =>
  Array.from({ length: 16 }, (_, index) =>
    bytes
      .byte(at + index)
      .toString(16)
      .padStart(2, '0'),
  ).join('');

function rootsOf(bytes: Tiff, size: number): Roots | undefined {
  if (bytes.short(0, false) === 0xffd8) return wrap(exifOfJpeg(bytes, 0));
  if (bytes.text(0, 15) === 'FUJIFILMCCD-RAW') return wrap(exifOfJpeg(bytes, bytes.long(84, false)));
  if (bytes.text(4, 8) === 'ftypcrx') return rootsOfCr3(bytes, size);
  return wrap(tiffAt(bytes, 0));
}

const wrap = (first: Tiff | undefined): Roots | undefined => first && { first };

/** Reads a day from '2026:11:20 18:04:05'. Returns null if the camera's clock was never set. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[:-](\d\d)[:-](\d\d)/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return Number(year) >= 1990 &&
    Number.isFinite(Date.parse(date)) &&
    new Date(date).toISOString().startsWith(date)
    ? date
    : null;
}

export function readCameraFile(file: Uint8Array): FileFacts | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const roots = rootsOf(new Tiff(view, 0, true), file.byteLength);
  if (!roots) return null;
  const { first } = roots;
  const main = first.directory(first.base + first.long(first.base + 4));
  const make = first.textOf(main.get(tags.make));
  const model = first.textOf(main.get(tags.model));
  if (!make || !model) return null;
  const exifTiff = roots.exif ?? first;
  const exifAt = roots.exif ? roots.exif.long(roots.exif.base + 4) : first.numberOf(main.get(tags.exif));
  const exif: Directory = exifAt ? exifTiff.directory(exifTiff.base + exifAt) : new Map<number, Entry>();
  const dngNote = main.get(tags.dngPrivate);
  // In a DNG file, Pentax stores its data in a different place.
  const isPentax = dngNote && /^(AOC|PENTAX)/.test(first.text(dngNote.at, 6));
  const notePlace = exif.get(tags.makerNote) ?? (isPentax ? dngNote : undefined);
  const camera = { make, model, exif, exifTiff, note: notePlace, noteTiff: roots.note };
  const note = noteOf(camera);
  return {
    make,
    model,
    firmware: first.textOf(main.get(tags.software)) || null,
    taken: dayOf(exifTiff.textOf(exif.get(tags.taken))) ?? dayOf(first.textOf(main.get(tags.dateTime))),
    counted: countOf(camera, note),
    // Some Canon cameras write it into the first directory.
    serial: serialOf(
      camera,
      note,
      exifTiff.textOf(exif.get(tags.serial)) || first.textOf(main.get(tags.serial)),
    ),
  };
}
