import { tellWatchers } from '#src/platform/jobs/item-events.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { tellNews } from './news-service.server.ts';

export const tellWatchersWork = defineWork(tellWatchers, async ({ app, data }) => tellNews(app, data));
