import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';
import { seal } from '#src/platform/security/crypto.server.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';
import { createListener } from '#src/server/http/listener.ts';
import { origin } from './api.ts';
import type { TestUser } from './shop.ts';

export type Got = { status: number; headers: IncomingHttpHeaders; body: string };
type Sent = {
  as?: { token: string } | undefined;
  body?: object;
  /** The client's IP address, as a proxy would send it. It counts only if `TRUSTED_PROXIES` includes 127.0.0.1. */
  from?: string;
  headers?: Record<string, string>;
};

/** A server on its own port that is called through real sockets. Paths are sent exactly as given. */
export type Served = {
  server: Server;
  port: number;
  send(method: string, path: string, sent?: Sent): Promise<Got>;
  close(): Promise<void>;
};

export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    send(method, path, { as, body, from, headers = {} } = {}) {
      const sent: Record<string, string> = { ...headers };
      if (as) sent['authorization'] = `bearer ${as.token}`;
      const json = body && JSON.stringify(body);
      if (json) {
        sent['content-type'] = 'application/json';
        // Set explicitly, because Node sets no length for DELETE.
        sent['content-length'] = String(Buffer.byteLength(json));
      }
      if (from) sent['x-forwarded-for'] = from;
      return new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers: sent }, (res) => {
          text(res).then(
            (all) => resolve({ status: res.statusCode!, headers: res.headers, body: all }),
            reject,
          );
        })
          .on('error', reject)
          .end(json);
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Listening = Parameters<typeof createListener>;

/** Serves the responses of `fetch` as a process of the shop does, with its own page cache. */
export async function serveApp(
  app: App,
  fetch: Listening[2],
  loadShedder?: Listening[3],
  streams?: Listening[4],
): Promise<Served & { cache: PageCache }> {
  const cache = new PageCache(app.changes);
  return { ...(await serve(createListener(app, cache, fetch, loadShedder, streams))), cache };
}

/** Serves the API of one process through its own socket and page cache. */
export async function serveApi(app: App) {
  const api = new Hono().route('/api', createApi(app));
  const { send, close, cache } = await serveApp(app, api.fetch);
  return {
    app,
    close,
    async get(path: string): Promise<{ status: number; body: any }> {
      // A client with this consistency token never gets a stale list.
      const position = seal(app.authSecret, 'positions', `1 ${Date.now() + 10_000}`);
      const { status, body } = await send('GET', path, { headers: { 'x-position': position } });
      return { status, body: JSON.parse(body) };
    },
    call: (method: string, path: string, as: TestUser, body?: object, headers = {}) =>
      send(method, `/api${path}`, { as, headers: { origin, ...headers }, ...(body && { body }) }),
    keeps: (path: string) => cache.get(path) !== undefined,
  };
}

/** Creates responses that the test completes itself. `started` resolves when the nth response has been requested. */
export function onDemand(tags: readonly Tag[] = ['listing:x', 'user:x']) {
  const slots: { started: PromiseWithResolvers<Request>; body: PromiseWithResolvers<string> }[] = [];
  const slot = (index: number) =>
    (slots[index] ??= { started: Promise.withResolvers(), body: Promise.withResolvers() });
  let count = 0;
  const fetch = async (call: Request) => {
    const { started, body } = slot(count++);
    started.resolve(call);
    addCacheTags(tags);
    return new Response(await body.promise);
  };
  const nth = (index: number) => {
    const { started, body } = slot(index);
    return { started: started.promise, answer: body.resolve, fail: body.reject };
  };
  return { fetch, nth, count: () => count };
}
