/** A camera or lens in lensfun's database, with its names by language; '' is the default language. */
export type Entry = {
  maker: Record<string, string>;
  model: Record<string, string>;
  mounts: string[];
  cropFactor: number | undefined;
};

export type Lensfun = {
  cameras: Entry[];
  lenses: Entry[];
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text
    .replaceAll(/&(\w+|#\d+);/g, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the texts of all elements called `name` in a block, if no such element contains another one. */
function textsOf(block: string, name: string): { lang: string; text: string }[] {
  const element = new RegExp(`<${name}(?:\\s+lang="([^"]*)")?\\s*>([^<]*)</${name}>`, 'g');
  return [...block.matchAll(element)].map(([, lang = '', text = '']) => ({ lang, text: decode(text) }));
}

function byLanguage(block: string, name: string): Record<string, string> {
  return Object.fromEntries(textsOf(block, name).map(({ lang, text }) => [lang, text]));
}

function entryOf(block: string): Entry {
  const crop = Number(textsOf(block, 'cropfactor')[0]?.text);
  return {
    maker: byLanguage(block, 'maker'),
    model: byLanguage(block, 'model'),
    mounts: textsOf(block, 'mount').map(({ text }) => text),
    cropFactor: Number.isFinite(crop) ? crop : undefined,
  };
}

/** Parses the files of lensfun's database, whose XML is regular. Other XML is not supported. */
export function readLensfun(files: string[]): Lensfun {
  const all: Lensfun = { cameras: [], lenses: [] };
  for (const file of files) {
    const text = file.replaceAll(/<!--.*?-->/gs, '');
    const blocks = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, block = '']) => block);
    all.cameras.push(...blocks('camera').map(entryOf));
    all.lenses.push(...blocks('lens').map(entryOf));
  }
  return all;
}
