import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { measurePrices, recordCompleted } from './measure-service.server.ts';
import { exportSales } from './queries.server.ts';
import { priceGuide, priceQuery } from './schemas.ts';
import { priceGuideOf } from './service.server.ts';

const route = routesOf('prices');

const priceRoutes = [
  route.get('/prices/{id}', {
    access: 'public',
    summary: 'The price guide for a model in a condition',
    description:
      'From completed sales of the last 365 days. A range is given only if it is expected to hold eight in ten sales; single sales are never returned.',
    query: priceQuery,
    problems: ['not-found'],
    responses: { 200: priceGuide },
    run: ({ app, params, query }) => priceGuideOf(app, params.id, query.condition),
  }),
] as const;

const recordSalesWork = defineWork(
  scheduledJob('record-sales', '41 * * * *', { limitSeconds: 600 }),
  async ({ app }) => {
    await recordCompleted(app);
  },
);

/** Runs at night, because the pages that show a range become stale. */
const measurePricesWork = defineWork(
  scheduledJob('measure-prices', '23 4 * * *', { limitSeconds: 1800 }),
  async ({ app }) => {
    await measurePrices(app);
  },
);

export const priceFeature = {
  routes: priceRoutes,
  jobs: [recordSalesWork, measurePricesWork],
  publicPaths: [{ pattern: /^\/api\/prices\/[\w-]{1,64}$/, params: priceQuery }],
  personalData: {
    salesInPriceGuide: { about: 'your completed deals, without the other side', read: exportSales },
  },
} satisfies Feature;
