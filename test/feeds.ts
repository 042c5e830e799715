import type { Hono } from 'hono';
import { features } from '#src/app/features.server.ts';
import { createFeeds } from '#src/content/feeds/api.server.ts';
import type { App } from '#src/platform/app.server.ts';

/** Feeds and sitemaps as the server serves them. */
export const createAllFeeds = (app: App, sizes?: { part: number; batch: number }): Hono =>
  createFeeds(app, features, sizes);
