import type { ReferenceModel } from '#src/gear/models/model-entry.ts';
import { foldText } from '#src/platform/shared/text.ts';

const number = String.raw`\d+(?:[.,]\d+)?`;
const pair = new RegExp(String.raw`\b(${number})\s?/\s?(${number})(?![\d.])`, 'g');
const aperture = new RegExp(String.raw`\b(?:f\s?/?\s?|1:)(${number})`, 'g');

const decimal = (text: string): string => String(Number(text.replace(',', '.')));

/** Makers and series, which one list writes as a part of the name and the other does not. */
const leftOut = new Set(
  `canon nikon sony fujifilm fuji fujinon olympus om system panasonic pentax asahi leica leitz ricoh hasselblad sigma konica
  minolta contax yashica rollei rolleiflex mamiya zenza bronica polaroid kodak kmz zenit zorki lomo praktica voigtlander minox
  kiev carl zeiss jena aus venus laowa samyang rokinon meyer optik gorlitz fed tamron tokina viltrox 7artisans ttartisan meike
  vivitar yongnuo zhongyi mitakon lzos pentacon lumix dmc dc dsc ilce ilca slt cyber shot pen d t the lens`.split(
    /\s+/,
  ),
);

/** Makers whose goods the lists and the reference give to different makers. */
const sameMakers: Readonly<Record<string, readonly string[]>> = {
  Contax: ['Zeiss'],
  FED: ['KMZ', 'LZOS'],
  Fujifilm: ['Hasselblad'],
  Hasselblad: ['Fujifilm'],
  KMZ: ['LZOS', 'Zenit', 'Zorki', 'Arsenal'],
  Laowa: ['Venus'],
  Mitakon: ['Zhongyi'],
  Pentacon: ['Meyer-Optik Görlitz'],
  'Meyer-Optik': ['Meyer-Optik Görlitz', 'Meyer Optik Görlitz'],
  Zeiss: ['Contax', 'Hasselblad', 'Sony'],
  'OM System': ['Olympus'],
};

function wordsOf(name: string): string[] {
  return foldText(name)
    .replaceAll(/\bmark\b/g, '')
    .replaceAll(/\([a-z]?\d{3}[a-z]?\)/g, '')
    .replaceAll(/\[a\]/g, ' art ')
    .replaceAll(/\[c\]/g, ' contemporary ')
    .replaceAll(/\[s\]/g, ' sports ')
    .replaceAll(/\baspherical\b/g, 'asph')
    .replaceAll(/\bprofessional\b/g, 'pro')
    .replaceAll(pair, (_all, one: string, other: string) =>
      Number.parseFloat(one) < Number.parseFloat(other)
        ? ` f${decimal(one)} ${decimal(other)}mm `
        : ` ${decimal(one)}mm f${decimal(other)} `,
    )
    .replaceAll(aperture, (_all, value: string) => ` f${decimal(value)}`)
    .replaceAll(/\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '' && !leftOut.has(word));
}

/** The name without spaces, and with its words in another order. */
function keysOf(name: string): string[] {
  const words = wordsOf(name);
  return [words.join(''), words.toSorted().join('')];
}

export type NamedProduct = { maker: string; names: readonly string[] };

/** Finds the models of the reference that are the same product as a name of the lists. The spelling may differ. */
export function matchNames(models: readonly ReferenceModel[], ruled: ReadonlyMap<string, readonly string[]>) {
  const byKey = new Map<string, ReferenceModel[]>();
  for (const model of models) {
    const names = [model.name, ...model.alias.split(/[,;]/), ...(model.variants?.names ?? [])];
    for (const key of new Set(names.filter(Boolean).flatMap(keysOf)))
      byKey.set(key, [...(byKey.get(key) ?? []), model]);
  }
  const known = new Set(models.map(({ id }) => id));
  for (const id of [...ruled.values()].flat())
    if (!known.has(id)) throw new Error(`the reference has no model ${id}`);

  return ({ maker, names }: NamedProduct): Set<string> => {
    const makers = [maker, ...(sameMakers[maker] ?? [])].map((each) => each.toLowerCase());
    const found = names.flatMap((name) =>
      keysOf(name).flatMap((key) =>
        (byKey.get(key) ?? []).filter((model) => makers.includes(model.maker.toLowerCase())),
      ),
    );
    const chosen = names.flatMap((name) => ruled.get(name) ?? []);
    return new Set([...found.map(({ id }) => id), ...chosen]);
  };
}

export type Matcher = ReturnType<typeof matchNames>;
