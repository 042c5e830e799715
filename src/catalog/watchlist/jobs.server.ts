import { itemRestored, priceLowered } from '#src/catalog/listings/events.server.ts';
import { itemFreed, itemSold } from '#src/deals/orders/events.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { EventHandler } from '#src/platform/feature.server.ts';
import { defineJob, defineWork } from '#src/platform/jobs/queue.server.ts';
import { notifyOfNews } from './news-service.server.ts';
import { watchedNews, type WatchedNews } from './schemas.ts';

const tellWatchers = defineJob('tell-watchers', watchedNews);

export const tellWatchersWork = defineWork(tellWatchers, async ({ app, data }) => notifyOfNews(app, data));

const spread =
  (news: WatchedNews['news']) =>
  async (app: App, trx: Trx, { listing, at, buyer }: { listing: string; at: Date; buyer?: string }) =>
    app.jobs.enqueue(trx, tellWatchers, { listing, news, at: at.toISOString(), ...(buyer && { buyer }) });

export const watchlistHandlers: EventHandler[] = [
  priceLowered.handledBy(spread('lower')),
  itemFreed.handledBy(spread('freed')),
  itemRestored.handledBy(spread('freed')),
  itemSold.handledBy(spread('sold')),
];
