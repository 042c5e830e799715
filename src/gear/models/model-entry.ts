import type { GearKind } from './schemas.ts';
import { otherNames } from './nicknames.ts';
import { bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';

/** `alias` has the names in EXIF data, separated by commas. */
export type ReferenceModel = {
  id: string;
  kind: GearKind;
  maker: string;
  name: string;
  alias: string;
  mounts: string[];
  crop: number | null;
  /** Whether it takes film, which a crop of 1 alone does not say. */
  film?: boolean;
  /** The page that documents a model that is not from lensfun. */
  source?: string;
};

/** One way to write a model, maker first: its tokens, and those with their joins. */
export type Way = { tokens: string[]; all: Set<string> };

export type Entry = {
  /** Its place in the index. */
  number: number;
  model: ReferenceModel;
  ways: Way[];
  tokens: Set<string>;
  squeezed: Set<string>[];
};

export function entryOf(model: ReferenceModel, number: number): Entry {
  const maker = tokensOf(model.maker);
  const names = [model.name, ...otherNames(model.maker, model.name, model.alias)].map((name) =>
    tokensOf(name),
  );
  const ways = names.map((name) => {
    const tokens = [...new Set([...maker, ...name])];
    // 'nikond850': people write the maker onto the name.
    const glued = maker.map((each) => each + bare(name[0] ?? ''));
    return { tokens, all: new Set([...tokens, ...joinsOf(name), ...glued]) };
  });
  return {
    number,
    model,
    ways,
    tokens: new Set(ways.flatMap(({ all }) => [...all])),
    squeezed: names.flatMap((name) => {
      const joined = name.map(bare).join('');
      return [new Set(gramsOf(joined)), new Set(gramsOf(maker.join('') + joined))];
    }),
  };
}
