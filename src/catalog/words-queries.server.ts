import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** Words of letters; a slip in a number names another thing. */
const mayBeSlip = /^\p{L}{4,30}$/u;
const nearest = 4;
const likeness = 0.4;

/** For words that no listing ever had, not even as a beginning, those that are like them. */
export async function meantBy(db: DbOrTrx, words: readonly string[]): Promise<Map<string, string[]>> {
  const asked = [...new Set(words.filter((word) => mayBeSlip.test(word)))];
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ word: string; meant: string[] }>`
    select asked.word, array(
      select near.word from search_words near
      where near.word % asked.word and similarity(near.word, asked.word) >= ${likeness}
      order by similarity(near.word, asked.word) desc, near.word
      limit ${nearest}
    ) as meant
    from unnest(${asked}::text[]) as asked (word)
    where not exists (
      select from search_words known
      where known.word >= asked.word collate "C" and known.word < (asked.word || ${'\u{10FFFF}'}) collate "C"
    )`.execute(db);
  return new Map(rows.map(({ word, meant }) => [word, meant]));
}
