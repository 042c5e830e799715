import { userClosed } from '#src/accounts/users/events.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { exchangeRoutes } from './api.server.ts';
import { cleanUpWork, importWork } from './import-jobs.server.ts';
import { deleteImportsOf, exportImports } from './import-queries.server.ts';

export const exchangeFeature = {
  routes: exchangeRoutes,
  jobs: [importWork, cleanUpWork],
  eventHandlers: [userClosed.handledBy((_, trx, { id }) => deleteImportsOf(trx, id))],
  personalData: { imports: { about: 'your files with items of the last two weeks', read: exportImports } },
} satisfies Feature;
