import type { IncomingMessage } from 'node:http';
import { tokenOwner } from '#src/auth/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/edge.ts';
import type { LimitKey } from '#src/platform/rate-limits.server.ts';
import type { TrafficClass } from './load-shedder.ts';
import { createClientAddress, createOwnCheck } from '#src/server/http/client-address.ts';
import { parseTarget, type RequestTarget } from '#src/server/http/request-target.ts';

/** A request as everything after the gate knows it. */
export type GatedRequest = {
  target: RequestTarget;
  address: string;
  network: string;
  /** Whose access token it carries, if that is ours; it says nothing of what they may do. */
  account: string | null;
  /** Whom it counts for: the account, or the network of those who are not signed in. */
  owner: string;
  /** Who goes first; null for what is never refused. */
  class: TrafficClass | null;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const reads = new Set(['GET', 'HEAD']);
/** What is asked of the process itself. */
const unbounded = new Set(['/readyz', '/version', '/offline']);

/** What a request asks for. @throws AppError `method-not-allowed`, `uri-too-long`, `bad-request` */
export function readTarget({ method = '', url = '' }: IncomingMessage): RequestTarget {
  if (!methods.has(method)) throw new AppError('method-not-allowed');
  const target = parseTarget(url);
  // Pages have no actions: every write is a call.
  if (!target.isCall && !reads.has(method)) throw new AppError('method-not-allowed');
  return target;
}

const hidings = {
  'unknown proxy':
    'TRUSTED_PROXIES: does not name a machine nearby that sends X-Forwarded-For: if it is your proxy, all callers share its address, and one limit',
  'no address':
    'X-Forwarded-For: a proxy of TRUSTED_PROXIES ends it with what is no address: all callers share that of the proxy, and one limit',
};

/** Tells who sends a request, and bounds how much they send: before a body is read and any work begins. */
export function createGate({ config, authSecret, rateLimits, log }: App) {
  const isOurs = createOwnCheck(config.TRUSTED_PROXIES ?? []);
  const addressOf = createClientAddress(config.TRUSTED_PROXIES ?? [], (hiding, proxy) =>
    log.warn({ proxy }, hidings[hiding]),
  );
  return {
    identify(req: IncomingMessage, target: RequestTarget): GatedRequest {
      const address = addressOf(req);
      const token = /^bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
      // Pages are the same for everyone: there a token says nothing, and lets nobody go first.
      const account = token && target.isCall ? tokenOwner(authSecret, token) : null;
      const network = networkOf(address);
      const owner = account ?? network;
      return { target, address, network, account, owner, class: classify(req, target, account) };
    },

    /** @throws AppError `too-many-requests` */
    async limit(request: GatedRequest, method: string): Promise<void> {
      // Proxies and operators ask whether the process is ready, whoever floods it with the same.
      if (request.class === null && reads.has(method) && isOurs(request.address)) return;
      for (const [name, who] of limitsOf(request, method)) await rateLimits.consume(name, who);
    },
  };
}

/** Files, which whoever works on them reads as they arrive. */
const uploads = new Set(['/api/images', '/api/my/evidence']);
const isUpload = (path: string, method: string) => method === 'POST' && uploads.has(path);
/** Mails ended by a mail program, whose provider sends many such calls: see `List-Unsubscribe-Post`. */
const isLeaving = (path: string) =>
  path.startsWith('/api/newsletter/leave/') || path === '/api/notifications/leave';
const isSignIn = (path: string) => path === '/api/jwt' || path.startsWith('/api/auth/');

function classify(
  { method = '' }: IncomingMessage,
  { path, isSearch, isStream }: RequestTarget,
  account: string | null,
): TrafficClass | null {
  if (unbounded.has(path)) return null;
  if (isStream && account && method === 'GET') return 'stream';
  if (isSignIn(path)) return 'entry';
  if (!account) return isSearch ? 'search' : 'visitor';
  // Uploads take as long as the line does, and are bounded by themselves.
  if (isUpload(path, method)) return null;
  return method === 'POST' && path === '/api/orders' ? 'booking' : 'member';
}

/** What a request counts for, by account before network: one account is refused before those it shares a network with. */
function limitsOf(
  { target: { path, isSearch }, network, account }: GatedRequest,
  method: string,
): LimitKey[] {
  if (isSignIn(path)) return [['entry-from', network]];
  if (isLeaving(path)) return [['leave-from', network]];
  if (!reads.has(method))
    return account
      ? [
          ['write', account],
          ['write-from', network],
        ]
      : [['open-write-from', network]];
  if (isSearch) return [...(account ? [['search', account] as const] : []), ['search-from', network]];
  return [account ? ['read', account] : ['read-from', network]];
}
