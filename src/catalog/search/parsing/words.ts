import type { Kind } from '#src/platform/db/columns.ts';
import { attributes, type Attribute } from './attributes.ts';
import { headsOf, isLink, kindNamed, kindsMeant } from './kinds.ts';
import { isMountWord, mountAt } from './mount-phrases.ts';
import type { Mounts } from './mounts.ts';
import { isName, versionOf } from './names.ts';
import { rangesOf, searchTokens } from './tokens.ts';

/** A `dropped` part is left out, because otherwise every item would have to contain it. */
export type Part = { words: string[]; at: number } & (
  | { is: 'word'; isClosed: boolean; isFor: boolean }
  | { is: 'version' }
  | { is: 'range' }
  | { is: 'dropped' }
  | { is: 'kind'; kind: Kind; isHead: boolean }
  | { is: 'mount'; mounts: readonly string[]; besides: string[] }
  | { is: 'attribute'; attribute: Attribute }
);
export type Read = { words: string[]; parts: Part[]; kinds: Kind[] };

const builds = new Set(
  'compact telephoto zoom zooms zoomlens prime primes festbrennweite festbrennweiten'.split(' '),
);

export function readWords(typed: string, reference: Mounts, isFiller: (word: string) => boolean): Read {
  const words = searchTokens(typed);
  const named = words.map((word, at) => {
    const build = attributeFrom(words, at);
    // 'twin lens reflex' is no lens.
    return build ? Array.from(build.words, () => (build.attribute.isBuild ? 'camera' : '')) : [word];
  });
  const names: string[] = [];
  while (names.length < words.length) names.push(...named[names.length]!);
  const kinds = kindsMeant(names);
  const heads = headsOf(names);
  const ranges = rangesOf(typed);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)!.words.length) parts.push(partAt(at));
  return { words, parts, kinds };

  function partAt(at: number): Part {
    const word = words[at]!;
    const mount = mountAt(words, at, { reference, kinds });
    if (mount) return { is: 'mount', at, ...mount };
    const attribute = attributeFrom(words, at);
    if (attribute) return { is: 'attribute', at, ...attribute };
    const next = words[at + 1];
    if (next !== undefined && ranges.some(([from, to]) => from === word && [to, `${to}mm`].includes(next)))
      return { is: 'range', at, words: [word, next] };
    const version = versionAt(at);
    if (version) return { is: 'version', at, words: version };
    const kind = kindNamed(word);
    if (kind && !builds.has(word)) {
      const isHead = heads.includes(at);
      if (kind === 'accessories' || isHead) return { is: 'kind', at, words: [word], kind, isHead };
      return { is: 'dropped', at, words: [word] };
    }
    if ((isFiller(word) && !builds.has(word)) || isLink(word) || isMountWord(word))
      return { is: 'dropped', at, words: [word] };
    const isFor = at > 0 && isLink(words[at - 1]!);
    return { is: 'word', at, words: [word], isClosed: versionAt(at + 1) !== null, isFor };
  }

  /** 'mark iii', 'mk3', or what follows a name with a number. */
  function versionAt(at: number): string[] | null {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (/^(?:mark|mk|makr|marc)$/.test(word) && /^(?:[2-8]|[iv]+)$/.test(next) && versionOf(next))
      return [word, next];
    if (!versionOf(word)) return null;
    const isMarked = /^(?:mark|mk|[iv]{2,})/.test(word);
    return isMarked || (at > 0 && isName(words[at - 1]!)) ? [word] : null;
  }
}

function attributeFrom(
  words: readonly string[],
  at: number,
): { words: string[]; attribute: Attribute } | null {
  const rest = `${words.slice(at).join(' ')} `;
  const said = attributes.find(([phrase]) => rest.startsWith(`${phrase} `));
  return said ? { words: said[0].split(' '), attribute: said[1] } : null;
}
