import { warned } from '#src/platform/user-text/warnings.ts';
import type { ReviewRow } from './queries.server.ts';
import type { Review } from './schemas.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Hides the name and text of closed accounts, and the content of removed reviews. */
export function toReview(row: ReviewRow): Review {
  const isRemoved = row.removed_at !== null;
  const isGone = row.author_closed_at !== null;
  const text = isRemoved || isGone ? null : row.text;
  const reply = row.subject_closed_at ? null : row.reply;
  return {
    _id: row.id,
    by: row.by,
    author: isGone ? null : row.author_name,
    kind: row.kind,
    stars: isRemoved ? null : row.stars,
    text,
    date: row.published_on && dayOf(row.published_on),
    reply:
      row.replied_at && !isRemoved ? { text: reply, date: dayOf(row.replied_at), ...warned(reply) } : null,
    removed: isRemoved,
    ...warned(text),
  };
}
