import { tellWatchers } from '#src/platform/item-news.server.ts';
import { defineWork } from '#src/platform/jobs.server.ts';
import { tellNews } from './news-service.server.ts';

export const tellWatchersWork = defineWork(tellWatchers, async ({ app, data }) => tellNews(app, data));
