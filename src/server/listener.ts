import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendResponse } from '@remix-run/node-fetch-server';
import { LRUCache } from 'lru-cache';
import type { Streams } from '#src/live/streams.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { collectTags, withoutCaches } from '#src/platform/cache/cache-tags.server.ts';
import { AppError, type ProblemCode } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';
import { asVisitor } from '#src/db/visitors.server.ts';
import { edgeAddressHeader } from '#src/platform/http/edge.ts';
import { inSpan } from '#src/platform/tracing.server.ts';
import { withinRequest, type RequestContext } from '#src/platform/http/request-context.server.ts';
import { LoadShedder, limitsFor, untimedLimitsFor } from '#src/server/overload/load-shedder.ts';
import { createBusyAnswer } from '#src/server/overload/busy-answer.ts';
import { createCors } from '#src/server/http/cors.ts';
import { createGate, readTarget, type GatedRequest } from '#src/server/overload/gate.ts';
import { createStreamAnswer } from './stream-answer.ts';
import { createRequestSpans } from './request-spans.ts';
import {
  accountBody,
  BodyReader,
  ClientDisconnectedError,
  dropUnread,
  openBody,
  requestWith,
} from '#src/server/http/request-body.ts';
import { createRequestIds } from '#src/server/http/request-id.ts';
import { isForVisitors, isRead, type RequestTarget } from '#src/server/http/request-target.ts';
import { addSecurityHeaders, inertPolicy, securityHeadersOf } from '#src/server/http/security-headers.ts';
import type { Entry } from '#src/server/cache/entry.ts';
import type { PageCache } from '#src/server/cache/page-cache.ts';
import { sendEntry } from '#src/server/cache/send-entry.ts';
import { createPositions, positionSeconds } from '#src/server/cache/position.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type Made = Entry | Response;
/** An answer that is made for all who ask; `since` is `Infinity` as long as it waits to begin. */
type Making = { since: number; made: Promise<Made> };

/** Answers requests at `node:http`: what is cached as bytes at once, the rest through `fetch`. */
export function createListener(
  app: App,
  cache: PageCache,
  fetch: Fetch,
  loadShedder = new LoadShedder(
    (app.config.LOAD_SHEDDING === 'on' ? limitsFor : untimedLimitsFor)(app.config.VISITORS_AT_ONCE),
  ),
  streams?: Streams,
): RequestListener {
  const { host, protocol } = new URL(app.config.PUBLIC_URL);
  const gate = createGate(app);
  const bodies = new BodyReader();
  const securityHeaders = securityHeadersOf(app.config.PUBLIC_URL, app.config.HSTS);
  const cors = createCors(app.config.CORS_ORIGINS ?? []);
  const idOf = createRequestIds(app.config.TRUSTED_PROXIES ?? []);
  const answerStream = streams && createStreamAnswer(app, streams, securityHeaders);
  const sendBusy = createBusyAnswer(securityHeaders);
  const spanOf = createRequestSpans(app.config.TRUSTED_PROXIES ?? []);
  /** A load test measures what the process can do. */
  const isMeasured = app.config.RATE_LIMITS === 'off';
  const making = new Map<string, Making>();
  const positions = createPositions(app);
  /** Of addresses that have written here lately the newest change by then: for who returns no position. */
  const writers = new LRUCache<string, number>({ max: 10_000, ttl: positionSeconds * 1_000 });

  /** Whether one answer is for everyone who asks; a load test may have its own made. */
  function isShared(req: IncomingMessage, target: RequestTarget): boolean {
    if (isMeasured && req.headers['cache-control'] === 'no-store') return false;
    return isForVisitors(req, target);
  }

  function admit<T>(request: GatedRequest, work: () => Promise<T>, isGone?: () => boolean): Promise<T> {
    const { class: name, clientKey, account } = request;
    if (name === null) return work();
    // A load test plays many users from one network.
    const key = isMeasured ? Symbol() : clientKey;
    const admitted = name === 'visitor' ? () => asVisitor(work) : work;
    return loadShedder.run(name, { key, isAccount: account !== null }, admitted, isGone);
  }

  /** Returns a response that was cached before the outage, unless the client has written since. */
  function findStale({ path, url }: RequestTarget, written: bigint | null): Entry | undefined {
    // Data cannot show the line that it may be out of date, so the browser loads the document instead.
    if (path.endsWith('.data') || (written !== null && !app.changeLog.hadRead(written))) return undefined;
    return cache.findStale(url);
  }

  async function make(url: string, since = cache.latest): Promise<Made> {
    // A request of its own: it depends on no header, and must not end when the first to ask hangs up.
    const { result, tags } = await collectTags(async () => {
      const response = await fetch(new Request(new URL(url, app.config.PUBLIC_URL)));
      if (response.status !== 200 || response.headers.has('set-cookie')) return { response };
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    const { response, body } = result;
    if (!body) return response;
    const headers = Object.fromEntries([...securityHeaders, ...response.headers]);
    // In development pages have none: Vite needs scripts of its own.
    if (!headers['content-type']?.startsWith('text/html')) headers['content-security-policy'] ??= inertPolicy;
    // The frame of every page shows whether the shop is in maintenance.
    const all = tags && [...tags, 'maintenance' as const];
    return cache.set(url, { status: 200, headers, body, since, tags: all });
  }

  function beginShared(request: GatedRequest): Promise<Made> {
    const { url } = request.target;
    const begin = async (): Promise<Made> => make(url, (one.since = cache.latest));
    const made = admit(request, begin).finally(() => making.get(url) === one && making.delete(url));
    const one: Making = { since: Infinity, made };
    making.set(url, one);
    return made;
  }

  /**
   * One rendering for all who ask at once, but none that began before something of it changed; of a list the one before,
   * for a second. Nothing is from before the change `after`, which whoever asks has made.
   */
  async function answerShared(request: GatedRequest, after: number): Promise<Made> {
    const { url } = request.target;
    // It may have been made while this request waited.
    const cached = cache.get(url);
    if (cached) return cached;
    const others = making.get(url);
    const recent = cache.findRecent(url, after);
    // Why it cannot be made is said to whoever comes once this one is too old.
    if (recent?.isDue && !others) void beginShared(request).catch(() => undefined);
    if (recent) return recent.entry;
    if (!others) return beginShared(request);
    if (others.since < after || !cache.willDo(url, others.since)) return beginShared(request);
    try {
      return await others.made;
    } catch (error) {
      // Who asked first had too much under way: that is not to be the loss of those who joined.
      if (!(error instanceof AppError && error.code === 'busy')) throw error;
      return making.get(url)?.made ?? beginShared(request);
    }
  }

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    id: string,
    extra: string[],
    target: RequestTarget,
    written: bigint | null,
  ): Promise<void> {
    const request = gate.identify(req, target);
    const { address, account, clientKey, class: name } = request;
    await gate.limit(request, req.method!);
    if (answerStream && account && target.isStream && req.method === 'GET')
      return admit(
        request,
        () => answerStream(req, res, extra),
        () => res.destroyed,
      );
    const context: RequestContext = { id, address };
    const isBehind = written !== null && !(await app.changeLog.reach(written));
    const after = written === null ? (writers.get(address) ?? 0) : cache.latest;
    const reading = <T>(work: () => T): T => {
      if (isBehind) return withoutCaches(work);
      const isOfStandby = target.isPublic && isForVisitors(req, target);
      return isOfStandby && app.replica ? app.replica.reading(work) : work();
    };
    if (target.isCacheable && isShared(req, target)) {
      // For all who wait for it, by the id of the first.
      const made = withinRequest(context, async () =>
        reading(() => (isBehind ? admit(request, () => make(target.url)) : answerShared(request, after))),
      );
      const failed = await made.then(
        ({ status }) => status === 503,
        () => true,
      );
      const result = (failed && findStale(target, written)) || (await made);
      return result instanceof Response
        ? send(res, result.clone(), extra)
        : sendEntry(req, res, result, extra);
    }
    // Uploads are read by who works on them.
    const body = name && (await bodies.read(req, clientKey, account ? accountBody : openBody));
    // Only this listener says where a request comes from: what was sent under that name is overwritten.
    req.headers[edgeAddressHeader] = address;
    const respond = async () => fetch(requestWith(body, req, res, { host, protocol }));
    return withinRequest(context, async () => {
      const response = await reading(() => admit(request, respond, () => res.destroyed));
      if (context.written !== undefined) {
        positions.tell(response, context.written);
        writers.set(address, cache.latest);
      }
      return send(res, response, extra);
    });
  }

  async function send(res: ServerResponse, response: Response, extra: string[]): Promise<void> {
    addSecurityHeaders(res, securityHeaders, response.headers);
    for (let index = 0; index < extra.length; index += 2) res.setHeader(extra[index]!, extra[index + 1]!);
    if (response.status === 503) res.setHeader('retry-after', '5');
    if (!res.hasHeader('connection')) dropUnread(res.req, res);
    await sendResponse(res, response);
  }

  /** Sends the problem of an error. A body that is too slow, or arrives during overload, is cut off. */
  function sendProblem(
    req: IncomingMessage,
    res: ServerResponse,
    error: unknown,
    id: string,
    extra: string[],
  ): void {
    if (error instanceof ClientDisconnectedError) return;
    if (!(error instanceof AppError)) app.log.error({ requestId: id, error }, 'a request failed');
    if (res.headersSent) return void res.destroy();
    if (error instanceof AppError && cutting.has(error.code)) {
      if (!req.complete && !isRead(req)) res.setHeader('connection', 'close');
      if (error.code !== 'too-slow') return sendBusy(req, res, error, id, extra);
    }
    send(res, problemResponse(error), extra).catch(() => res.destroy());
  }

  return (req, res) => {
    const id = idOf(req);
    const named = ['x-request-id', id];
    let target: RequestTarget;
    try {
      target = readTarget(req);
    } catch (error) {
      return sendProblem(req, res, error, id, named);
    }
    req.url = target.url;
    const span = spanOf(req, res, id);
    if (target.isMisspelt && isRead(req))
      return void send(res, new Response(null, { status: 301, headers: { location: target.url } }), named);
    const shared = cors.headersFor(req);
    const preflight = cors.preflight(req);
    if (preflight) return res.writeHead(204, [...preflight, ...securityHeaders.flat()]).end();
    const extra = [...named, ...shared];
    const written = isRead(req) ? positions.of(req) : null;
    const isBehind = written !== null && !app.changeLog.hasRead(written);
    if (target.isCacheable && isShared(req, target)) {
      const fresh = isBehind ? undefined : cache.get(target.url);
      const entry = fresh ?? (app.changes.isDatabaseGone ? findStale(target, written) : undefined);
      if (entry) {
        span?.set({ 'rangefinder.kept': true });
        const busy = loadShedder.lateRefusal;
        return busy ? sendBusy(req, res, busy, id, extra) : sendEntry(req, res, entry, extra);
      }
    }
    inSpan(span, () => answer(req, res, id, extra, target, written)).catch((error: unknown) =>
      sendProblem(req, res, error, id, extra),
    );
  };
}

const cutting: ReadonlySet<ProblemCode> = new Set(['busy', 'too-many-requests', 'too-slow']);
