import type { Entry } from './lensfun-xml.ts';

const makers: Record<string, string> = {
  'carl zeiss': 'Zeiss',
  'leica camera ag': 'Leica',
  'phase one': 'Phase One',
  'ricoh imaging company, ltd.': 'Ricoh',
  rolleiflex: 'Rollei',
  'steinheil münchen': 'Steinheil',
  voigtlander: 'Voigtländer',
  'yi technology': 'YI',
};

/** The spellings of a maker that its model names begin with; `nameOf` removes them. */
const prefixes: Record<string, string[]> = {
  'Konica Minolta': ['KM', 'Minolta/Sony', 'Konica Minolta', 'Minolta'],
  Minolta: ['Minolta/Sony', 'Minolta'],
  Sony: ['Minolta/Sony', 'Sony'],
  Olympus: ['Olympus OM-System', 'Olympus'],
  Zeiss: ['Carl Zeiss', 'Zeiss'],
  Voigtländer: ['Voigtlander', 'Voigtländer'],
  Fujifilm: ['Fujifilm', 'Fuji'],
  Panasonic: ['Panasonic'],
  KMZ: ['KMZ'],
};

/** Lensfun has them as `| A`, `[A]` and `| Art`. */
const sigmaLines: Record<string, string> = { A: 'Art', C: 'Contemporary', S: 'Sports' };

const languageFirst = (texts: Record<string, string>): string => texts.en ?? texts[''] ?? '';

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns the EXIF name of a model if it differs from the model's usual name, and the other spelling of `Z5II`. */
export function aliasOf({ model, maker }: Entry, name: string): string | undefined {
  const exif = nameOf({ maker, model: { '': model[''] ?? '' } }).name;
  const spaced = name.replace(/^Z(?=\d)/, 'Z ');
  const others = [
    ...(squeeze(name).includes(squeeze(exif)) ? [] : [exif]),
    ...(spaced === name ? [] : [spaced]),
  ];
  return others.join(',') || undefined;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Returns a lens name as users write it: with `f/2.8`, and without the numbers and symbols that EXIF adds. */
export function tidyName(name: string): string {
  return (
    name
      .replaceAll(/[–—]/g, '-')
      .replace(/^NIKKOR\b/, 'Nikkor')
      .replace(/(\d) mm\b/, '$1mm')
      .replace(/\b([fF]\/?\d),(?=\d)/, '$1.')
      // Rewrites the aperture as it is engraved on lenses: `1:4 100mm`, `35mm 1/2.8`.
      .replace(/\b1[:/](\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)\s+(\d+(?:-\d+)?mm)\b/, '$2 f/$1')
      .replace(/(\d+mm)\s+1[:/](\d+(?:\.\d+)?)/, '$1 f/$2')
      // As Leica, Voigtländer and Schneider engrave them: `1:2.8/24-70`.
      .replace(/\b1:(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)\/(\d+(?:-\d+)?)(?:mm)?(?=\s|$)/, '$2mm f/$1')
      .replace(/(\dmm)F(?=\d)/, '$1 f/')
      // Not the codes of Tamron's models, such as F012.
      .replaceAll(/\b[fF]\/?(?!0\d)(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)(?=\s|$|[A-Z(])/g, 'f/$1')
      .replaceAll(/(\d)(?:mm|\/)(?=f\/)/g, '$1mm ')
      .replaceAll(/(?<=f\/(?:\d+(?:\.\d+)?-)?\d+)\.0(?!\d)/g, '')
      .replace(/f\/(\d+(?:\.\d+)?)-\1(?=\s|$)/, 'f/$1')
      // The smallest aperture of a lens before its largest: `f/22-3.5`.
      .replace(/f\/(?:22|32|45)-(?=\d)/, 'f/')
      .replace(/^(EF|RF)(-[MS])?(?=\d)/, '$1$2 ')
      .replace(/ \(unshifted\)| \(Vers\. .*\)$/, '')
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
  name = name
    // Adds the spaces that are missing in names such as `E-M5MarkII`.
    .replace(/(?<=[A-Z0-9])Mark(?=[IVX]+$)/, ' Mark ')
    // The shape of the photos is a setting of the camera.
    .replace(/ \((?:3:2|4:3|16:9)\)$/, '')
    .replace(/(?<=^M\d) Digital Camera$/, '');
  // Viltrox's names end with the mounts of the copies that were measured: `AF 16mm f/1.8 FE/L/Z`.
  if (maker === 'Viltrox') name = name.replace(/\s?(?:XF|XM|FE|[ELZ])(?:\/(?:XF|FE|[ELZ]))*$/, '');
  if (maker === 'Sigma')
    name = name.replace(
      / (?:\| )?\[?([ACS])(?:rt|ontemporary|ports?)?\]?(?: \d+)?$/,
      (_, line: string) => ` | ${sigmaLines[line]}`,
    );
  return { maker, name };
}
