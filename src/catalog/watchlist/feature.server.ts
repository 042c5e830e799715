import { itemRestored, itemsRelisted, priceLowered } from '#src/catalog/listings/events.server.ts';
import { itemFreed, itemSold } from '#src/deals/orders/transitions/deadline-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { EventHandler } from '#src/platform/feature.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { watchlistRoutes } from './api.server.ts';
import { notifyOfNews, notifyWatchers } from './news-service.server.ts';
import { exportWatches, watchNotices } from './queries.server.ts';
import type { WatchedNews } from './schemas.ts';

const notifyWatchersWork = defineWork(notifyWatchers, async ({ app, data }) => notifyOfNews(app, data));

const enqueueNews =
  (news: WatchedNews['news']) =>
  async (app: App, trx: Trx, { listing, at, buyer }: { listing: string; at: Date; buyer?: string }) =>
    app.jobs.enqueue(trx, notifyWatchers, { listing, news, at: at.toISOString(), ...(buyer && { buyer }) });

const watchlistHandlers: EventHandler[] = [
  priceLowered.handledBy(enqueueNews('lower')),
  itemFreed.handledBy(enqueueNews('freed')),
  itemRestored.handledBy(enqueueNews('freed')),
  itemSold.handledBy(enqueueNews('sold')),
  // A short pause is news only to those who asked for it on the page of the paused item.
  itemsRelisted.handledBy((app, trx, { listings, hiddenSince }) => {
    const since = hiddenSince.toISOString();
    const news = listings.map((listing) => ({ listing, news: 'freed' as const, at: since, since }));
    return app.jobs.enqueue(trx, notifyWatchers, ...news);
  }),
];

export const watchlistFeature = {
  routes: watchlistRoutes,
  jobs: [notifyWatchersWork],
  eventHandlers: watchlistHandlers,
  provides: [watchNotices],
  personalData: { watches: { about: 'the items on your watchlist', read: exportWatches } },
} satisfies Feature;
