/** Which transactions a reader sees. */
export type Snapshot = { sees(xid: bigint): boolean };

/** Reads what PostgreSQL writes of a snapshot: `xmin:xmax:xid,xid`, where the last are those still open. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', open = ''] = text.split(':');
  const [lowest, next] = [BigInt(xmin), BigInt(xmax)];
  const stillOpen = new Set(open.split(',').filter(Boolean).map(BigInt));
  return { sees: (xid) => xid < lowest || (xid < next && !stillOpen.has(xid)) };
}
