import { lockUploader } from '#src/media/photos/ports.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { identityWork } from './jobs.server.ts';
import { providerOf } from './provider-service.server.ts';
import { jwtResponse, jwtQuery } from './schemas.ts';
import { bearerOf, exchange, lockActor } from './service.server.ts';

const route = routesOf('identity');

const identityRoutes = [
  route.get('/jwt', {
    // Public, because the caller sends an ID token from the provider instead of one of our access tokens.
    access: 'public',
    summary: 'Exchange an ID token for an access token',
    proof: 'id-token',
    problems: ['forbidden', 'suspended', 'too-many-requests', 'unavailable'],
    query: jwtQuery,
    responses: { 200: jwtResponse },
    handle: async ({ app, request, query }) => {
      await app.rateLimits.consume('exchange', networkOfRequest(request));
      const idToken = bearerOf(request.headers.get('authorization'));
      const accessToken = await exchange(app, providerOf(app), idToken, query.email);
      return Response.json({ accessToken }, { headers: { 'cache-control': 'no-store' } });
    },
  }),
] as const;

export const authFeature = {
  routes: identityRoutes,
  jobs: identityWork,
  provides: [lockUploader.providedBy(lockActor)],
  // Public, because the HTML is the same for everyone: only the browser knows the session.
  publicPaths: [
    { pattern: /^\/login(\/code)?$/, params: ['from'] },
    { pattern: /^\/signup$/, params: ['from', 'invitation'] },
    { pattern: /^\/login\/google$/, params: ['error'] },
    { pattern: /^\/forgot-password$/ },
    { pattern: /^\/(reset-password|verify-email)$/, params: ['token'] },
  ],
} satisfies Feature;
