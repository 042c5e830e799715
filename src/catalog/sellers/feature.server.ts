import type { Feature } from '#src/platform/feature.server.ts';
import { sellerRoutes } from './api.server.ts';
import { exportFollowed, sellerNotices } from './follow-queries.server.ts';
import { countSellersWork, onItemListed, notifyFollowersWork } from './jobs.server.ts';
import { pageQuery } from './schemas.ts';
import { sellerAddresses, sellerParts } from './service.server.ts';

export const sellerFeature = {
  routes: sellerRoutes,
  jobs: [countSellersWork, notifyFollowersWork],
  eventHandlers: [onItemListed],
  provides: [sellerNotices],
  publicPaths: [
    { pattern: /^(\/api)?\/sellers\/[\w-]{1,64}(\.data)?$/ },
    { pattern: /^(\/api)?\/sellers\/[\w-]{1,64}\/(listings|reviews)(\.data)?$/, params: pageQuery },
  ],
  sitemap: { name: 'sellers', parts: sellerParts, addresses: sellerAddresses },
  personalData: { following: { read: exportFollowed } },
} satisfies Feature;
