import { findModelsHaving, findNamedModels, isFiller } from '#src/gear/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { isTimeout } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { listTags } from './cache-tags.server.ts';
import type { Kind } from './contract.ts';
import { kindLift, type Words } from './filter-queries.server.ts';
import { rememberReads } from './recent-reads.server.ts';
import { searchTokens, tsquery } from './search-terms.ts';
import { kindsMeant, sameAccessory } from './typed-kinds.ts';
import { meantBy } from './words-queries.server.ts';

/** A query with more models than these names none of them, but may name what they have in common. */
const mostModels = 24;
/** What more models than these have in common is looked up as words. */
const mostAlike = 100;
/** Models that fit much worse than the best were not meant. */
const worst = 0.6;

/** A page, its facets and the next page ask for the same words. */
const rememberMeant = rememberReads<Awaited<ReturnType<typeof meantBy>>>(500);

/**
 * What words lead to: models that they name, and what listings are to have in their words. Where they are a part of
 * `all`, what those mean is known already.
 */
export async function planWords(app: App, typed: string, all = typed): Promise<Words> {
  const kinds = kindsMeant(searchTokens(typed));
  const [named, query] = await Promise.all([planModels(app, typed), planTerms(app, typed, all)]);
  const models = named.map(({ model, fit }) => ({
    id: model.id,
    fit: Math.round(fit * 1000) + (kinds.includes(model.kind) ? kindLift : 0),
  }));
  return { models, query, kinds };
}

async function planModels(
  { root }: App,
  typed: string,
): Promise<{ model: { id: string; kind: Kind }; fit: number }[]> {
  const found = await findNamedModels(root, typed, mostModels + 1);
  const best = found[0]?.fit ?? 0;
  const named = found.filter(({ covers, fit }) => covers && fit >= best * worst);
  if (named.length <= mostModels) return named;
  // One word is a maker's, most often: what others made to go with it has it, too.
  if (tellingWords(typed).length < 2) return [];
  const alike = await findModelsHaving(root, typed);
  return alike.length > mostAlike ? [] : alike.map((model) => ({ model, fit: 1 }));
}

/** Without what only says what kind of thing it is. */
function tellingWords(typed: string): string[] {
  return searchTokens(typed).filter((token) => !isFiller(token));
}

/** What is looked for: the words that tell something, or all where none does. */
function termsOf(typed: string): string[] {
  const telling = tellingWords(typed);
  return telling.length > 0 ? telling : searchTokens(typed);
}

async function planTerms(app: App, typed: string, all: string): Promise<string | null> {
  const words = termsOf(typed);
  const known = termsOf(all);
  // Every new word comes with an item that is put up or edited.
  const meant = await rememberMeant(app, listTags(), known, () => meantBy(app.searches, known));
  return tsquery(words.map((word) => ({ word, like: [...(meant.get(word) ?? []), ...sameAccessory(word)] })));
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
