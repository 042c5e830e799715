import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendResponse } from '@remix-run/node-fetch-server';
import type { App } from '#src/platform/app.server.ts';
import type { ChangeKey } from '#src/platform/changes.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';
import { withoutReserve } from '#src/platform/db/reserve.server.ts';
import { edgeAddressHeader, networkOf } from '#src/platform/http/edge.ts';
import { collectDependencies } from '#src/platform/dependencies.server.ts';
import { inSpan } from '#src/platform/tracing.server.ts';
import { withinRequest } from '#src/platform/http/request-context.server.ts';
import { Admission, isBrowsing, sharesFor, type TrafficClass } from './admission.ts';
import { arrived, GoneError, requestWith } from './arrived.ts';
import { createBusyAnswer } from './busy-answer.ts';
import { createCors } from './cors.ts';
import { isSearch } from './search-limit.ts';
import { createClientAddress } from './client-address.ts';
import { countAnswer } from './metrics.ts';
import { createRequestSpans } from './request-spans.ts';
import { createRequestIds } from './request-id.ts';
import { addSecurityHeaders, inertPolicy, securityHeadersOf } from './security-headers.ts';
import { classify } from './traffic-class.ts';
import { keysOf, narrowKeys, type Entry, type PageCache } from './page-cache.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const requestIdHeader = 'x-request-id';
/** As much of a body as anyone takes of such callers: 64 kB, and posts of admins. */
const mostBytes = (who: TrafficClass): number => (who === 'member' ? 400_000 : 65_536);

/** Answers requests at `node:http`: what is kept as bytes at once, the rest through `fetch`. */
export function createListener(
  app: App,
  cache: PageCache,
  fetch: Fetch,
  admission = new Admission(sharesFor(app.config.VISITORS_AT_ONCE)),
): RequestListener {
  const { host, protocol } = new URL(app.config.PUBLIC_URL);
  const addressOf = createClientAddress(app.config.TRUSTED_PROXIES ?? []);
  const securityHeaders = securityHeadersOf(app.config.PUBLIC_URL);
  const cors = createCors(app.config.CORS_ORIGINS ?? []);
  const idOf = createRequestIds(app.config.TRUSTED_PROXIES ?? []);
  const sendBusy = createBusyAnswer(securityHeaders);
  const spanOf = createRequestSpans(app.config.TRUSTED_PROXIES ?? []);
  const making = new Map<string, Promise<Entry | Response>>();

  function admit<T>(who: TrafficClass, work: () => Promise<T>, isGone?: () => boolean): Promise<T> {
    return admission.run(who, isBrowsing(who) ? () => withoutReserve(work) : work, isGone);
  }

  async function make(url: string, keys: readonly ChangeKey[]): Promise<Entry | Response> {
    const since = cache.latest;
    // A request of its own: it depends on no header, and must not end when the first to ask hangs up.
    const { result: response, dependencies } = await collectDependencies(async () =>
      fetch(new Request(new URL(url, app.config.PUBLIC_URL))),
    );
    if (response.status !== 200 || response.headers.has('set-cookie')) return response;
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries([...securityHeaders, ...response.headers]);
    // In development pages have none: Vite needs scripts of its own.
    if (!headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] ??= inertPolicy;
    const made = { keys: narrowKeys(keys, dependencies), values: dependencies.values };
    return cache.keep(url, { status: 200, headers, body, since, ...made });
  }

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    id: string,
    extra: string[],
  ): Promise<void> {
    const url = req.url!;
    const address = addressOf(req);
    const who = classify(req, app.authSecret);
    // Bodies come as slowly as their senders like.
    const body = who ? await arrived(req, mostBytes(who)) : null;
    if (isSearch(url)) await app.rateLimits.consume('search-from', networkOf(address));
    const keys = isPublicRead(req) ? keysOf(url.split('?', 1)[0]!) : null;
    if (!keys) {
      // Only this listener says where a request comes from: what was sent under that name is overwritten.
      req.headers[edgeAddressHeader] = address;
      const work = async () => fetch(requestWith(body, req, res, { host, protocol }));
      return withinRequest({ id, address }, async () =>
        send(res, await (who ? admit(who, work, () => res.destroyed) : work()), extra),
      );
    }
    // One rendering for all who ask at once, but none that began before the last change.
    const key = `${cache.stamp(keys)} ${url}`;
    let made = making.get(key);
    if (!made) {
      const renew = async () => (await cache.findSame(url)) ?? (await make(url, keys));
      // For all who wait for it, by the id of the first.
      const run = async () => admit(who ?? 'visitor', renew);
      made = withinRequest({ id, address }, run).finally(() => making.delete(key));
      making.set(key, made);
    }
    const result = await made;
    return result instanceof Response ? send(res, result.clone(), extra) : sendEntry(req, res, result, extra);
  }

  async function send(res: ServerResponse, response: Response, extra: string[]): Promise<void> {
    addSecurityHeaders(res, securityHeaders, response.headers);
    for (let index = 0; index < extra.length; index += 2) res.setHeader(extra[index]!, extra[index + 1]!);
    await sendResponse(res, response);
  }

  return (req, res) => {
    const id = idOf(req);
    const span = spanOf(req, res, id);
    const refusal = refuseUnread(req);
    if (refusal) return void send(res, problemResponse(refusal), [requestIdHeader, id]);
    const shared = cors.headersFor(req);
    const preflight = cors.preflight(req);
    if (preflight) return res.writeHead(204, [...preflight, ...securityHeaders.flat()]).end();
    const extra = [requestIdHeader, id, ...shared];
    if (isPublicRead(req)) {
      const entry = cache.find(req.url!);
      if (entry) {
        span?.set({ 'rangefinder.kept': true });
        const busy = admission.refusal('visitor');
        return busy ? sendBusy(req, res, busy, id, extra) : sendEntry(req, res, entry, extra);
      }
    }
    inSpan(span, () => answer(req, res, id, extra)).catch((error: unknown) => {
      if (error instanceof GoneError) return;
      if (!(error instanceof AppError)) app.log.error({ requestId: id, error }, 'a request failed');
      if (res.headersSent) return res.destroy();
      if (error instanceof AppError && error.code === 'busy') return sendBusy(req, res, error, id, extra);
      void send(res, problemResponse(error), extra);
    });
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What no answer can be made for; an address with a host before its path becomes the path, as HTTP asks. */
function refuseUnread(req: IncomingMessage): AppError | null {
  if (!methods.has(req.method!)) return new AppError('method-not-allowed');
  if (/^https?:\/\//i.test(req.url!) && URL.canParse(req.url!)) {
    const { pathname, search } = new URL(req.url!);
    req.url = pathname + search;
  }
  return req.url!.startsWith('/') ? null : new AppError('bad-request', 'The address is none.');
}

function isPublicRead(req: IncomingMessage): boolean {
  return req.method === 'GET' && req.headers.authorization === undefined;
}

function sendEntry(req: IncomingMessage, res: ServerResponse, entry: Entry, extra: string[]): void {
  const gzip = entry.gzipped !== null && takesGzip(req);
  countAnswer('GET', 'kept', entry.status);
  res.writeHead(entry.status, [...(gzip ? entry.gzippedHeaders : entry.headers), ...extra]);
  res.end(gzip ? entry.gzipped : entry.body);
}

function takesGzip(req: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(req.headers['accept-encoding'] ?? ''));
}
