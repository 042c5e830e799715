import { userBlocked } from '#src/accounts/blocks/service.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { orderRoutes } from './api.server.ts';
import { endOrdersBetween } from './canceling/service.server.ts';
import { disputesToDecide, disputeNotices } from './dispute/queries.server.ts';
import {
  exportDisputes,
  exportPlacedOrders,
  exportProposals,
  exportReceivedOrders,
} from './export-queries.server.ts';
import { ordersToDo } from './lists/queries.server.ts';
import { batchedMailWork } from './notifying/jobs.server.ts';
import { orderDeadline } from './transitions/deadline-service.server.ts';

export const orderFeature = {
  routes: orderRoutes,
  jobs: [batchedMailWork, ...orderDeadline.jobs],
  provides: [disputeNotices, ordersToDo, disputesToDecide],
  eventHandlers: [userBlocked.handledBy(endOrdersBetween)],
  personalData: {
    meetingProposals: { about: 'the times and places that you suggested', read: exportProposals },
    disputes: { about: 'what you wrote', read: exportDisputes },
    ordersPlaced: { read: exportPlacedOrders },
    ordersReceived: { about: "without the buyers' own data", read: exportReceivedOrders },
  },
} satisfies Feature;
