import { auditManifest } from '#src/audit/manifest.server.ts';
import { authManifest } from '#src/auth/manifest.server.ts';
import { blockManifest } from '#src/blocks/manifest.server.ts';
import { compareManifest } from '#src/compare/manifest.server.ts';
import { conversationManifest } from '#src/conversations/manifest.server.ts';
import { dashboardManifest } from '#src/dashboard/manifest.server.ts';
import { digestManifest } from '#src/digests/manifest.server.ts';
import { evidenceManifest } from '#src/evidence/manifest.server.ts';
import { fitManifest } from '#src/fit/manifest.server.ts';
import { gradingManifest } from '#src/grading/manifest.server.ts';
import { healthManifest } from '#src/health/manifest.server.ts';
import { homeManifest } from '#src/home/manifest.server.ts';
import { kitManifest } from '#src/kit/manifest.server.ts';
import { listingManifest } from '#src/listings/manifest.server.ts';
import { liveManifest } from '#src/live/manifest.server.ts';
import { modelManifest } from '#src/models/manifest.server.ts';
import { newsletterManifest } from '#src/newsletter/manifest.server.ts';
import { notificationManifest } from '#src/notifications/manifest.server.ts';
import { offerManifest } from '#src/offers/manifest.server.ts';
import { orderManifest } from '#src/orders/manifest.server.ts';
import { photoManifest } from '#src/photos/manifest.server.ts';
import { postManifest } from '#src/posts/manifest.server.ts';
import { reportManifest } from '#src/reports/manifest.server.ts';
import { reviewManifest } from '#src/reviews/manifest.server.ts';
import { savedSearchManifest } from '#src/saved-searches/manifest.server.ts';
import { searchManifest } from '#src/search/manifest.server.ts';
import { sellerManifest } from '#src/sellers/manifest.server.ts';
import { similarManifest } from '#src/similar/manifest.server.ts';
import { userManifest } from '#src/users/manifest.server.ts';
import { watchlistManifest } from '#src/watchlist/manifest.server.ts';
import type { Manifest } from '#src/platform/manifest.server.ts';

/** Every feature, in the order of the API's description. */
export const manifests: readonly Manifest[] = [
  userManifest,
  auditManifest,
  healthManifest,
  authManifest,
  listingManifest,
  gradingManifest,
  evidenceManifest,
  searchManifest,
  similarManifest,
  compareManifest,
  orderManifest,
  offerManifest,
  conversationManifest,
  reviewManifest,
  sellerManifest,
  blockManifest,
  notificationManifest,
  digestManifest,
  watchlistManifest,
  savedSearchManifest,
  reportManifest,
  dashboardManifest,
  photoManifest,
  modelManifest,
  fitManifest,
  kitManifest,
  homeManifest,
  liveManifest,
  newsletterManifest,
  postManifest,
];
