import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportConversations } from './export-queries.server.ts';
import { conversationRoutes } from './http.server.ts';
import { forgetWork, mailUnreadWork } from './jobs.server.ts';

export const conversationManifest: Manifest = {
  routes: conversationRoutes,
  jobs: [mailUnreadWork, forgetWork],
  personalData: {
    conversations: { about: 'what you wrote and what was written to you', read: exportConversations },
  },
};
