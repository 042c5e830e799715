import { kindLift, type Words } from '#src/catalog/search/port.ts';
import { wordTags } from '#src/catalog/search/terms/cache-tags.server.ts';
import { mountToken, placeToken } from '#src/catalog/search/terms/item-tokens.ts';
import { joinedInQuery } from '#src/gear/fit/adapter-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { cacheReads } from '#src/platform/cache/cached-reads.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import { isTimeout } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { findSimilarWords } from './queries.server.ts';
import { understandTyped, withSynonyms, wordsWithinTypo, type ParsedWords } from './typed-words.server.ts';

type Like = Awaited<ReturnType<typeof findSimilarWords>>;

const cachedLike = cacheReads<Like>(500);

/** `camera` is the id of the camera that a lens is wanted for, if it is a single one. */
type Planned = { words: Words; camera: string | null };

/** @param all the whole text if `typed` is only a part of it, so that the parsed whole text is reused */
export async function planWords(app: App, typed: string, all = typed): Promise<Planned> {
  const understood = await understandTyped(app.root, typed);
  const whole = all === typed ? understood : await understandTyped(app.root, all);
  const { models, camera, likely: kinds, makers } = understood;
  const groups = await addSimilarWords(app, understood, typosOf(whole));
  const words = {
    // The named models have one of these kinds, so they come before items that are found by words alone.
    models: models.map(({ id, fit }) => ({ id, fit: Math.round(fit * 1000) + kindLift })),
    alternatives:
      groups.length > 0 ? [groups.map(exactly), ...(await adaptersNamed(app, understood.english))] : [],
    kinds,
    makers,
  };
  return { words, camera };
}

/** Adapters are also found by the mounts that they join: a search for 'ef to rf adapter' finds an EF-EOS R. */
async function adaptersNamed({ root }: App, typed: string): Promise<Words['alternatives']> {
  return (await joinedInQuery(root, typed)).map(({ from, to }) =>
    [from, to].map((mount) => exactly([mountToken('accessories', mount)])),
  );
}

const exactly = (words: readonly string[]) => [...new Set(words)].map((word) => ({ word, begins: false }));

const typosOf = ({ groups }: ParsedWords): string[] => groups.flatMap(({ typo }) => typo ?? []);

async function addSimilarWords(app: App, { groups }: ParsedWords, typos: string[]): Promise<string[][]> {
  const unknownWords = new Map<string, string[]>();
  for (const word of typos) {
    const similar = await wordsWithinTypo(app.root, word);
    if (similar) unknownWords.set(word, similar);
  }
  const words = [...unknownWords.keys()];
  const like =
    words.length > 0
      ? await cachedLike(app, wordTags(), words, () => asVisitor(() => findSimilarWords(app.db, words)))
      : new Map<string, string[]>();
  return groups.map(({ any, typo = '' }) => {
    const own = like.get(typo);
    if (!own) return any;
    return [...any, ...withSynonyms([...own, ...(unknownWords.get(typo) ?? [])]), ...own.map(placeToken)];
  });
}

/** @throws AppError `busy` when a statement times out */
export async function withSearchTimeout<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isTimeout(error)) throw new AppError('busy', itemProblems.searchSlow);
    throw error;
  }
}
