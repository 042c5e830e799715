import { z } from 'zod';
import { AppError } from '#src/platform/errors.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { placeProblems } from '#src/texts/places.ts';
import { placesBetween } from './between-service.server.ts';
import { loadRegions } from './load-regions.server.ts';
import { loadPlaces } from './load.server.ts';
import { idOf } from './place-text.ts';
import { place, placesQuery } from './schemas.ts';
import { listPlaces, placeById } from './service.server.ts';

const route = routesOf('places');

const cached = (seconds: number) => ({ headers: { 'cache-control': `public, max-age=${seconds}` } });

const placeRoutes = [
  route.get('/places', {
    access: 'public',
    summary: 'Places that typed text can mean, or all places of a cell of one degree',
    description:
      'From GeoNames (CC BY 4.0). With `q`, at most 8: large ones, those in the country of the shop and those near `near` come first. With `cell`, the largest first, including those just outside. With `which`, at most 8. With `between`, the largest town around the middle of two places that are 10 to 300 km apart, or nothing.',
    query: placesQuery,
    responses: { 200: z.array(place) },
    handle: async ({ app, query }) =>
      Response.json(
        query.between ? await placesBetween(app, query.between) : await listPlaces(app, query),
        cached(query.cell ? 86_400 : 300),
      ),
  }),
  route.get('/places/{id}', {
    access: 'public',
    summary: 'A place',
    problems: ['not-found'],
    responses: { 200: place },
    handle: async ({ app, params: { id } }) => {
      const wanted = idOf(id);
      const found = wanted === undefined ? undefined : await placeById(app.db, wanted);
      if (!found) throw new AppError('not-found', placeProblems.noPlace);
      return Response.json(found, cached(86_400));
    },
  }),
] as const;

export const placeFeature = {
  routes: placeRoutes,
  prepare: {
    what: 'places',
    async load(db, root) {
      await loadPlaces(db, root);
      await loadRegions(db, root);
    },
  },
} satisfies Feature;
