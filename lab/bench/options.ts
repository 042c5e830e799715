import { parseArgs } from 'node:util';

export type Options = { rounds: number; seconds: number; connections: number; buyers: number };

/** Reads the options `--rounds`, `--seconds` (per round), `--connections` and `--buyers` (in the booking race). */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32' },
      buyers: { type: 'string', default: '100' },
    },
  });
  const { rounds, seconds, connections, buyers } = values;
  return {
    rounds: Number(rounds),
    seconds: Number(seconds),
    connections: Number(connections),
    buyers: Number(buyers),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
