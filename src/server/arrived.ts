import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#src/platform/errors.ts';
import { createRequest, type RequestOptions } from '@remix-run/node-fetch-server';

/** What bodies on their way may hold of memory together: that of a thousand that are as large as may be. */
const mostHeldBytes = 64 * 1024 * 1024;
let held = 0;

/**
 * Waits for the body of a request: who sends one slowly must not take a place among those that are worked on. Answers
 * null where it is larger than `mostBytes`, and leaves it to be read by who refuses it. @throws GoneError when the caller has gone, AppError `busy` when too many send one
 */
export function arrived(
  req: IncomingMessage,
  mostBytes: number,
  mostHeld = mostHeldBytes,
): Promise<Buffer | null> {
  if (req.method === 'GET' || req.method === 'HEAD') return Promise.resolve(Buffer.alloc(0));
  if (Number(req.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve(null);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>();
  const parts: Buffer[] = [];
  let bytes = 0;
  const take = (part: Buffer) => {
    parts.push(part);
    bytes += part.byteLength;
    held += part.byteLength;
    if (held > mostHeld) {
      settle();
      return reject(new AppError('busy', undefined, undefined, { retryAfter: 5 }));
    }
    if (bytes <= mostBytes) return;
    settle();
    req.pause();
    req.unshift(Buffer.concat(parts));
    resolve(null);
  };
  const end = () => {
    settle();
    resolve(Buffer.concat(parts));
  };
  const leave = () => {
    settle();
    reject(new GoneError());
  };
  const settle = () => {
    held -= bytes;
    req.off('data', take).off('end', end).off('close', leave).off('error', leave);
  };
  req.on('data', take).on('end', end).on('close', leave).on('error', leave);
  return promise;
}

/** The caller hung up: there is nobody to answer. */
export class GoneError extends Error {}

/** The request for a body that has arrived. */
export function requestWith(
  body: Buffer | null,
  req: IncomingMessage,
  res: ServerResponse,
  options: RequestOptions,
): Request {
  if (body === null || req.method === 'GET' || req.method === 'HEAD') return createRequest(req, res, options);
  // Made without one, since its own has been read.
  const head = createRequest(
    Object.create(req, { method: { value: 'GET' } }) as IncomingMessage,
    res,
    options,
  );
  return new Request(head, { method: req.method!, body: body.byteLength > 0 ? new Uint8Array(body) : null });
}
