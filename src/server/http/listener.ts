import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendResponse } from '@remix-run/node-fetch-server';
import { LRUCache } from 'lru-cache';
import { isIndexMissing } from '#src/catalog/search/engine-service.server.ts';
import type { Streams } from '#src/messaging/live/stream-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { withContext, type Context, type RequestFacts } from '#src/platform/context.server.ts';
import { AppError, type ProblemCode } from '#src/platform/errors.ts';
import { edgeAddressHeader } from '#src/platform/http/client-network.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { inSpan } from '#src/platform/observability/tracing.server.ts';
import { createConsistencyTokens, tokenSeconds } from '#src/server/cache/consistency-token.ts';
import { sendEntry, type Entry } from '#src/server/cache/entry.ts';
import type { PageCache } from '#src/server/cache/page-cache.ts';
import { createRequestSpans, createRequestIds } from '#src/server/observability/request-identity.ts';
import {
  createAdmissionControl,
  readTarget,
  type IdentifiedRequest,
} from '#src/server/overload/admission-control.ts';
import { createBusyResponse } from '#src/server/overload/busy-response.ts';
import { LoadShedder, limitsFor, untimedLimitsFor } from '#src/server/overload/load-shedder.ts';
import { createStreamResponse } from './event-stream.ts';
import {
  accountBody,
  BodyReader,
  ClientDisconnectedError,
  dropUnread,
  openBody,
  requestWith,
} from './request-body.ts';
import { isForVisitors, isRead, type RequestTarget } from './request-target.ts';
import {
  createCors,
  addSecurityHeaders,
  inertPolicy,
  securityHeadersOf,
  type Header,
} from './response-headers.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type Made = Entry | Response;
/** A response that is being rendered for everyone; `since` is `Infinity` until its rendering begins. */
type Making = { since: number; made: Promise<Made> };
/** One request and its response; `extra` are headers that every response to it has. */
type Exchange = { req: IncomingMessage; res: ServerResponse; id: string; extra: readonly Header[] };

/** Serves cached bytes directly, and everything else through `fetch`. */
export function createListener(
  app: App,
  cache: PageCache,
  fetch: Fetch,
  loadShedder = new LoadShedder(
    (app.config.LOAD_SHEDDING === 'on' ? limitsFor : untimedLimitsFor)(app.config.VISITORS_AT_ONCE),
    app.log,
  ),
  streams?: Streams,
): RequestListener {
  const { host, protocol } = new URL(app.config.PUBLIC_URL);
  const gate = createAdmissionControl(app);
  const bodies = new BodyReader();
  const securityHeaders = securityHeadersOf(app.config.PUBLIC_URL, app.config.HSTS);
  const cors = createCors(app.config.CORS_ORIGINS ?? []);
  const idOf = createRequestIds(app.config.TRUSTED_PROXIES ?? []);
  const respondWithStream = streams && createStreamResponse(app, streams, securityHeaders);
  const sendBusy = createBusyResponse(securityHeaders);
  const spanOf = createRequestSpans(app.config.TRUSTED_PROXIES ?? []);
  const isMeasured = app.config.RATE_LIMITS === 'off';
  const making = new Map<string, Making>();
  const tokens = createConsistencyTokens(app);
  /** The newest change at the last write from each IP address, for clients that send no consistency token. */
  const writers = new LRUCache<string, number>({ max: 10_000, ttl: tokenSeconds * 1_000 });

  /** A load test can bypass the cache with `no-store`. */
  function isShared(req: IncomingMessage, target: RequestTarget): boolean {
    if (isMeasured && req.headers['cache-control'] === 'no-store') return false;
    return isForVisitors(req, target);
  }

  function admit<T>(request: IdentifiedRequest, work: () => Promise<T>, isGone?: () => boolean): Promise<T> {
    const { class: name, clientKey, account } = request;
    if (name === null) return work();
    // A load test simulates many users from one network.
    const key = isMeasured ? Symbol() : clientKey;
    return loadShedder.run(name, { key, isAccount: account !== null }, work, isGone);
  }

  /** Returns a response that was cached before the outage, with what the client has just written. */
  function findStale({ path, url }: RequestTarget, written: bigint | null): Entry | undefined {
    // A data response cannot show the warning about its age, so the browser loads the document instead.
    if (path.endsWith('.data') || (written !== null && !app.changeLog.hadRead(written))) return undefined;
    return cache.findStale(url, { mustBeCurrent: written !== null, isIndexMissing: isIndexMissing(app) });
  }

  async function make(url: string, since = cache.latest): Promise<Made> {
    // Uses a separate request without the client's headers, which does not end when the first client disconnects.
    const { result, tags } = await collectTags(async () => {
      const response = await fetch(new Request(new URL(url, app.config.PUBLIC_URL)));
      if (response.status !== 200 || response.headers.has('set-cookie')) return { response };
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    const { response, body } = result;
    if (!body) return response;
    const headers = Object.fromEntries([...securityHeaders, ...response.headers]);
    // Pages in development have no policy, because Vite adds scripts.
    if (!headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] ??= inertPolicy;
    // The frame of every page shows the shop's name and contact, and whether it is in maintenance.
    const all = tags && [...tags, 'maintenance' as const, 'shop' as const];
    return cache.set(url, { status: 200, headers, body, since, tags: all });
  }

  function beginShared(request: IdentifiedRequest): Promise<Made> {
    const { url } = request.target;
    const begin = async (): Promise<Made> => make(url, (one.since = cache.latest));
    const made = admit(request, begin).finally(() => making.get(url) === one && making.delete(url));
    const one: Making = { since: Infinity, made };
    making.set(url, one);
    return made;
  }

  /**
   * Shares one rendering among concurrent requests, unless a tag of the page has changed since the rendering began. A
   * list may be a second old. No response is older than the change `after`, so that clients see their own writes.
   */
  async function respondShared(request: IdentifiedRequest, after: number): Promise<Made> {
    const { url } = request.target;
    // Another request may have cached the response while this one waited.
    const cached = cache.get(url);
    if (cached) return cached;
    const others = making.get(url);
    const recent = cache.findRecent(url, after);
    // A failure is ignored: once the cached list is too old, the next request renders it and reports the error.
    if (recent?.isDue && !others) void beginShared(request).catch(() => undefined);
    if (recent) return recent.entry;
    if (!others) return beginShared(request);
    if (others.since < after || !cache.willBeCurrent(url, others.since)) return beginShared(request);
    try {
      return await others.made;
    } catch (error) {
      // Only the first request's client has too many requests in progress, so other clients must not be refused.
      if (!(error instanceof AppError && error.code === 'busy')) throw error;
      return making.get(url)?.made ?? beginShared(request);
    }
  }

  async function answer(exchange: Exchange, target: RequestTarget, written: bigint | null): Promise<void> {
    const { req, res, id, extra } = exchange;
    const request = gate.identify(req, target);
    const { address, account, clientKey, class: name } = request;
    await gate.limit(request, req.method);
    if (respondWithStream && account && target.isStream && req.method === 'GET')
      return admit(
        request,
        () => respondWithStream(req, res, extra),
        () => res.destroyed,
      );
    const facts: RequestFacts = { id, address };
    const isBehind = written !== null && !(await app.changeLog.reach(written));
    const after = written === null ? (writers.get(address) ?? 0) : cache.latest;
    const context: Context = {
      request: facts,
      ...(name === 'visitor' && { pool: 'visitors' }),
      ...(isBehind
        ? { unread: written }
        : app.replica && target.isPublic && isForVisitors(req, target) && { standby: app.replica.used }),
    };
    if (target.isCacheable && isShared(req, target)) {
      const made = withContext(context, async () =>
        isBehind ? admit(request, () => make(target.url)) : respondShared(request, after),
      );
      const failed = await made.then(
        ({ status }) => status === 503,
        () => true,
      );
      const result = (failed && findStale(target, written)) || (await made);
      return result instanceof Response ? send(exchange, result.clone()) : sendEntry(req, res, result, extra);
    }
    // The bodies of uploads are left to their handlers.
    const body = name && (await bodies.read(req, clientKey, account ? accountBody : openBody));
    // Overwrites any header with this name that the client sent.
    req.headers[edgeAddressHeader] = address;
    const respond = async () => fetch(requestWith(body, req, res, { host, protocol }));
    return withContext(context, async () => {
      const response = await admit(request, respond, () => res.destroyed);
      if (facts.written !== undefined) {
        tokens.addTo(response, facts.written);
        writers.set(address, cache.latest);
      }
      return send(exchange, response);
    });
  }

  async function send({ res, extra }: Exchange, response: Response): Promise<void> {
    addSecurityHeaders(res, securityHeaders, response.headers);
    for (const [name, value] of extra) res.setHeader(name, value);
    if (response.status === 503) res.setHeader('retry-after', '5');
    if (!res.hasHeader('connection')) dropUnread(res.req, res);
    await sendResponse(res, response);
  }

  /** Cuts off a body that is too slow or arrives during overload. */
  function sendProblem(exchange: Exchange, error: unknown): void {
    const { req, res, id, extra } = exchange;
    if (error instanceof ClientDisconnectedError) return;
    if (!(error instanceof AppError)) app.log.error({ requestId: id, error }, 'a request failed');
    if (res.headersSent) return void res.destroy();
    if (error instanceof AppError && cutting.has(error.code)) {
      if (!req.complete && !isRead(req)) res.setHeader('connection', 'close');
      if (error.code !== 'too-slow') return sendBusy(req, res, error, id, extra);
    }
    // The connection was lost in the meantime.
    send(exchange, problemResponse(error)).catch(() => res.destroy());
  }

  return (req, res) => {
    const id = idOf(req);
    const named: Exchange = { req, res, id, extra: [['x-request-id', id]] };
    let target: RequestTarget;
    try {
      target = readTarget(req);
    } catch (error) {
      return sendProblem(named, error);
    }
    req.url = target.url;
    const span = spanOf(req, res, id);
    if (target.isMisspelt && isRead(req))
      return void send(named, new Response(null, { status: 301, headers: { location: target.url } }));
    const preflight = cors.preflight(req);
    if (preflight) return res.writeHead(204, [...preflight, ...securityHeaders].flat()).end();
    const extra = [...named.extra, ...cors.headersFor(req)];
    const exchange = { req, res, id, extra };
    const written = isRead(req) ? tokens.read(req) : null;
    const isBehind = written !== null && !app.changeLog.hasRead(written);
    if (target.isCacheable && isShared(req, target)) {
      const fresh = isBehind ? undefined : cache.get(target.url);
      const entry = fresh ?? (app.changes.isDatabaseGone ? findStale(target, written) : undefined);
      if (entry) {
        span?.set({ 'rangefinder.kept': true });
        const busy = loadShedder.refuseCached();
        return busy ? sendBusy(req, res, busy, id, extra) : sendEntry(req, res, entry, extra);
      }
    }
    inSpan(span, () => answer(exchange, target, written)).catch((error: unknown) =>
      sendProblem(exchange, error),
    );
  };
}

const cutting: ReadonlySet<ProblemCode> = new Set(['busy', 'too-many-requests', 'too-slow']);
