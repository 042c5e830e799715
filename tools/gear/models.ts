import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from './lensfun-xml.ts';
import { mountOf } from './mounts.ts';

export type Model = {
  /** Derived from the maker and the name. */
  id: string;
  maker: string;
  name: string;
  mounts: string[];
  /** The factor by which the frame of a camera is smaller than 24 x 36 mm. */
  cropFactor?: number | undefined;
  /** The name that the camera writes into its files, if it differs from `name`. */
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

/** Phones, drones and action cameras, which the shop does not sell. */
const others = new Set(
  'AEE Apple DJI Generic GitUp GoPro Honor Huawei LG Microsoft Nokia'
    .split(' ')
    .map((name) => name.toLowerCase()),
);

/** The spellings of a maker that its model names begin with; `nameOf` removes them. */
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

/** Returns the EXIF name of a model if it differs from the model's usual name. */
function aliasOf({ model, maker }: Entry, name: string): string | undefined {
  const alias = nameOf({ maker, model: { '': model[''] ?? '' } }).name;
  return squeeze(name).includes(squeeze(alias)) ? undefined : alias;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Returns a lens name as users write it: with `f/2.8`, and without the numbers and symbols that EXIF adds. */
export function tidyName(name: string): string {
  return (
    name
      .replace(/^NIKKOR\b/, 'Nikkor')
      .replace(/(\d) mm\b/, '$1mm')
      .replace(/\b([fF]\/?\d),(?=\d)/, '$1.')
      // Rewrites the aperture as it is engraved on lenses: `1:4 100mm`, `35mm 1/2.8`.
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

/** Returns the maker, and the name of the model without the maker. */
export function nameOf(entry: Pick<Entry, 'maker' | 'model'>): { maker: string; name: string } {
  const written = languageFirst(entry.maker);
  let maker = makers[written.toLowerCase()] ?? written;
  let name = languageFirst(entry.model);
  // Ricoh now makes Pentax cameras, but users still call them Pentax.
  if (maker === 'Ricoh' && /^(smc |hd )?pentax/i.test(name)) maker = 'Pentax';
  for (const prefix of prefixes[maker] ?? [maker]) {
    const start = new RegExp(String.raw`^${escape(prefix)}[\s_-]+(?=\S)`, 'i');
    if (start.test(name)) {
      name = name.replace(start, '');
      break;
    }
  }
  // Adds the spaces that are missing in names such as `E-M5MarkII`.
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

/** Sorts models and merges those that differ only in case or spaces; a merged model has the mounts of all of them. */
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
  // Some Sony phones have names like those of Nikon cameras.
  !(maker === 'Sony' && /^[A-Z]\d{4}$/.test(name));

/** Returns the camera models. Those with a fixed lens have no mount. */
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

/** Reads renamed.tsv, which maps old model ids to new ones. */
export async function readRenamed(folder: string): Promise<Map<string, string>> {
  const [, ...lines] = (await readFile(join(folder, 'renamed.tsv'), 'utf8')).trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

export function withoutSuccessor(
  before: readonly string[],
  now: readonly string[],
  renamed: ReadonlyMap<string, string>,
): string[] {
  const known = new Set(now);
  return before.filter((id) => !known.has(id) && !known.has(renamed.get(id) ?? ''));
}
