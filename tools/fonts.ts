/**
 * Creates src/ui/styles/fonts from the font packages: fewer glyphs, narrower axes. Run by hand when one of them
 * changes (`npm run tool -- fonts`); the output is committed, so that a build needs neither package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

type Axis = { min: number; max: number; default?: number };
type Options = {
  targetFormat: 'woff2';
  keepFeatures: string[];
  noHinting: boolean;
  variationAxes?: Record<string, Axis | number>;
};

// The package has no type declarations.
const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const out = fileURLToPath(new URL('../src/ui/styles/fonts/', import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// The letters of Latin-1, which cover western Europe, and the symbols of a catalog. Must match the unicode-range in
// fonts.css.
const latin = `${range(0x20, 0x7e)}\u00a0£¥§©«®°±²³·»×÷${range(0xc0, 0xff)}Œœ–—‘’‚“”„•…€™−`;
// The letters outside Latin-1 that European languages use most. They have a small file of their own, so that a page
// with one such name loads little.
const common = 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰűĂăȘșȚțŞşŢţĞğİıĐđĀāĒēĢģĪīĶķĻļŅņŪūĖėĮįŲų';
const far = [...(range(0x100, 0x24f) + range(0x1e80, 0x1e9e) + range(0x1ef2, 0x1ef3))]
  .filter((letter) => !common.includes(letter))
  .join('');

const archivo = '@fontsource-variable/archivo';
const plex = '@fontsource/ibm-plex-mono';
// No text is wider than 112 %, and a wider axis would add 3 kB.
const axes = { wght: { min: 400, max: 750 }, wdth: { min: 100, max: 112 } };

const jobs = [
  { from: `${archivo}/files/archivo-latin-standard-normal.woff2`, to: 'archivo.woff2', text: latin, axes },
  {
    from: `${archivo}/files/archivo-latin-ext-standard-normal.woff2`,
    to: 'archivo-ext.woff2',
    text: common,
    // A single width, because a second one would add 7 kB.
    axes: { ...axes, wdth: 100 },
  },
  {
    from: `${archivo}/files/archivo-latin-ext-standard-normal.woff2`,
    to: 'archivo-far.woff2',
    text: far,
    axes,
  },
  { from: `${plex}/files/ibm-plex-mono-latin-500-normal.woff2`, to: 'mono.woff2', text: latin },
  { from: `${plex}/files/ibm-plex-mono-latin-ext-500-normal.woff2`, to: 'mono-ext.woff2', text: common },
  { from: `${plex}/files/ibm-plex-mono-latin-ext-500-normal.woff2`, to: 'mono-far.woff2', text: far },
];

await mkdir(out, { recursive: true });
for (const job of jobs) {
  const font = await subsetFont(await readFile(modules + job.from), job.text, {
    targetFormat: 'woff2',
    // `tnum` aligns the digits of prices. `rvrn` swaps shapes along an axis, which variable fonts need.
    keepFeatures: ['kern', 'liga', 'tnum', 'locl', 'rvrn'],
    noHinting: true,
    ...(job.axes && { variationAxes: job.axes }),
  });
  await writeFile(out + job.to, font);
  console.log(`${job.to}  ${font.length} bytes`);
}
await copyFile(`${modules}${archivo}/LICENSE`, `${out}OFL-archivo.txt`);
await copyFile(`${modules}${plex}/LICENSE`, `${out}OFL-plex.txt`);
