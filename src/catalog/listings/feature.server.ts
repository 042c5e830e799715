import {
  sellerVerified,
  suspensionLifted,
  userClosed,
  userSuspended,
  verificationEnded,
} from '#src/accounts/users/events.server.ts';
import { itemFreed, itemSold } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { publishItemEvent } from '#src/messaging/webhooks/service.server.ts';
import type { Feed, Feature, SitemapSource } from '#src/platform/feature.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { grammar } from '#src/texts/grammar.ts';
import { gradeName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { endAdvertisementsWork } from './advertising/service.server.ts';
import { listingRoutes } from './api.server.ts';
import { exportDrafts } from './drafts/queries.server.ts';
import { deleteOldDraftsWork } from './drafts/service.server.ts';
import { itemListed } from './events.server.ts';
import { linkPlacesWork } from './linking/service.server.ts';
import { activeAddresses, activeParts, listLatest } from './lists/active-service.server.ts';
import { exportListings } from './lists/queries.server.ts';
import {
  cancelTradeOf,
  endTradeOf,
  pauseIfUnapproved,
  pauseUnapproved,
  showAgain,
  showVerified,
} from './moderating/sellers-service.server.ts';
import { itemReports } from './moderating/service.server.ts';

const feed: Feed = {
  name: 'items',
  title: () => siteTexts.found.itemFeed,
  about: () => siteTexts.tagline(),
  async entries(app, limit) {
    const items = await listLatest(app, limit);
    return items.map(({ _id, kind, date, products: { title, sale, condition, location, des, img } }) => ({
      id: _id,
      path: `/${kind}/${_id}`,
      title: listed([title, formatMoney(sale)]),
      text: `${gradeName(condition)} · ${location}${grammar.stop}${grammar.gap}${des}`,
      date,
      image: img,
    }));
  },
};
const sitemap: SitemapSource = { name: 'items', parts: activeParts, addresses: activeAddresses };

export const listingFeature = {
  routes: listingRoutes,
  jobs: [endAdvertisementsWork, deleteOldDraftsWork, linkPlacesWork],
  publicPaths: [
    { pattern: /^(\/api)?\/(cameras|lens|accessories)\/[\w-]{1,64}(\.data)?$/ },
    { pattern: /^\/(cameras|lens|accessories)\/[\w-]{1,64}\/checklist(\.data)?$/ },
    { pattern: /^\/api\/advertised$/, params: paging },
  ],
  sitemap,
  feeds: [feed],
  provides: [itemReports],
  personalData: {
    listings: { read: exportListings },
    drafts: { about: 'your unfinished items', read: exportDrafts },
  },
  eventHandlers: [
    userSuspended.handledBy((app, trx, { id, by }) => cancelTradeOf(app, trx, id, by)),
    suspensionLifted.handledBy((app, trx, { id, since }) => showAgain(app, trx, id, since)),
    sellerVerified.handledBy((app, trx, { id }) => showVerified(app, trx, id)),
    verificationEnded.handledBy((app, trx, { id }) => pauseUnapproved(app, trx, id)),
    itemFreed.handledBy(async (app, trx, { listing }) => void (await pauseIfUnapproved(app, trx, listing))),
    itemListed.handledBy((app, trx, { listing }) => publishItemEvent(app, trx, 'listing.published', listing)),
    itemSold.handledBy((app, trx, { listing }) => publishItemEvent(app, trx, 'listing.sold', listing)),
    userClosed.handledBy((app, trx, { id, by }) => endTradeOf(app, trx, id, by)),
  ],
} satisfies Feature;
