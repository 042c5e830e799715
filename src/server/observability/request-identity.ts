import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventsPath } from '#src/messaging/live/schemas.ts';
import { currentSpan, isTracing, startSpan, type Span } from '#src/platform/observability/tracing.server.ts';
import { createPeerCheck } from '#src/server/http/client-address.ts';

/** Uses the id of a trusted proxy, or a new one. Other clients could send the id of a different request. */
export function createRequestIds(trusted: readonly string[]): (req: IncomingMessage) => string {
  const isOurs = createPeerCheck(trusted);
  // A counter, because random numbers would take longer than a cached page.
  const run = randomBytes(9).toString('base64url');
  let count = 0;
  return (req) => {
    const given = req.headers['x-request-id'];
    if (typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) && isOurs(req)) return given;
    return `${run}-${(++count).toString(36)}`;
  };
}

const items = /^(\/(?:cameras|lens|accessories|blogs))\/[^/]+$/;
const pages =
  /^\/(|_|cameras|lens|accessories|search|blogs|login|login\/google|signup|[a-z]+-(password|email)|newsletter\/[a-z]+|buying|selling|safety|about|contact|terms|privacy|cookies|robots\.txt|sitemap\.xml|readyz|version|offline)$/;

/** The pattern of an address, without typed text: addresses can contain names, email addresses and tokens. */
function routeOf(url: string): string {
  const path = url.replace(/\?.*/s, '').replace(/\.data$/, '');
  const [api = '', rest = path] = /^(\/api)?(\/.*)$/.exec(path)?.slice(1) ?? [];
  if (items.test(rest)) return api + rest.replace(items, '$1/{id}');
  if (pages.test(rest)) return api + rest;
  const folder = /^\/(dashboard|feeds|sitemaps|auth)\//.exec(rest)?.[0];
  return folder ? `${api}${folder}*` : `${api}/*`;
}

/** Starts a span for each request. Only our own proxies may choose the trace that the span belongs to. */
export function createRequestSpans(trusted: readonly string[]) {
  const isOurs = createPeerCheck(trusted);
  return (req: IncomingMessage, res: ServerResponse, id: string): Span | null => {
    // A stream of events gets no span, because it stays open for hours.
    const { method = '', url = '' } = req;
    if (!isTracing() || url === `/api${eventsPath}`) return null;
    const given = req.headers['traceparent'];
    const from = typeof given === 'string' && isOurs(req) ? given : undefined;
    const route = routeOf(url);
    const facts = { 'http.request.method': method, 'http.route': route, 'rangefinder.request_id': id };
    const span = startSpan(`${method} ${route}`, 'server', { facts, ...(from && { from }) });
    res.once('close', () => {
      span?.set({ 'http.response.status_code': res.statusCode });
      if (!res.writableFinished) span?.fail('aborted');
      else if (res.statusCode >= 500) span?.fail(String(res.statusCode));
      span?.end();
    });
    return span;
  };
}

export function nameSpan(method: string, route: string): void {
  const span = currentSpan();
  span?.rename(`${method} ${route}`);
  span?.set({ 'http.route': route });
}
