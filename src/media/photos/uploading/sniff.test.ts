import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sniffFile } from '#src/media/photos/service.server.ts';
import { useFolder } from '#test/files.ts';

const folder = await useFolder();

test.for([
  ['\u{ff}\u{d8}\u{ff}\u{e0} and more', 'jpeg'],
  ['\u{ff}\u{d8}\u{ff}', 'jpeg'],
  ['\u{ff}\u{d8}', null],
  ['\u{ff}\u{d8}\u{fe} and more', null],
  ['\u{89}PNG\r\n\u{1a}\n and more', 'png'],
  ['\u{89}PNG\r\n\u{1a}', null],
  ['\u{89}PNG\r\n\u{1a}\r and more', null],
  ['RIFF....WEBP and more', 'webp'],
  ['RIFF....WAVE and more', null],
  ['RIFX....WEBP and more', null],
  ['.RIFF....WEBP and more', null],
  ...['avif', 'avis'].map((brand) => [`....ftyp${brand}`, 'avif'] as const),
  ...['heic', 'heim', 'heis', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => [`....ftyp${brand} and more`, 'heic'] as const,
  ),
  ...['heia', 'hevm', 'mif2', 'mp42', 'xhei', 'avi1'].map((brand) => [`....ftyp${brand}`, null] as const),
  ['....free....avif', null],
  ['....fre.avif', null],
  ['....ftyphei', null],
  ['', 'empty'],
  ['\0\0\0\u{1c}ftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\u{18}ftypmsf1\0\0\0\0msf1avis', 'avif'],
  ['\0\0\0\u{1c}ftypmif1\0\0\0\0mif1heicmiaf', 'heic'],
  ['\0\0\0\u{1c}ftypheic\0\0\0\0mif1avifheic', 'heic'],
  // The brand avif comes after the end of the box.
  ['\0\0\0\u{14}ftypmif1\0\0\0\0mif1avif', 'heic'],
  ['.\u{ff}\u{d8}\u{ff}', null],
] as const)('a file that begins with %j is detected as %s', async ([head, format]) => {
  const path = join(folder, 'file');
  await writeFile(path, head, 'latin1');
  expect(await sniffFile(path)).toBe(format);
});
