import { sql } from 'kysely';
import { isOneTypo } from '#src/platform/shared/typo.ts';
import { prepared } from '#src/platform/db/pipeline.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

const ends = 8;
/** `looked`: how alike two words are of which one may be a typo. */
const likeness = { meant: 0.4, looked: 0.3 };
const nearest = { meant: 4, looked: 12 };

type Near = { word: string; likeness: number };

/** For words that no listing has. Whole words, since an index finds a prefix only by reading all words that begin so. */
export async function likeThese(db: DbOrTrx, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const asked = sql<{ word: string; ends: string[]; near: Near[] }>`
    select asked.word, ends.words as ends, (
      select coalesce(json_agg(near order by near.likeness desc, near.word), '[]') from (
        select near.word, similarity(near.word, asked.word) as likeness from search_words near
        where near.word % asked.word and similarity(near.word, asked.word) >= ${likeness.looked}
        order by likeness desc, near.word
        limit ${nearest.looked}
      ) near
    ) as near
    from unnest(${[...new Set(words)]}::text[]) as asked (word)
    cross join lateral (select array(
      select known.word from search_words known
      where known.word >= asked.word collate "C" and known.word < (asked.word || ${'\u{10FFFF}'}) collate "C"
      order by known.word
      limit ${ends}
    ) as words) ends
    where not exists (select from search_words known where known.word = asked.word)`;
  const { rows } = await prepared(() => asked.execute(db));
  return new Map(
    rows.map((row) => {
      const near = row.near
        .filter((each, at) =>
          each.likeness >= likeness.meant ? at < nearest.meant : isOneTypo(row.word, each.word),
        )
        .map(({ word }) => word);
      return [row.word, row.ends.length > 0 ? row.ends : near];
    }),
  );
}
