import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from './lensfun-xml.ts';
import { mountOf } from './mounts.ts';

export type Model = {
  /** Of maker and name; it stays the same as long as they do. */
  id: string;
  maker: string;
  name: string;
  mounts: string[];
  /** Of a camera: how much smaller its frame is than 24 x 36 mm. */
  cropFactor?: number | undefined;
  /** What the camera itself writes into its files, where that is another name. */
  alias?: string | undefined;
};

const makers: Record<string, string> = {
  'carl zeiss': 'Zeiss',
  'leica camera ag': 'Leica',
  'phase one': 'Phase One',
  'ricoh imaging company, ltd.': 'Ricoh',
  rolleiflex: 'Rollei',
  voigtlander: 'Voigtländer',
};

/** Phones, drones and cameras for helmets: nobody looks for them here. */
const others = new Set(
  'AEE Apple DJI Generic GitUp GoPro Honor Huawei LG Microsoft Nokia'
    .split(' ')
    .map((name) => name.toLowerCase()),
);

/** How makers' names begin the names of models, where that is not the maker's name itself. */
const prefixes: Record<string, string[]> = {
  'Konica Minolta': ['KM', 'Minolta/Sony', 'Konica Minolta', 'Minolta'],
  Zeiss: ['Carl Zeiss', 'Zeiss'],
  Voigtländer: ['Voigtlander', 'Voigtländer'],
  Fujifilm: ['Fujifilm', 'Fuji'],
  Panasonic: ['Panasonic'],
  KMZ: ['KMZ'],
};

const languageFirst = (texts: Record<string, string>): string => texts.en ?? texts[''] ?? '';

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The name in the EXIF data, where people know the model by another. */
function aliasOf({ model, maker }: Entry, name: string): string | undefined {
  const alias = nameOf({ maker, model: { '': model[''] ?? '' } }).name;
  return squeeze(name).includes(squeeze(alias)) ? undefined : alias;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A lens as people write it: `f/2.8` whatever the database did, no numbers of the EXIF data, no stray signs. */
export function tidyName(name: string): string {
  return (
    name
      .replace(/^NIKKOR\b/, 'Nikkor')
      .replace(/(\d) mm\b/, '$1mm')
      .replace(/\b([fF]\/?\d),(?=\d)/, '$1.')
      // The ratio that engravers write: `1:4 100mm`, `35mm 1/2.8`.
      .replace(/\b1[:/](\d+(?:\.\d+)?)\s+(\d+(?:-\d+)?mm)\b/, '$2 f/$1')
      .replace(/(\d+mm)\s+1[:/](\d+(?:\.\d+)?)/, '$1 f/$2')
      .replace(/(\dmm)F(?=\d)/, '$1 f/')
      .replaceAll(/\b[fF]\/?(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)(?=\s|$|[A-Z(])/g, 'f/$1')
      .replaceAll(/(\d)(?:mm|\/)(?=f\/)/g, '$1mm ')
      .replaceAll(/(?<=f\/(?:\d+(?:\.\d+)?-)?\d+)\.0(?!\d)/g, '')
      .replace(/f\/(\d+(?:\.\d+)?)-\1(?=\s|$)/, 'f/$1')
      .replace(/\s+\d{2,3}$/, '')
      .replace(/[:,\s]+$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** The maker's name, once, and the model's without it. */
export function nameOf(entry: Pick<Entry, 'maker' | 'model'>): { maker: string; name: string } {
  const written = languageFirst(entry.maker);
  let maker = makers[written.toLowerCase()] ?? written;
  let name = languageFirst(entry.model);
  // Pentax cameras are Ricoh's by now; people still call them Pentax.
  if (maker === 'Ricoh' && /^(smc |hd )?pentax/i.test(name)) maker = 'Pentax';
  for (const prefix of prefixes[maker] ?? [maker]) {
    const start = new RegExp(String.raw`^${escape(prefix)}[\s_-]+(?=\S)`, 'i');
    if (start.test(name)) {
      name = name.replace(start, '');
      break;
    }
  }
  // `E-M5MarkII`
  return { maker, name: name.replace(/(?<=[A-Z0-9])Mark(?=[IVX]+$)/, ' Mark ') };
}

export function idOf(maker: string, name: string): string {
  return `${maker} ${name}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('+', ' plus ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Sorted, each model once: what differs in case or spaces alone is the same, and brings its mounts. */
function unique(models: Model[]): Model[] {
  const known = new Map<string, Model>();
  for (const model of models) {
    const same = known.get(model.id);
    if (!same) known.set(model.id, model);
    else same.mounts = [...new Set([...same.mounts, ...model.mounts])];
  }
  const order = new Intl.Collator('en', { numeric: true }).compare;
  return [...known.values()].toSorted(
    (a, b) => order(a.maker, b.maker) || order(a.name, b.name) || order(a.id, b.id),
  );
}

const isGear = ({ maker, name }: { maker: string; name: string }): boolean =>
  name !== '' &&
  !others.has(maker.toLowerCase()) &&
  !/\bcompatibles\b|\bfixed lens\b|\bconverter\b|\+ .*(?:ext|conv|TC)|^(SM-|GT-|Galaxy|Xperia)/i.test(name) &&
  // Sony's phones; Nikon's cameras are called so, too.
  !(maker === 'Sony' && /^[A-Z]\d{4}$/.test(name));

/** Camera models; those whose lens cannot be taken off have no mount. */
export function toCameras(entries: Entry[]): Model[] {
  const models = entries.map((entry) => ({ entry, ...nameOf(entry) })).filter(isGear);
  return unique(
    models.map(({ entry, maker, name }) => ({
      id: idOf(maker, name),
      maker,
      name,
      mounts: entry.mounts.flatMap((mount) => mountOf(mount) ?? []),
      cropFactor: entry.cropFactor && Math.round(entry.cropFactor * 100) / 100,
      alias: aliasOf(entry, name),
    })),
  );
}

/** Lenses that can be taken off. */
export function toLenses(entries: Entry[]): Model[] {
  const models = entries.map((entry) => ({ entry, ...nameOf(entry) })).filter(isGear);
  return unique(
    models.flatMap(({ entry, maker, name: written }) => {
      const mounts = [...new Set(entry.mounts.flatMap((mount) => mountOf(mount) ?? []))].toSorted();
      const name = tidyName(written);
      return mounts.length > 0 ? [{ id: idOf(maker, name), maker, name, mounts }] : [];
    }),
  );
}

/** What models that are called otherwise by now were called: old id to new. */
export async function readRenamed(folder: string): Promise<Map<string, string>> {
  const [, ...lines] = (await readFile(join(folder, 'renamed.tsv'), 'utf8')).trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

/** The ids that there are no longer, and of which nobody has said what became of them. */
export function withoutSuccessor(
  before: readonly string[],
  now: readonly string[],
  renamed: ReadonlyMap<string, string>,
): string[] {
  const known = new Set(now);
  return before.filter((id) => !known.has(id) && !known.has(renamed.get(id) ?? ''));
}
