import { foldText } from '#src/platform/shared/text.ts';
import { optionalWords, additionalWords } from './additional-words.ts';
import { oneName, otherNames } from './nicknames.ts';
import type { RegionalVariants } from './regional-variants.ts';
import type { GearKind } from './schemas.ts';
import { bare, gramsOf, inRoman, joinsOf, tokensOf } from './tokens.ts';
import type { Traits } from './traits.ts';

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
  variants?: RegionalVariants;
  /** From the tables about fits, for checklists. Searches use only the traits. Null means that it is not known. */
  parts: { autofocus: boolean | null; stabilizer: boolean | null };
};

/**
 * One name of a model. `tokens` begins with those of the maker, `name` is without them, `all` includes joins and the
 * words that are often written with the name, and `squeezed` has the trigrams of the name without spaces. `isVariant`
 * marks the names that the model has in other regions.
 */
export type Spelling = {
  tokens: string[];
  name: string[];
  all: Set<string>;
  squeezed: Set<string>[];
  isVariant: boolean;
};

export type Entry = {
  /** The position of this entry in the index. */
  number: number;
  model: ReferenceModel;
  /** The folded name of the maker, in the one spelling that its nicknames are replaced with. */
  maker: string;
  /** The folded name with and without the maker. */
  names: readonly string[];
  spellings: Spelling[];
  tokens: Set<string>;
  /** Words that may stand with the name without changing which model it is. */
  optional: ReadonlySet<string>;
};

export function entryOf(model: ReferenceModel, number: number): Entry {
  const maker = tokensOf(model.maker).map(oneName);
  const additional = additionalWords(model);
  const own = new Set([model.name, ...otherNames(model.maker, model.name, model.alias)]);
  const variants = (model.variants?.names ?? []).flatMap((name) => [
    name,
    ...otherNames(model.maker, name, ''),
  ]);
  const spellings = [...new Set([...own, ...variants])].map((text, at) => {
    const name = tokensOf(text).map(oneName);
    const tokens = [...new Set([...maker, ...name])];
    // 'nikond850': users write the maker and the name as one word.
    const first = bare(name[0] ?? '');
    // 'leicas' means several cameras, not the Leica S.
    const joined = first === 's' ? [] : maker.map((each) => each + first);
    const whole = name.map(bare).join('');
    return {
      tokens,
      name,
      all: new Set([...tokens, ...additional, ...joinsOf(name), ...joinsOf(name.map(inRoman)), ...joined]),
      squeezed: [new Set(gramsOf(whole)), new Set(gramsOf(maker.join('') + whole))],
      isVariant: at >= own.size,
    };
  });
  return {
    number,
    model,
    maker: maker.join(' '),
    names: [model.name, `${model.maker} ${model.name}`].map((name) => foldText(name)),
    spellings,
    tokens: new Set(spellings.flatMap(({ all }) => [...all])),
    optional: optionalWords(model),
  };
}
