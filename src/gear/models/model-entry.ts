import type { GearKind } from './schemas.ts';
import { otherNames } from './nicknames.ts';
import type { Traits } from './traits.ts';
import type { Twins } from './twins.ts';
import { bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';

/** `alias` contains the names used in EXIF data, separated by commas. */
export type ReferenceModel = Traits & {
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
  /** The page that documents a model that is not from lensfun. */
  source?: string;
  twins?: Twins;
};

/**
 * One name of a model, beginning with the maker: its tokens, all tokens including their joins, and the trigrams of the
 * name without spaces. `isTwin` marks the names that the model has in other regions.
 */
export type Spelling = { tokens: string[]; all: Set<string>; squeezed: Set<string>[]; isTwin: boolean };

export type Entry = {
  /** The position of this entry in the index. */
  number: number;
  model: ReferenceModel;
  spellings: Spelling[];
  tokens: Set<string>;
};

export function entryOf(model: ReferenceModel, number: number): Entry {
  const maker = tokensOf(model.maker);
  const own = new Set([model.name, ...otherNames(model.maker, model.name, model.alias)]);
  const twins = (model.twins?.names ?? []).flatMap((name) => [name, ...otherNames(model.maker, name, '')]);
  const spellings = [...new Set([...own, ...twins])].map((text, at) => {
    const name = tokensOf(text);
    const tokens = [...new Set([...maker, ...name])];
    // 'nikond850': users write the maker and the name as one word.
    const joined = maker.map((each) => each + bare(name[0] ?? ''));
    const whole = name.map(bare).join('');
    return {
      tokens,
      all: new Set([...tokens, ...joinsOf(name), ...joined]),
      squeezed: [new Set(gramsOf(whole)), new Set(gramsOf(maker.join('') + whole))],
      isTwin: at >= own.size,
    };
  });
  return {
    number,
    model,
    spellings,
    tokens: new Set(spellings.flatMap(({ all }) => [...all])),
  };
}
