import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { App } from '#src/platform/app.server.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';
import { edgeAddressHeader } from '#src/platform/http/edge.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { tablesOf, type Entry, type PageCache } from './page-cache.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const securityHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];

/** Answers requests at `node:http`: what is kept as bytes at once, the rest through `fetch`. */
export function createListener(app: App, cache: PageCache, fetch: Fetch): RequestListener {
  const { host, protocol } = new URL(app.config.PUBLIC_URL);
  const making = new Map<string, Promise<Entry | Response>>();

  async function make(url: string, tables: readonly (keyof Tables)[]): Promise<Entry | Response> {
    const stamp = cache.stamp(tables);
    // A request of its own: it depends on no header, and must not end when the first to ask hangs up.
    const response = await fetch(new Request(new URL(url, app.config.PUBLIC_URL)));
    if (response.status !== 200 || response.headers.has('set-cookie')) return response;
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries([...securityHeaders, ...response.headers]);
    return cache.keep(url, { status: 200, headers, body, tables, stamp });
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = req.url!;
    const tables = isPublicRead(req) ? tablesOf(url.split('?', 1)[0]!) : null;
    if (!tables) {
      sayWhoCalls(req);
      return send(res, await fetch(createRequest(req, res, { host, protocol })));
    }
    // One rendering for all who ask at once, but none that began before the last change.
    const key = `${cache.stamp(tables)} ${url}`;
    let made = making.get(key);
    if (!made) {
      made = make(url, tables).finally(() => making.delete(key));
      making.set(key, made);
    }
    const result = await made;
    return result instanceof Response ? send(res, result.clone()) : sendEntry(req, res, result);
  }

  return (req, res) => {
    if (isPublicRead(req)) {
      const entry = cache.find(req.url!);
      if (entry) return sendEntry(req, res, entry);
    }
    answer(req, res).catch((error: unknown) => {
      app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'a request failed');
      if (!res.headersSent) void send(res, problemResponse(error));
      else res.destroy();
    });
  };
}

function isPublicRead(req: IncomingMessage): boolean {
  return req.method === 'GET' && req.headers.authorization === undefined;
}

function sendEntry(req: IncomingMessage, res: ServerResponse, entry: Entry): void {
  const gzip = entry.gzipped !== null && takesGzip(req);
  res.writeHead(entry.status, gzip ? entry.gzippedHeaders : entry.headers);
  res.end(gzip ? entry.gzipped : entry.body);
}

function takesGzip(req: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(req.headers['accept-encoding'] ?? ''));
}

async function send(res: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of securityHeaders) if (!res.hasHeader(name)) res.setHeader(name, value);
  await sendResponse(res, response);
}

/** Only this listener says where a request comes from: what the caller sent under that name is overwritten. */
function sayWhoCalls(req: IncomingMessage): void {
  req.headers[edgeAddressHeader] = req.socket.remoteAddress ?? '';
}
