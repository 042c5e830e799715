import { findModelsHaving, findNamedModels, isFiller } from '#src/gear/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { isTimeout } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Words } from './filter-queries.server.ts';
import { rememberReads } from './recent-reads.server.ts';
import { searchTokens, tsquery } from './search-terms.ts';
import { meantBy } from './words-queries.server.ts';

/** A query with more models than these names none of them, but may name what they have in common. */
const mostModels = 24;
/** What more models than these have in common is looked up as words. */
const mostAlike = 100;
/** Models that fit much worse than the best were not meant. */
const worst = 0.6;

/** A page, its facets and the next page ask for the same words. */
const rememberMeant = rememberReads<Awaited<ReturnType<typeof meantBy>>>(500);

/** What words lead to: models that they name, and what listings are to have in their words. */
export async function planWords(app: App, typed: string): Promise<Words> {
  const [models, query] = await Promise.all([planModels(app, typed), planTerms(app, typed)]);
  return { models, query };
}

async function planModels({ root }: App, typed: string): Promise<Words['models']> {
  const found = await findNamedModels(root, typed, mostModels + 1);
  const best = found[0]?.fit ?? 0;
  const named = found.filter(({ covers, fit }) => covers && fit >= best * worst);
  if (named.length <= mostModels)
    return named.map(({ model, fit }) => ({ id: model.id, fit: Math.round(fit * 1000) }));
  // One word is a maker's, most often: what others made to go with it has it, too.
  if (tellingWords(typed).length < 2) return [];
  const alike = await findModelsHaving(root, typed);
  return alike.length > mostAlike ? [] : alike.map(({ id }) => ({ id, fit: 1000 }));
}

/** Without what only says what kind of thing it is. */
function tellingWords(typed: string): string[] {
  return searchTokens(typed).filter((token) => !isFiller(token));
}

async function planTerms(app: App, typed: string): Promise<string | null> {
  const telling = tellingWords(typed);
  const words = telling.length > 0 ? telling : searchTokens(typed);
  // Every new word comes with an item that is put up or edited.
  const meant = await rememberMeant(app, ['shelf'], words, () => meantBy(app.searches, words));
  return tsquery(words.map((word) => ({ word, like: meant.get(word) ?? [] })));
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
