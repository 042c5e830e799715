import { maxCount } from './cameras.ts';
import type { Directory, Entry, Tiff } from './read-file.ts';

export type Counted =
  | { count: number; counts: 'exposures' | 'mechanical'; mayWrap: boolean }
  | { count: null; why: 'not-written' | 'not-believed' };

export type Camera = {
  make: string;
  model: string;
  exif: Directory;
  exifTiff: Tiff;
  note: Entry | undefined;
  noteTiff: Tiff | undefined;
};

const notWritten = { count: null, why: 'not-written' } as const;
const implausible = { count: null, why: 'not-believed' } as const;

type Note = { tiff: Tiff; tags: Directory };

const open = (tiff: Tiff, from: number): Note => ({ tiff, tags: tiff.directory(from) });

export function noteOf(camera: Camera): Note | null {
  const { note, noteTiff, exifTiff: tiff } = camera;
  if (noteTiff)
    return { tiff: noteTiff, tags: noteTiff.directory(noteTiff.base + noteTiff.long(noteTiff.base + 4)) };
  if (!note) return null;
  const { at } = note;
  if (tiff.text(at, 5) === 'Nikon' && tiff.short(at + 6, false) >= 0x0200) {
    const own = tiff.from(at + 10, tiff.short(at + 10, false) === 0x4949);
    return open(own, own.base + own.long(own.base + 4));
  }
  // Pentax files do not state their byte order reliably. The number of tags is smaller in the right order.
  const order = (from: number) => tiff.short(from, true) < tiff.short(from, false);
  if (tiff.text(at, 4) === 'AOC') return open(tiff.from(tiff.base, order(at + 6)), at + 6);
  if (tiff.text(at, 6) === 'PENTAX') return open(tiff.from(at, order(at + 10)), at + 10);
  // Newer Kodak notes are a file of their own.
  if (/^(MM|II)/.test(tiff.text(at, 2)) && camera.make.toLowerCase().includes('kodak')) {
    const own = tiff.from(at, tiff.short(at, false) === 0x4949);
    return open(own, at + own.long(at + 4));
  }
  if (tiff.text(at, 9) === 'OM SYSTEM')
    return open(tiff.from(at, tiff.short(at + 12, false) === 0x4949), at + 16);
  if (tiff.text(at, 7) === 'OLYMPUS')
    return open(tiff.from(at, tiff.short(at + 8, false) === 0x4949), at + 12);
  if (tiff.text(at, 5) === 'OLYMP') return open(tiff.from(tiff.base, order(at + 8)), at + 8);
  if (/^(SIGMA|FOVEON)/.test(tiff.text(at, 6))) return open(tiff.from(tiff.base, order(at + 10)), at + 10);
  return open(tiff, tiff.text(at, 4) === 'SONY' ? at + 12 : at);
}

export function countOf(camera: Camera, note: Note | null): Counted {
  const maker = camera.make.toLowerCase();
  if (!note) return notWritten;
  if (maker.startsWith('nikon')) return nikon(camera, note);
  if (maker.startsWith('pentax') || maker.startsWith('ricoh')) return pentax(note);
  if (maker.startsWith('canon')) return canon(camera, note);
  return maker.startsWith('sony') ? sony(camera, note) : notWritten;
}

const isCount = (count: number | null): count is number => count !== null && count > 0 && count <= maxCount;

const counted = (count: number, counts: 'exposures' | 'mechanical'): Counted =>
  isCount(count) ? { count, counts, mayWrap: false } : implausible;

function nikon({ model }: Camera, { tiff, tags }: Note): Counted {
  if (!/^NIKON (D|Z|1)/.test(model)) return notWritten;
  const count = tiff.numberOf(tags.get(0x00a7));
  const mechanical = tiff.numberOf(tags.get(0x0037));
  if (count === null) return notWritten;
  if (!isCount(count) || (mechanical !== null && mechanical > count)) return implausible;
  return mechanical ? counted(mechanical, 'mechanical') : counted(count, 'exposures');
}

/** Offsets in the block of tag 0x000d, from ExifTool's tables; no file of these cameras has been compared. */
const canonPlaces: readonly { models: RegExp; at: number; inCr3?: number }[] = [
  { models: /EOS R[56]$/, at: 0x0af1 },
  { models: /EOS (R6m2|R8|R50)$/, at: 0x0d29 },
  { models: /G5 X Mark II$/, at: 0x0293, inCr3: 0x0a95 },
];

function canon({ model, noteTiff }: Camera, { tiff, tags }: Note): Counted {
  if (/EOS-1Ds?( Mark II( N)?)?$/i.test(model)) return canonOf2001(model, tiff, tags.get(0x0093));
  const place = canonPlaces.find(({ models }) => models.test(model));
  const block = tags.get(0x000d);
  const at = (noteTiff && place?.inCr3) ?? place?.at;
  if (!block || at === undefined || at + 4 > block.size) return notWritten;
  return counted(tiff.long(block.at + at), 'exposures');
}

/** The EOS-1D and 1Ds, and their Mark II, which writes the halves of the number in the opposite order. */
function canonOf2001(model: string, tiff: Tiff, file: Entry | undefined): Counted {
  const isSecond = model.includes('Mark II');
  if (!file || file.size < 6 || (!isSecond && tiff.little)) return notWritten;
  const written = tiff.long(file.at + 2);
  return counted(isSecond ? ((written >>> 16) | (written << 16)) >>> 0 : written, 'mechanical');
}

function pentax({ tiff, tags }: Note): Counted {
  const [date, time, hidden] = [tags.get(0x0006), tags.get(0x0007), tags.get(0x005d)];
  if (hidden?.size !== 4) return notWritten;
  if (date?.size !== 4 || !time || time.size < 3) return implausible;
  const day = tiff.long(date.at, false);
  const hour = (tiff.byte(time.at) << 24) | (tiff.byte(time.at + 1) << 16) | (tiff.byte(time.at + 2) << 8);
  return counted((tiff.long(hidden.at, false) ^ day ^ ~hour) >>> 0, 'mechanical');
}

// Sony's cipher: a byte is written as its cube modulo 249.
const sonyBytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
for (let byte = 2; byte < 248; byte++) sonyBytes[byte ** 3 % 249] = byte;

/** `noFlash`: the value is missing if a flash fired; `atTimes`: the value is zero in some files. */
type Place = { at: number; models: RegExp; noFlash?: true; atTimes?: true };
const sonyLayouts: readonly {
  models: RegExp;
  first: number;
  mayWrap?: true;
  only?: 'mechanical';
  /** Models whose block starts with other data when the mechanical shutter was not used. */
  startsWithZeros?: RegExp;
  others: readonly Place[];
}[] = [
  {
    models: /^(ILCE-(6100A?|6300|6400A?|6500|6600|7C|7M3|7RM2|7RM3A?|7RM4A?|7SM2|9|9M2)|ILCA-99M2|ZV-E10)$/,
    first: 0x3a,
    others: [
      { at: 0x50, models: /^(ILCE-(6100|6400|6600|7C|7RM4A?|9M2)|ZV-E10)/, noFlash: true },
      { at: 0x52, models: /^ILCE-(7M3|7RM3A?)/, noFlash: true },
      { at: 0x58, models: /^ILCE-(6300|6500|7RM2|7SM2)/, noFlash: true },
      { at: 0x19f, models: /^(ILCE-(6100|6400|6600|7C|7M3|7RM3A?|7RM4A?|9|9M2)|ZV-E10)/ },
      { at: 0x1cb, models: /^ILCE-(7RM2|7SM2)/ },
      { at: 0x1cd, models: /^(ILCE-(6300|6500)|ILCA-99M2)/ },
    ],
  },
  {
    models: /^(ILCE-(1|7M4A?|7RM5|7SM3)|ILME-FX3A?)$/,
    first: 0x3a,
    others: [{ at: 0x50, models: /./, noFlash: true }],
  },
  {
    models: /^(ILCE-(1M2|6700|7CM2|7CR|7M5)|ILME-FX2)$/,
    first: 0x0a,
    only: 'mechanical',
    startsWithZeros: /^ILCE-(1M2|7M5)$/,
    others: [],
  },
  {
    models: /^(SLT-|NEX-|ILCA-(68|77M2)|ILCE-(3000|3500|5000|5100|6000|7|7R|7S|7M2|QX1)$|HV$|Lunar$)/,
    first: 0x32,
    mayWrap: true,
    others: [
      { at: 0x4c, models: /^ILCE-(7(R|S|M2)?|[56]000|5100|QX1)$/, noFlash: true },
      { at: 0x1a0, models: /^(ILCE-(5100|QX1)|ILCA-(68|77M2))/ },
      { at: 0x1aa, models: /^(SLT-A(58|99V?)|HV|NEX-(3N|5R|5T|6|VG900|VG30E))$/, atTimes: true },
      { at: 0x1aa, models: /^ILCE-([35]000|3500)$/, atTimes: true },
      { at: 0x1bd, models: /^(SLT-A(37|57|65|77)V?|Lunar|NEX-(F3|5N|7|VG20E))$/, atTimes: true },
    ],
  },
];

/** They write a block of settings, in parts whose offsets are listed at its start. Part 0x0201 has the count. */
const sonyOf2010 = /^(SLT-A(33|35|55V?)|DSLR-A(450|500|550|560|580)|NEX-(3|5|5C|C3|VG10E?))$/;
const settingsSize = 20_480;
const maxParts = 50;

/** They write a block without such a list. */
const sonyOf2008 = /^DSLR-A(230|290|330|380|390|850|900)$/;
const sizesOf2008 = [19_148, 19_154];

function settingsCount(model: string, tiff: Tiff, block: Entry | undefined): Counted {
  const at = block && (sonyOf2008.test(model) ? placeOf2008(block) : placeOf2010(model, tiff, block));
  if (!at) return notWritten;
  if (at + 4 > block.size) return implausible;
  return counted(tiff.long(block.at + at, true) & 0xffffff, 'mechanical');
}

const placeOf2008 = ({ size }: Entry): number | null => (sizesOf2008.includes(size) ? 0x0846 : null);

function placeOf2010(model: string, tiff: Tiff, { at, size }: Entry): number | null {
  if (size !== settingsSize) return null;
  const parts = Math.min(tiff.short(at, true), maxParts);
  for (let part = 0; part < parts; part++) {
    const entry = at + 4 + part * 4;
    if (tiff.short(entry, true) === 0x0201)
      return tiff.short(entry + 2, true) + (/-A(450|500|550)$/.test(model) ? 0x014a : 0x0125);
  }
  return null;
}

function sony({ model, exif, exifTiff }: Camera, { tiff, tags }: Note): Counted {
  const block = tags.get(0x9050);
  if (sonyOf2008.test(model) || (!block && sonyOf2010.test(model)))
    return settingsCount(model, tiff, tags.get(0x0020));
  const layout = sonyLayouts.find(({ models }) => models.test(model));
  if (!block || !layout) return notWritten;
  const isBlank = tiff.long(block.at) === 0 && tiff.byte(block.at + 4) === 0;
  if (layout.startsWithZeros?.test(model) && !isBlank) return notWritten;
  const counter = (at: number): number => {
    if (at + 4 > block.size) return 0;
    const byte = (index: number) => sonyBytes.readUInt8(tiff.byte(block.at + at + index));
    return byte(0) | (byte(1) << 8) | (byte(2) << 16);
  };
  const count = counter(layout.first);
  const flash = ((exifTiff.numberOf(exif.get(0x9209)) ?? 0) & 1) === 1;
  const due = layout.others.filter(({ models }) => models.test(model));
  const others = due.filter(({ noFlash }) => !(noFlash && flash)).map(({ at }) => counter(at));
  const repeated = others.filter((other) => other > 0);
  if (!isCount(count) || (due.some(({ atTimes }) => !atTimes) && repeated.length === 0)) return implausible;
  if (repeated.some((other) => Math.abs(other - count) > 2)) return implausible;
  return { count, counts: layout.only ?? 'exposures', mayWrap: layout.mayWrap === true && count < 65_536 };
}

export function serialOf(camera: Camera, note: Note | null, exifSerial: string): string | null {
  const maker = camera.make.toLowerCase();
  const text = (tag: number) => (note ? note.tiff.textOf(note.tags.get(tag)) : '');
  let serial = exifSerial;
  if (maker.startsWith('nikon')) serial = text(0x001d) || text(0x00a0) || exifSerial;
  else if (maker.startsWith('pentax') || maker.startsWith('ricoh')) serial = text(0x0229) || exifSerial;
  else if (maker.startsWith('canon')) serial = exifSerial || canonSerial(camera.model, note);
  else if (/^(olympus|om digital)/.test(maker))
    serial = exifSerial || inPart(note, 0x2010, 0x0101) || text(0x101a);
  else if (maker.includes('kodak')) serial = exifSerial || inPart(note, 0xfc00, 0xfa19);
  else if (maker.startsWith('sigma')) serial = exifSerial || text(0x0002);
  else if (maker.startsWith('sony')) return null;
  serial = serial.replace(/^no=\s*/i, '').trim();
  return isSerial(serial) ? serial : null;
}

/** Programs and cameras without a number write words such as 'unknown', or one character again and again. */
const isSerial = (text: string): boolean =>
  /^[\w-]{3,32}$/.test(text) && /[1-9]/.test(text) && !/^(.)\1*$/.test(text.replaceAll('-', ''));

/** Returns the text of a tag in a directory that another tag contains or points to. */
function inPart(note: Note | null, part: number, tag: number): string {
  const entry = note?.tags.get(part);
  if (!note || !entry) return '';
  const { tiff } = note;
  const at = entry.type === 4 || entry.type === 13 ? tiff.base + tiff.long(entry.at) : entry.at;
  return tiff.textOf(tiff.directory(at).get(tag));
}

function canonSerial(model: string, note: Note | null): string {
  const number = note?.tiff.numberOf(note.tags.get(0x000c));
  if (!number) return '';
  if (/EOS D30\b/.test(model))
    return (number >>> 16).toString(16).padStart(4, '0') + String(number & 0xffff).padStart(5, '0');
  return String(number).padStart(/EOS-1D/.test(model) ? 6 : 10, '0');
}
