import { Counter, Gauge, Histogram, register } from '@prometheus-io/client';

export type { Counter, Histogram };

/** The bundle and the start script each load this module, but share the registry of the library. */
function once<M>(name: string, make: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make();
}

/** Creates a counter. Labels must have few values, and must never contain users' text. */
export function counter<L extends string = never>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
): Counter<L> {
  return once(name, () => new Counter({ name, help, labelNames }));
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates a histogram of durations in seconds. */
export function histogram<L extends string = never>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
): Histogram<L> {
  return once(name, () => new Histogram({ name, help, labelNames, buckets }));
}

type Read<L extends string> = readonly (readonly [labels: Record<L, string>, value: number])[];

/**
 * Creates a gauge that skips unreadable values. It replaces an older gauge with the same name, since a test opens
 * several shops.
 */
export function gauge<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  read: () => Read<L> | Promise<Read<L>>,
): void {
  register.removeSingleMetric(name);
  const made = new Gauge<string>({
    name,
    help,
    labelNames,
    async collect() {
      const values = await Promise.resolve()
        .then(read)
        .catch((): Read<L> => []);
      made.reset();
      if (labelNames.length === 0) made.remove();
      for (const [labels, value] of values) made.set(labels, value);
    },
  });
}

export async function renderMetrics(): Promise<string> {
  return register.metrics();
}
