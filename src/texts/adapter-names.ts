/** How a language names an adapter where English has 'the Canon FD to Sony E adapter'. */
export type AdapterWords = {
  /** An adapter without a name. */
  any: string;
  /** `maker` is empty for most adapters. */
  between: (from: string, to: string, maker: string) => string;
  withLens: string;
  withoutLens: string;
  /** An adapter with a name of its own, such as Nikon FTZ. */
  own: (name: string) => string;
  teleconverter: (name: string) => string;
  /** Stands before the name of a successor. */
  later: string;
  /** The adapter ring L-M. */
  ring: string;
  /** An Adaptall mount for M42, with another adapter. */
  adaptall: (other: string) => string;
};

const between =
  /^(?:(Fringer|Hama|Urth) )?(.+) to (.+?)(?: (Vertex))? (?:adapter|ring)(?:( with a lens)|( \(glassless\)))?$/;
const adaptall = 'Adaptall mount for M42 and ';
const teleconverter = ' (teleconverter)';

/** Returns a function that writes a name of `reference/fit/adapters.tsv` in a language. */
export function adapterNamer(words: AdapterWords): (name: string) => string {
  return function write(name: string): string {
    if (name === '') return words.any;
    if (name === 'L-M adapter ring') return words.ring;
    if (name.startsWith(adaptall)) return words.adaptall(write(name.slice(adaptall.length)));
    if (name.endsWith(teleconverter)) return words.teleconverter(name.slice(0, -teleconverter.length));
    const [, before, from, to, after, hasLens, hasNone] = between.exec(name) ?? [];
    if (from === undefined || to === undefined) return words.own(name.replace(', later ', words.later));
    const note = hasLens ? words.withLens : hasNone ? words.withoutLens : '';
    return words.between(from, to, before ?? after ?? '') + note;
  };
}
