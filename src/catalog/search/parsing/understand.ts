import type { Kind } from '#src/platform/db/columns.ts';
import type { Attribute, Described } from './attribute.ts';
import { groupsOf, type Group, type Makers } from './groups.ts';
import type { Mounts } from './mounts.ts';
import { withoutPhrases } from './tokens.ts';
import { readWords, type Part, type Read } from './words.ts';

export type Understood = {
  groups: Group[];
  kinds: Kind[];
  /** The kinds whose items come first. */
  likely: readonly Kind[];
  free: string;
  /** Whether a model with the name has the kind, the attributes and the mounts that are wanted; null if none are. */
  narrows: ((model: Described) => boolean) | null;
};

export function understandWords(
  typed: string,
  reference: Mounts & Makers,
  isFiller: (word: string) => boolean,
): Understood {
  const read = readWords(typed, reference, isFiller);
  // A filler may be a part of a name: 'New F-1', 'GR Digital II'.
  const taken = read.parts.filter(
    ({ is, words: [word] }) =>
      !['word', 'version', 'range'].includes(is) && !(is === 'dropped' && isFiller(word)),
  );
  return {
    groups: groupsOf(read, reference),
    kinds: read.kinds,
    likely: likelyOf(read),
    free: withoutPhrases(
      typed,
      taken.map(({ words }) => words),
    ),
    narrows: narrowsOf(read.parts, read.kinds),
  };
}

/** Without a kind, accessories come last. */
function likelyOf({ parts, kinds }: Read): readonly Kind[] {
  if (kinds.length > 0) return kinds;
  const named = new Set(
    parts.flatMap((part) => (part.is === 'attribute' ? (part.attribute.kind ?? []) : [])),
  );
  return named.size === 1 ? [...named] : ['cameras', 'lens'];
}

function narrowsOf(parts: readonly Part[], kinds: readonly Kind[]): Understood['narrows'] {
  const wanted: Attribute[] = parts.flatMap((part) => (part.is === 'attribute' ? [part.attribute] : []));
  const mounts = parts.flatMap((part) => (part.is === 'mount' ? [part.mounts] : []));
  if (wanted.length === 0 && mounts.length === 0 && kinds.length === 0) return null;
  return (model) => {
    if (kinds.length > 0 && !kinds.includes(model.kind)) return false;
    if (wanted.length === 0 && mounts.length === 0) return true;
    // A lens matches by the item's own mount, because its model can be made for several mounts.
    const isOfMounts =
      mounts.length === 0 ||
      (model.kind === 'cameras' &&
        mounts.every((names) => names.some((name) => model.mounts.includes(name))));
    return isOfMounts && wanted.every(({ has }) => has(model));
  };
}
