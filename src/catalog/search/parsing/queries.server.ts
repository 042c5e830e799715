import { sql } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { isOneTypo } from '#src/platform/shared/text.ts';

const ends = 8;
/** Similarity from 0 to 1. A `possible` word is used only if it differs by a single typo. */
const minSimilarity = { likely: 0.4, possible: 0.3 };
const nearest = { likely: 4, possible: 12 };

type Near = { word: string; likeness: number };

/** Returns replacements for words that no listing contains: words that begin with them, or else similar words. */
export async function findSimilarWords(
  db: DbOrTrx,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const statement = sql<{ word: string; ends: string[]; near: Near[] }>`
    select typed.word, ends.words as ends, (
      select coalesce(json_agg(near order by near.likeness desc, near.word), '[]') from (
        select near.word, similarity(near.word, typed.word) as likeness from search_words near
        where near.word % typed.word and similarity(near.word, typed.word) >= ${minSimilarity.possible}
        order by likeness desc, near.word
        limit ${nearest.possible}
      ) near
    ) as near
    from unnest(${[...new Set(words)]}::text[]) as typed (word)
    cross join lateral (select array(
      select known.word from search_words known
      where known.word >= typed.word collate "C" and known.word < (typed.word || ${'\u{10FFFF}'}) collate "C"
      order by known.word
      limit ${ends}
    ) as words) ends
    where not exists (select from search_words known where known.word = typed.word)`;
  const { rows } = await prepared(() => statement.execute(db));
  return new Map(
    rows.map((row) => {
      const near = row.near
        .filter((each, at) =>
          each.likeness >= minSimilarity.likely ? at < nearest.likely : isOneTypo(row.word, each.word),
        )
        .map(({ word }) => word);
      return [row.word, row.ends.length > 0 ? row.ends : near];
    }),
  );
}
