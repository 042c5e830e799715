import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv4 } from 'node:net';

/** What is known of the request that is being answered, wherever its answer is made. */
export type RequestContext = {
  id: string;
  address: string;
  /** The last transaction that was committed for it, by PostgreSQL's number. */
  written?: bigint;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Answers a request; log lines, problems and audit entries that come of it carry its id. */
export function withinRequest<T>(context: RequestContext, answer: () => T): T {
  return storage.run(context, answer);
}

/** The request that is being answered; undefined in jobs and commands. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** The network of an address, which says about where someone is and not who: /24 of IPv4, /48 of IPv6. */
export function coarseNetworkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined && left.length !== 8) return null;
  return `${[...left, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
