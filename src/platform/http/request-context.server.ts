import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv4 } from 'node:net';

export type RequestContext = {
  id: string;
  address: string;
  /** PostgreSQL's id of the last transaction that the request has committed. */
  written?: bigint;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `answer` so that log lines, problems and audit entries contain the id of the request. */
export function withinRequest<T>(context: RequestContext, answer: () => T): T {
  return storage.run(context, answer);
}

/** Returns undefined in jobs and commands. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Returns the /24 of an IPv4 address or the /48 of an IPv6 address, which does not identify anyone. */
export function coarseNetworkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined && left.length !== 8) return null;
  return `${[...left, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
