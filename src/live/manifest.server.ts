import type { Manifest } from '#src/platform/manifest.server.ts';
import { liveRoutes } from './http.server.ts';

export const liveManifest: Manifest = {
  routes: liveRoutes,
  examples: {
    schemas: { Unread: { messages: 2, notifications: 1 } },
    answers: {
      'GET /events':
        'event: sync\ndata: {"messages":2,"notifications":1}\n\nevent: message\ndata: {"conversation":"0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f","seq":4,"unread":3}\n\n',
    },
  },
};
