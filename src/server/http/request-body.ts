import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, type RequestOptions } from '@remix-run/node-fetch-server';
import { AppError } from '#src/platform/errors.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

export type BodyLimits = { bytes: number; ms: number; each: number };

/**
 * The limits for clients that are known only by their network. These send at most an email address, a name and a
 * password.
 */
export const openBody: BodyLimits = { bytes: 16 * 1024, ms: 10_000, each: 64 };
/** The limits for accounts. The longest body is an admin's blog post. */
export const accountBody: BodyLimits = { bytes: 400_000, ms: 60_000, each: 16 };

/** The maximum memory of all bodies that are being received. */
const maxHeldBytes = 64 * 1024 * 1024;

/** Refused bodies up to this length are read and dropped. */
const maxDroppedBytes = 32 * 1024 * 1024;

/**
 * Reads and drops the rest of a body, because proxies lose an early refusal if the connection is closed or the body is
 * left unread. Closes the connection anyway if the body is too long or of unknown length.
 */
export function dropUnread(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  // While Node emits a request, `complete` is false even for a request without a body.
  const hasBody = length !== undefined || encoding !== undefined;
  if (req.complete || !hasBody) return;
  if (Number(length ?? Infinity) > maxDroppedBytes) res.setHeader('connection', 'close');
  else res.once('finish', () => req.removeAllListeners('data').resume());
}

export class ClientDisconnectedError extends Error {}

type Receiving = { owner: string; bytes: number; refuse(error: AppError): void };

/**
 * Receives request bodies. An owner with too many bodies, or the owner with the most bytes when memory is short, loses
 * its oldest body, so that other owners never wait.
 */
export class BodyReader {
  readonly #all = new Set<Receiving>();
  readonly #maxHeld: number;
  #held = 0;

  constructor(maxHeld = maxHeldBytes) {
    this.#maxHeld = maxHeld;
  }

  /** @throws AppError `too-large`; `too-slow`, also for an evicted body; ClientDisconnectedError */
  async read(
    req: IncomingMessage,
    owner: string,
    { bytes: maxBytes, ms, each }: BodyLimits,
  ): Promise<Buffer> {
    if (req.method === 'GET' || req.method === 'HEAD') return Buffer.alloc(0);
    const tooLarge = () =>
      new AppError('too-large', requestProblems.bodyTooLarge(Math.floor(maxBytes / 1024)));
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const parts: Buffer[] = [];
    const receiving: Receiving = { owner, bytes: 0, refuse: reject };
    const take = (part: Buffer) => {
      if (!this.#all.has(receiving)) return;
      parts.push(part);
      receiving.bytes += part.byteLength;
      this.#held += part.byteLength;
      if (receiving.bytes > maxBytes) reject(tooLarge());
      else if (this.#held > this.#maxHeld) this.#evictLargest();
    };
    const end = () => resolve(Buffer.concat(parts));
    const disconnect = () => reject(new ClientDisconnectedError());
    const timer = setTimeout(() => reject(tooSlow()), ms);
    this.#all.add(receiving);
    if (this.#count(owner) > each) this.#evict(owner);
    req.on('data', take).on('end', end).on('close', disconnect).on('error', disconnect);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#remove(receiving);
      req.off('data', take).off('end', end).off('close', disconnect).off('error', disconnect);
    }
  }

  #count(owner: string): number {
    return [...this.#all].filter((each) => each.owner === owner).length;
  }

  /** Refuses the oldest body of the owner whose bodies take the most memory. */
  #evictLargest(): void {
    const held = new Map<string, number>();
    for (const { owner, bytes } of this.#all) held.set(owner, (held.get(owner) ?? 0) + bytes);
    const [[largest] = ['']] = [...held].toSorted(([, a], [, b]) => b - a);
    this.#evict(largest);
  }

  #evict(owner: string): void {
    for (const receiving of this.#all) {
      if (receiving.owner !== owner) continue;
      this.#remove(receiving);
      return receiving.refuse(tooSlow());
    }
  }

  #remove(receiving: Receiving): void {
    if (this.#all.delete(receiving)) this.#held -= receiving.bytes;
  }
}

function tooSlow(): AppError {
  return new AppError('too-slow', requestProblems.bodySlow);
}

/** Returns the request with the received body. If the body is null, the handler reads it. */
export function requestWith(
  body: Buffer | null,
  req: IncomingMessage,
  res: ServerResponse,
  options: RequestOptions,
): Request {
  const { method = 'GET' } = req;
  if (body === null || method === 'GET' || method === 'HEAD') return createRequest(req, res, options);
  // Created without a body, since the body has already been read.
  const unread: IncomingMessage = Object.create(req, { method: { value: 'GET' } });
  const head = createRequest(unread, res, options);
  return new Request(head, { method, body: body.byteLength > 0 ? new Uint8Array(body) : null });
}
