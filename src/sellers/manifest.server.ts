import type { Manifest } from '#src/platform/manifest.server.ts';
import { pageQuery } from './contract.ts';
import { exportFollowed } from './follow-queries.server.ts';
import { sellerRoutes } from './http.server.ts';
import { countSellersWork, itemListedWork } from './jobs.server.ts';
import { addressesOfSellers, partsOfSellers } from './service.server.ts';

export const sellerManifest: Manifest = {
  routes: sellerRoutes,
  jobs: [countSellersWork, itemListedWork],
  publicPaths: [
    { pattern: /^(\/api)?\/sellers\/[\w-]{1,64}(\.data)?$/ },
    { pattern: /^(\/api)?\/sellers\/[\w-]{1,64}\/(listings|reviews)(\.data)?$/, params: pageQuery },
  ],
  sitemap: { name: 'sellers', parts: partsOfSellers, addresses: addressesOfSellers },
  personalData: { following: { read: exportFollowed } },
};
