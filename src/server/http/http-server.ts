import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, type ProblemCode } from '#src/platform/errors.ts';
import { inertPolicy, type Header } from './response-headers.ts';

export const limits = {
  /** The maximum size of all headers, including the address. */
  headerBytes: 16 * 1024,
  headers: 100,
  headersMs: 10_000,
  /** Enough for a photo of 15 MB over a slow line. */
  requestMs: 120_000,
  /** Longer than proxies keep idle connections open, so that they never use one that is being closed. */
  idleMs: 75_000,
  requestsPerConnection: 10_000,
  /** How long a client may read no byte of its response. */
  unreadMs: 30_000,
};

/** Ends slow, endless and malformed requests with a problem. */
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
      // Prevents request smuggling with two lengths, or with a length and chunked encoding.
      insecureHTTPParser: false,
      requireHostHeader: true,
    },
    (req, res) => {
      // RFC 9112, 3.2: Node uses the first host, but a proxy may have routed by the second.
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

/** Frees the memory of a response that the client does not read. A response that is not ready yet is not affected. */
function endUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

function refusal(code: ProblemCode, headers: readonly Header[]): string {
  const problem = problemOf(code);
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
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
