import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportDisputes, exportPlacedOrders, exportReceivedOrders } from './export-queries.server.ts';
import { batchedMailWork } from './batched-mails.server.ts';
import { orderDeadline } from './deal-clock.server.ts';
import { dealRoutes } from './deal-http.server.ts';
import { orderRoutes } from './http.server.ts';

export const orderManifest: Manifest = {
  routes: [...orderRoutes, ...dealRoutes],
  jobs: [batchedMailWork, ...orderDeadline.jobs],
  personalData: {
    disputes: { about: 'what you wrote', read: exportDisputes },
    ordersPlaced: { read: exportPlacedOrders },
    ordersReceived: { about: "without the buyers' own data", read: exportReceivedOrders },
  },
};
