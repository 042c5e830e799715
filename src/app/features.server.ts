import { auditFeature } from '#src/accounts/audit/feature.server.ts';
import { authFeature } from '#src/accounts/auth/feature.server.ts';
import { blockFeature } from '#src/accounts/blocks/feature.server.ts';
import { invitationFeature } from '#src/accounts/invitations/feature.server.ts';
import { tokenFeature } from '#src/accounts/tokens/feature.server.ts';
import { userFeature } from '#src/accounts/users/feature.server.ts';
import { cardFeature } from '#src/catalog/cards/feature.server.ts';
import { compareFeature } from '#src/catalog/compare/feature.server.ts';
import { exchangeFeature } from '#src/catalog/exchange/feature.server.ts';
import { itemFitFeature } from '#src/catalog/item-fit/feature.server.ts';
import { listingFeature } from '#src/catalog/listings/feature.server.ts';
import { modelItemsFeature } from '#src/catalog/model-items/feature.server.ts';
import { savedSearchFeature } from '#src/catalog/saved-searches/feature.server.ts';
import { searchFeature } from '#src/catalog/search/feature.server.ts';
import { sellerFeature } from '#src/catalog/sellers/feature.server.ts';
import { similarFeature } from '#src/catalog/similar/feature.server.ts';
import { watchlistFeature } from '#src/catalog/watchlist/feature.server.ts';
import { homeFeature } from '#src/content/home/feature.server.ts';
import { newsletterFeature } from '#src/content/newsletter/feature.server.ts';
import { pageFeature } from '#src/content/pages/feature.server.ts';
import { postFeature } from '#src/content/posts/feature.server.ts';
import { setupFeature } from '#src/content/setup/feature.server.ts';
import { shopFeature } from '#src/content/shop/feature.server.ts';
import { offerFeature } from '#src/deals/offers/feature.server.ts';
import { orderFeature } from '#src/deals/orders/feature.server.ts';
import { priceFeature } from '#src/deals/prices/feature.server.ts';
import { reviewFeature } from '#src/deals/reviews/feature.server.ts';
import { evidenceFeature } from '#src/gear/evidence/feature.server.ts';
import { fitFeature } from '#src/gear/fit/feature.server.ts';
import { gradingFeature } from '#src/gear/grading/feature.server.ts';
import { kitFeature } from '#src/gear/kit/feature.server.ts';
import { modelFeature } from '#src/gear/models/feature.server.ts';
import { photoFeature } from '#src/media/photos/feature.server.ts';
import { placeFeature } from '#src/media/places/feature.server.ts';
import { conversationFeature } from '#src/messaging/conversations/feature.server.ts';
import { digestFeature } from '#src/messaging/digests/feature.server.ts';
import { liveFeature } from '#src/messaging/live/feature.server.ts';
import { notificationFeature } from '#src/messaging/notifications/feature.server.ts';
import { webhookFeature } from '#src/messaging/webhooks/feature.server.ts';
import { reportFeature } from '#src/moderation/reports/feature.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { dashboardRoutes } from './dashboard/api.server.ts';
import { healthRoutes } from './health/api.server.ts';
import { openingRoutes } from './opening/api.server.ts';
import { todoRoutes } from './todo/api.server.ts';

const healthFeature = { routes: healthRoutes } satisfies Feature;
const openingFeature = { routes: openingRoutes } satisfies Feature;

const dashboardFeature = {
  routes: [...todoRoutes, ...dashboardRoutes],
  // Names no query parameters, because only the browser reads the parameters of the dashboard's lists.
  publicPaths: [{ pattern: /^\/dashboard(\/[\w-]{1,64}){0,3}$/ }],
} satisfies Feature;

/** Every feature, in the order of the API's description. */
const all = [
  userFeature,
  tokenFeature,
  webhookFeature,
  invitationFeature,
  auditFeature,
  healthFeature,
  openingFeature,
  authFeature,
  listingFeature,
  exchangeFeature,
  gradingFeature,
  evidenceFeature,
  modelFeature,
  placeFeature,
  searchFeature,
  similarFeature,
  modelItemsFeature,
  cardFeature,
  compareFeature,
  orderFeature,
  offerFeature,
  priceFeature,
  conversationFeature,
  reviewFeature,
  sellerFeature,
  blockFeature,
  notificationFeature,
  digestFeature,
  watchlistFeature,
  savedSearchFeature,
  reportFeature,
  dashboardFeature,
  photoFeature,
  itemFitFeature,
  fitFeature,
  kitFeature,
  homeFeature,
  shopFeature,
  pageFeature,
  setupFeature,
  liveFeature,
  newsletterFeature,
  postFeature,
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = all;

type RoutesOf<F> =
  | (F extends { routes: readonly (infer R)[] } ? R : never)
  | (F extends { streams: readonly (infer R)[] } ? R : never)
  | (F extends { personalDataRoutes(held: never): readonly (infer R)[] } ? R : never);

declare module '#src/platform/http/calls.ts' {
  interface ApiRoutes {
    features: RoutesOf<(typeof all)[number]>;
  }
}
