import { userBlocked } from '#src/accounts/blocks/service.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { conversationRoutes } from './api.server.ts';
import { exportConversations } from './export-queries.server.ts';
import { retentionWork, mailUnreadWork } from './jobs.server.ts';
import { messageReports, readBlocked } from './service.server.ts';
import { messagesToRead } from './todo-service.server.ts';

export const conversationFeature = {
  routes: conversationRoutes,
  jobs: [mailUnreadWork, retentionWork],
  provides: [messageReports, messagesToRead],
  eventHandlers: [userBlocked.handledBy(readBlocked)],
  personalData: {
    conversations: { about: 'what you wrote and what was written to you', read: exportConversations },
  },
} satisfies Feature;
