import { parseArgs } from 'node:util';

export type SizeOptions = {
  sizes: number[];
  seconds: number;
  connections: number;
  /** Measures only rows with a matching name. */
  rows: RegExp;
  /** The folder in which databases and results are kept. If null, they are deleted at the end. */
  keep: string | null;
  write: boolean;
  /** The command line, as the report shows it. */
  command: string;
};

/**
 * Reads `--sizes 10k,100k,1m`, `--seconds` per measurement, `--connections`, `--rows`, `--keep FOLDER` and `--write`.
 */
export function readSizeOptions(): SizeOptions {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10k,100k,1m' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '16' },
      rows: { type: 'string', default: '' },
      keep: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { sizes, seconds, connections, rows, keep, write } = values;
  return {
    sizes: sizes.split(',').map(toSize),
    seconds: Number(seconds),
    connections: Number(connections),
    rows: new RegExp(rows),
    keep: keep ?? null,
    write,
    command: `npm run bench -- size --sizes ${sizes} --seconds ${seconds} --connections ${connections}${rows && ` --rows '${rows}'`}`,
  };
}

function toSize(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  if (!digits) throw new Error(`--sizes: ${text} is not a size such as 10k, 100k or 1m`);
  return Number(digits) * ({ k: 1000, m: 1_000_000 }[unit!.toLowerCase()] ?? 1);
}

export function sizeName(size: number): string {
  if (size % 1_000_000 === 0) return `${size / 1_000_000} million`;
  return size % 1000 === 0 ? `${size / 1000} thousand` : String(size);
}
