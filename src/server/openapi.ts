import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { problem } from '#src/platform/contract.ts';
import type { Route } from '#src/platform/http/route.server.ts';

/** The OpenAPI 3.1 document, made of the schemas that validate. */
export function describeApi(routes: Route[], publicUrl: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Rangefinder',
      version: '1.0.0',
      description: 'A marketplace for used cameras, lenses and accessories.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    security: [],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
}

function describeRoute(route: Route): NonNullable<ZodOpenApiPathsObject[string]['get']> {
  const secured = route.access !== 'public';
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [route.tag],
    security: secured ? [{ bearer: [] }] : [],
    ...(typeof route.access === 'object' ? { description: `For the roles ${route.access.join(', ')}.` } : {}),
    requestParams: {
      ...(route.params ? { path: route.params as never } : {}),
      ...(route.query ? { query: route.query as never } : {}),
    },
    ...requestBody(route),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, schema]) => [
          status,
          { description: 'Done', content: { 'application/json': { schema } } },
        ]),
      ),
      '4XX': {
        description: 'Refused: the problem names why, and each field that was wrong',
        content: { 'application/problem+json': { schema: problem } },
      },
    },
  };
}

function requestBody(route: Route): object {
  if (route.rawBody) {
    const schema = {
      type: 'object' as const,
      properties: { image: { type: 'string' as const, format: 'binary' } },
      required: ['image'],
    };
    return { requestBody: { required: true, content: { [route.rawBody.contentType]: { schema } } } };
  }
  if (!route.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } };
}

/** `GET /cameras/{id}` becomes `getCamerasById`. */
function operationId(route: Route): string {
  const words = route.path
    .split('/')
    .filter(Boolean)
    .map((part) =>
      part.startsWith('{') ? `By${capital(part.slice(1, -1))}` : part.split('-').map(capital).join(''),
    );
  return route.method.toLowerCase() + words.join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
