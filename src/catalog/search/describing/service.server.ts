import { searchOf } from '#src/catalog/search/engine-service.server.ts';
import { hasContent } from '#src/catalog/search/parsing/typed-words.server.ts';
import type { Query, Words } from '#src/catalog/search/port.ts';
import { wordTags } from '#src/catalog/search/terms/cache-tags.server.ts';
import { kindToken } from '#src/catalog/search/terms/item-tokens.ts';
import type { App } from '#src/platform/app.server.ts';
import { cacheReads } from '#src/platform/cache/cached-reads.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import { findDescribed } from './queries.server.ts';

/** Descriptions are searched if titles find fewer items than one page shows. */
const few = 24;
/** The most expensive searches have many common words. */
const maxConditions = 12;

const cachedDescribed = cacheReads<string[]>(500);

/** Adds the items that match by their descriptions, if the titles of few items match. The filters do not matter. */
export async function withDescribed(app: App, query: Query, typed = ''): Promise<Query> {
  const { words } = query;
  const [conditions] = words?.alternatives ?? [];
  if (!words || !conditions || conditions.length > maxConditions || !hasContent(typed)) return query;
  const [kind, ...others] = words.kinds;
  // 'battery for x-t3' must not find a camera that is sold with a battery.
  const ofKind = kind && others.length === 0 ? [[{ word: kindToken(kind), begins: false }]] : [];
  const described = await cachedDescribed(app, wordTags(), words, () =>
    readDescribed(app, words, [...conditions, ...ofKind]),
  );
  return described.length > 0 ? { ...query, words: { ...words, described } } : query;
}

async function readDescribed(app: App, words: Words, conditions: Words['alternatives'][number]) {
  const page = { sort: 'date', order: 'desc', after: null, limit: 0 } as const;
  const { count } = await (await searchOf(app)).find({ words }, page);
  return count < few ? asVisitor(() => findDescribed(app.db, conditions)) : [];
}
