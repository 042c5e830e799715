import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { jwtResponse, jwtQuery } from './schemas.ts';
import { bearerOf, exchange, type IdentityProvider } from './service.server.ts';

const route = routesOf('identity');

export function identityRoutes(provider: IdentityProvider): Route[] {
  return [
    route.get('/jwt', {
      // Its proof is the provider's ID token, not an access token of ours.
      access: 'public',
      summary: 'Exchange an ID token for an access token',
      proof: 'id-token',
      problems: ['forbidden', 'suspended', 'too-many-requests', 'unavailable'],
      query: jwtQuery,
      answers: { 200: jwtResponse },
      handle: async ({ app, request, query }) => {
        await app.rateLimits.consume('exchange', networkOfRequest(request));
        const accessToken = await exchange(app, provider, bearerOf(request), query.email);
        return Response.json({ accessToken }, { headers: { 'cache-control': 'no-store' } });
      },
    }),
  ];
}
