import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { problems, type ProblemCode } from '#src/platform/errors.ts';
import { inertPolicy, type Header } from './security-headers.ts';

/** How long and how large a request may be before anything of ours sees it. */
export const limits = {
  /** Of all headers together, the address too. */
  headerBytes: 16 * 1024,
  headers: 100,
  headersMs: 10_000,
  /** A photograph of 15 MB over a slow line. */
  requestMs: 120_000,
  /** Longer than proxies keep theirs: they must not send into one that is just being closed. */
  idleMs: 75_000,
  requestsPerConnection: 10_000,
  /** Without a byte of its answer being read. */
  unreadMs: 30_000,
};

/** The server of the process; slow, endless and malformed requests end here, with a problem as everywhere. */
export function createHttpServer(
  listener: RequestListener,
  headers: readonly Header[],
  { headersMs, requestMs, unreadMs } = limits,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: Math.min(2_000, headersMs / 2),
      // Two lengths, a length and chunks: what one reader takes for the body is the next request to another.
      insecureHTTPParser: false,
      requireHostHeader: true,
    },
    (req, res) => {
      // RFC 9112, 3.2. Node uses the first host; a proxy may have routed by the other one.
      const hosts = req.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
      if (hosts.length > 1) return void req.socket.end(refusal('bad-request', headers));
      listener(req, res);
    },
  );
  server.maxHeadersCount = limits.headers;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = unreadMs;
  server.prependListener('request', (_, res) => res.on('timeout', endUnread));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    socket.end(refusal(codes[error.code ?? ''] ?? 'bad-request', headers));
  });
  return server;
}

/** Frees what an answer holds that is not read; one that is still being made may take its time. */
function endUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

function refusal(code: ProblemCode, headers: readonly Header[]): string {
  const [status, title] = problems[code];
  const type = `urn:rangefinder:problem:${code}`;
  const body = JSON.stringify({ type, title, status, detail: title });
  return [
    `HTTP/1.1 ${status} ${title}`,
    'connection: close',
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `content-security-policy: ${inertPolicy}`,
    ...headers.map((pair) => pair.join(': ')),
    '',
    body,
  ].join('\r\n');
}
