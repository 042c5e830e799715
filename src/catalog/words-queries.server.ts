import { sql } from 'kysely';
import { planKept } from '#src/platform/db/pipeline.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** Words of letters; a slip in a number names another thing. */
const isWord = /^\p{L}{3,30}$/u;
/** A beginning has so many ends at most. */
const ends = 8;
/** Shorter words are like too many others. */
const shortestSlip = 4;
const nearest = 4;
const likeness = 0.4;

/**
 * What else is meant by words: those of listings that begin so, or, where none does, those that are like them. Whole
 * words, since an index of words finds a beginning only by reading all that begin so.
 */
export async function meantBy(db: DbOrTrx, words: readonly string[]): Promise<Map<string, string[]>> {
  const asked = [...new Set(words.filter((word) => isWord.test(word)))];
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ word: string; ends: string[]; near: string[] | null }>`
    select asked.word, ends.words as ends, case
      when ends.words = '{}' and char_length(asked.word) >= ${shortestSlip} then array(
        select near.word from search_words near
        where near.word % asked.word and similarity(near.word, asked.word) >= ${likeness}
        order by similarity(near.word, asked.word) desc, near.word
        limit ${nearest}
      ) end as near
    from unnest(${asked}::text[]) as asked (word)
    cross join lateral (select array(
      select known.word from search_words known
      where known.word >= asked.word collate "C" and known.word < (asked.word || ${'\u{10FFFF}'}) collate "C"
      order by known.word
      limit ${ends}
    ) as words) ends ${planKept}`.execute(db);
  return new Map(rows.map((row) => [row.word, [...row.ends, ...(row.near ?? [])]]));
}
