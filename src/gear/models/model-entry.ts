import type { GearKind } from './schemas.ts';
import { otherNames } from './nicknames.ts';
import { bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';

/** `alias` contains the names used in EXIF data, separated by commas. */
export type ReferenceModel = {
  id: string;
  kind: GearKind;
  maker: string;
  name: string;
  alias: string;
  /** Those that it certainly has: empty for a lens of another maker's mount that is known from one copy only. */
  mounts: string[];
  /** Those that it may have: a seller chooses one of them. */
  choices: string[];
  crop: number | null;
  /** Film cameras never crop the image automatically. */
  film?: boolean;
  /** The page that documents a model that is not from lensfun. */
  source?: string;
};

/** One name of a model, beginning with the maker: its tokens, and all tokens including their joins. */
export type Spelling = { tokens: string[]; all: Set<string> };

export type Entry = {
  /** The position of this entry in the index. */
  number: number;
  model: ReferenceModel;
  spellings: Spelling[];
  tokens: Set<string>;
  squeezed: Set<string>[];
};

export function entryOf(model: ReferenceModel, number: number): Entry {
  const maker = tokensOf(model.maker);
  const names = [model.name, ...otherNames(model.maker, model.name, model.alias)].map((name) =>
    tokensOf(name),
  );
  const spellings = names.map((name) => {
    const tokens = [...new Set([...maker, ...name])];
    // 'nikond850': users write the maker and the name as one word.
    const joined = maker.map((each) => each + bare(name[0] ?? ''));
    return { tokens, all: new Set([...tokens, ...joinsOf(name), ...joined]) };
  });
  return {
    number,
    model,
    spellings,
    tokens: new Set(spellings.flatMap(({ all }) => [...all])),
    squeezed: names.flatMap((name) => {
      const joined = name.map(bare).join('');
      return [new Set(gramsOf(joined)), new Set(gramsOf(maker.join('') + joined))];
    }),
  };
}
