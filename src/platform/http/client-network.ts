import { isIPv4 } from 'node:net';

/** The header with the client's address. Our listener sets it, and drops one that a client sends. */
export const edgeAddressHeader = 'x-edge-client-ip';

export function networkOfRequest(request: Request): string {
  return networkOf(request.headers.get(edgeAddressHeader) ?? '');
}

/** Returns an IPv4 address, or the /64 of an IPv6 address, because a client can use all addresses in its /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** Returns the eight numbers of an IPv6 address, of which the last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [left = [], right = []] = plain.split('::').map((side) =>
    side
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** Returns the first part of an address, which names its network without the device: `203.0.113.` or `2001:db8:7:`. */
export function shortNetworkOf(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\d+$/, '');
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:` : null;
}

/** Returns the /24 of an IPv4 address or the /48 of an IPv6 address, which does not identify anyone. */
export function coarseNetworkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined && left.length !== 8) return null;
  return `${[...left, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
