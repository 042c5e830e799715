import { parseArgs } from 'node:util';

type Values<T> = { [Name in keyof T]: T[Name] extends number ? number : string };

/** Reads an option `--name value` for each of the defaults. A value is a number if its default is one. */
export function readOptions<T extends Record<string, number | string>>(defaults: T): Values<T> {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const given = Object.entries(parseArgs({ options }).values).map(([name, value]) => {
    if (typeof defaults[name] === 'string') return [name, value];
    if (!Number.isFinite(Number(value))) throw new Error(`--${name} must be a number, not ${String(value)}`);
    return [name, Number(value)];
  });
  return { ...defaults, ...Object.fromEntries(given) } as Values<T>;
}

/** Returns the time that the share `part` of all times does not exceed, or NaN if there are no times. */
export function quantile(times: readonly number[], part: number): number {
  if (times.length === 0) return Number.NaN;
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

export const median = (times: readonly number[]): number => quantile(times, 0.5);
