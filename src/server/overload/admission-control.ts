import type { IncomingMessage } from 'node:http';
import { tokenOwner } from '#src/accounts/auth/tokens/access-token.server.ts';
import { apiTokenOwner } from '#src/accounts/tokens/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/client-network.ts';
import type { LimitKey } from '#src/platform/security/rate-limits.server.ts';
import { createClientAddress, createOwnCheck } from '#src/server/http/client-address.ts';
import { parseTarget, type RequestTarget } from '#src/server/http/request-target.ts';
import type { TrafficClass } from './load-shedder.ts';

/** A request after admission control has identified its sender. */
export type IdentifiedRequest = {
  target: RequestTarget;
  address: string;
  network: string;
  /** The account of a valid access token, or the owner of an API token; permissions are checked later. */
  account: string | null;
  /** Limits count requests by this key: the account, or a visitor's network. */
  clientKey: string;
  /** Null for requests that are never shed. */
  class: TrafficClass | null;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const reads = new Set(['GET', 'HEAD']);
/** Paths that must respond even during overload, because monitors and browsers then depend on them. */
const unbounded = new Set(['/readyz', '/version', '/offline']);

/** Parses the target of a request. @throws AppError `method-not-allowed`, `uri-too-long`, `bad-request` */
export function readTarget({ method = '', url = '' }: IncomingMessage): RequestTarget {
  if (!methods.has(method)) throw new AppError('method-not-allowed');
  const target = parseTarget(url);
  // Pages have no actions: every write is a call.
  if (!target.isCall && !reads.has(method)) throw new AppError('method-not-allowed');
  return target;
}

const hidings = {
  'unknown proxy':
    'TRUSTED_PROXIES: does not include a private address that sends X-Forwarded-For; if it is your proxy, all clients share its address and one rate limit',
  'no address':
    'X-Forwarded-For: a proxy of TRUSTED_PROXIES sends an invalid address, so all clients share the address of the proxy and one rate limit',
};

/** Identifies who sends a request and limits how much they send, before the body is read and any work begins. */
export function createAdmissionControl(app: App) {
  const { config, authSecret, rateLimits, log } = app;
  const isOurs = createOwnCheck(config.TRUSTED_PROXIES ?? []);
  const addressOf = createClientAddress(config.TRUSTED_PROXIES ?? [], (hiding, proxy) =>
    log.warn({ proxy }, hidings[hiding]),
  );
  return {
    identify(req: IncomingMessage, target: RequestTarget): IdentifiedRequest {
      const address = addressOf(req);
      const token = /^bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
      // Pages are the same for everyone: a token there gives no priority.
      const account =
        token && target.isCall ? (tokenOwner(authSecret, token) ?? apiTokenOwner(app, token)) : null;
      const network = networkOf(address);
      const clientKey = account ?? network;
      return { target, address, network, account, clientKey, class: classify(req, target, account) };
    },

    /** @throws AppError `too-many-requests`, or `unauthenticated` for an upload without a login */
    async limit(request: IdentifiedRequest, method = ''): Promise<void> {
      // Proxies and operators must reach the probes even while others flood them.
      if (request.class === null && reads.has(method) && isOurs(request.address)) return;
      for (const [name, key] of limitsOf(request, method)) await rateLimits.consume(name, key);
      if (!request.account && isUpload(request.target.path, method)) throw new AppError('unauthenticated');
    },
  };
}

/** Uploads are read as they arrive, by the handler itself. */
const uploads = new Set(['/api/images', '/api/my/evidence', '/api/my/imports', '/api/shop/logo']);
const isUpload = (path: string, method: string) =>
  method === 'POST' && (uploads.has(path) || /^\/api\/my\/imports\/[\w-]+\/photos$/.test(path));
/** One-click unsubscribe requests (`List-Unsubscribe-Post`), of which email providers send many from few addresses. */
const isUnsubscribe = (path: string) =>
  path.startsWith('/api/newsletter/leave/') || path === '/api/notifications/leave';
/** Suggestions while a visitor types, which look through towns or mounts. */
const isLookup = (path: string) => path === '/api/gear/adapter' || path.startsWith('/api/places');
/** These hash passwords, which takes longer than visitors may wait for a slot. */
const isSignIn = (path: string) =>
  path === '/api/jwt' || path === '/api/setup' || path.startsWith('/api/auth/');

function classify(
  { method = '' }: IncomingMessage,
  { path }: RequestTarget,
  account: string | null,
): TrafficClass | null {
  if (unbounded.has(path)) return null;
  if (isSignIn(path)) return 'write';
  if (!account) return 'visitor';
  // An upload takes as long as the connection needs, so it holds no slot; the upload handler has its own limit.
  if (isUpload(path, method)) return null;
  return reads.has(method) ? 'member' : 'write';
}

/**
 * Returns the limits to consume, the account's limits first, so that one account is refused before others on its
 * network are.
 */
function limitsOf(
  { target: { path, isSearch }, network, account }: IdentifiedRequest,
  method: string,
): LimitKey[] {
  if (isSignIn(path)) return [['entry-from', network]];
  if (isUnsubscribe(path)) return [['leave-from', network]];
  if (!reads.has(method))
    return account
      ? [
          ['write', account],
          ['write-from', network],
        ]
      : [['open-write-from', network]];
  if (isLookup(path) && !account) return [['lookup-from', network]];
  if (isSearch) return [...(account ? [['search', account] as const] : []), ['search-from', network]];
  return [account ? ['read', account] : ['read-from', network]];
}
