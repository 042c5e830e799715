import type { App } from '#src/platform/app.server.ts';
import { isTimeout } from '#src/db/connect.server.ts';
import { asVisitor } from '#src/db/visitors.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { kindLift, type Words } from './port.ts';
import {
  understandTyped,
  withSynonyms,
  wordsSlipped,
  type WordsMeant,
} from '#src/search/parse/meant-words.server.ts';
import { listTags } from '#src/listings/cache-tags.server.ts';
import { cacheReads } from '#src/platform/cache/cached-reads.server.ts';
import { likeThese } from './words-queries.server.ts';

type Like = Awaited<ReturnType<typeof likeThese>>;

/** A page, its facets and the next page ask for the same words. */
const cachedLike = cacheReads<Like>(500);

/**
 * What words lead to: models that they name, and what listings are to have in their words. Where they are a part of
 * `all`, what those mean is known already.
 */
export async function planWords(app: App, typed: string, all = typed): Promise<Words> {
  const understood = await understandTyped(app.root, typed);
  const whole = all === typed ? understood : await understandTyped(app.root, all);
  const { models } = understood;
  const groups = await withLike(app, understood, slipsOf(whole));
  // Where nothing is asked for in particular, what goes with cameras and lenses comes after these.
  const kinds = understood.kinds.length > 0 ? understood.kinds : (['cameras', 'lens'] as const);
  return {
    // Of models only those of these kinds are named, so they come before all that words alone find.
    models: models.map(({ id, fit }) => ({ id, fit: Math.round(fit * 1000) + kindLift })),
    ways: groups.length > 0 ? [groups.map(exactly)] : [],
    kinds,
  };
}

/** One of these words, whole. */
const exactly = (words: readonly string[]) => [...new Set(words)].map((word) => ({ word, begins: false }));

const slipsOf = ({ groups }: WordsMeant): string[] => groups.flatMap(({ slip }) => slip ?? []);

/** Each condition with the words that are like one which nothing has. */
async function withLike(app: App, { groups }: WordsMeant, slips: string[]): Promise<string[][]> {
  const unknown = new Map<string, string[]>();
  for (const word of slips) {
    const slipped = await wordsSlipped(app.root, word);
    if (slipped) unknown.set(word, slipped);
  }
  const words = [...unknown.keys()];
  // Every new word comes with an item that is put up or edited.
  const like =
    words.length > 0
      ? await cachedLike(app, listTags(), words, () => asVisitor(() => likeThese(app.db, words)))
      : new Map<string, string[]>();
  return groups.map(({ any, slip }) => {
    const own = like.get(slip ?? '');
    return own ? [...any, ...withSynonyms([...own, ...unknown.get(slip!)!])] : any;
  });
}

/** Runs what visitors look for. @throws AppError `busy` when the database gave it up for the time that it took. */
export async function search<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isTimeout(error))
      throw new AppError('busy', 'This search takes too long: fewer words, or others, help.');
    throw error;
  }
}
