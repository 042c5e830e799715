import type { Kind } from '#src/platform/db/columns.ts';
import type { Attribute, Described } from './attributes.ts';
import { groupsOf, type Group, type Makers } from './groups.ts';
import type { Mounts } from './mounts.ts';
import { withoutPhrases } from './tokens.ts';
import { readWords, type Part } from './words.ts';

export type Understood = {
  groups: Group[];
  kinds: Kind[];
  free: string;
  narrows: { matches: (model: Described) => boolean; byAttribute: boolean } | null;
};

export function understandWords(
  typed: string,
  reference: Mounts & Makers,
  isFiller: (word: string) => boolean,
): Understood {
  const read = readWords(typed, reference, isFiller);
  const taken = read.parts.filter(({ is }) => !['word', 'version', 'range'].includes(is));
  return {
    groups: groupsOf(read, reference),
    kinds: read.kinds,
    free: withoutPhrases(
      typed,
      taken.map(({ words }) => words),
    ),
    narrows: narrowsOf(read.parts, read.kinds),
  };
}

function narrowsOf(parts: readonly Part[], kinds: readonly Kind[]): Understood['narrows'] {
  const wanted: Attribute[] = parts.flatMap((part) => (part.is === 'attribute' ? [part.attribute] : []));
  const mounts = parts.flatMap((part) => (part.is === 'mount' ? [part.mounts] : []));
  if (wanted.length === 0 && mounts.length === 0 && kinds.length === 0) return null;
  const matches = (model: Described): boolean => {
    if (kinds.length > 0 && !kinds.includes(model.kind)) return false;
    if (wanted.length === 0 && mounts.length === 0) return true;
    // A lens matches by the item's own mount, because its model can be made for several mounts.
    const isOfMounts =
      mounts.length === 0 ||
      (model.kind === 'cameras' &&
        mounts.every((names) => names.some((name) => model.mounts.includes(name))));
    return isOfMounts && wanted.every(({ has }) => has(model));
  };
  return { matches, byAttribute: wanted.length > 0 };
}
