import type { Trx } from '#src/platform/db/connect.server.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { WatchedNews } from './schemas.ts';
import { findItem, takeWatchers } from './news-queries.server.ts';

const batchSize = 500;

/**
 * Tells those who watch an item what happened to it, as far as it is still so. Each is noted as told in the transaction that tells
 * them: done again, or from where it was ended, it tells nobody twice.
 */
export async function tellNews(app: App, news: WatchedNews): Promise<void> {
  while ((await change(app, (trx) => tellSome(app, trx, news))) === batchSize);
}

async function tellSome(app: App, trx: Trx, news: WatchedNews): Promise<number> {
  const told = await takeWatchers(trx, news, batchSize);
  if (told.length === 0) return 0;
  const { kind, title, sale_cents: cents } = await findItem(trx, news.listing);
  const what = {
    lower: { kind: 'price-dropped', data: { title, kind, cents }, mail: 'now' },
    // By the mail of the day somebody else would have it.
    freed: { kind: 'back-on-sale', data: { title, kind }, mail: 'now', isAsked: true },
    // Nothing can be done about it: it can wait for the mail of the day.
    sold: { kind: 'watched-sold', data: { title, kind }, mail: 'daily' },
  } as const;
  await notify(app, trx, ...told.map((person) => ({ person, subject: news.listing, ...what[news.news] })));
  return told.length;
}
