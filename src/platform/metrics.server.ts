/** What one process counts, in the text format of Prometheus. */
type Labels = Record<string, string>;
type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; lines(): string[] };

const metrics: Metric[] = [];

function keyOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.join(',');
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels && `{${labels}}`} ${value}`;
}

/** Something that only grows; labels are of few values, never of what people type. */
export class Counter {
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string) {
    const lines = () => [...this.#counts].map(([labels, count]) => line(name, labels, count));
    metrics.push({ name, help, type: 'counter', lines });
  }

  add(labels: Labels = {}, by = 1): void {
    const key = keyOf(labels);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long things took, in seconds. */
export class Histogram {
  readonly #series = new Map<string, { counts: number[]; sum: number; count: number }>();

  constructor(name: string, help: string) {
    metrics.push({ name, help, type: 'histogram', lines: () => this.#lines(name) });
  }

  observe(labels: Labels, seconds: number): void {
    const key = keyOf(labels);
    const series = this.#series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    bounds.forEach((bound, index) => seconds <= bound && series.counts[index]!++);
    series.sum += seconds;
    series.count++;
  }

  #lines(name: string): string[] {
    return [...this.#series].flatMap(([labels, { counts, sum, count }]) => {
      const bucket = (le: string, value: number) =>
        line(`${name}_bucket`, `${labels ? `${labels},` : ''}le="${le}"`, value);
      return [
        ...bounds.map((bound, index) => bucket(String(bound), counts[index]!)),
        bucket('+Inf', count),
        line(`${name}_sum`, labels, sum),
        line(`${name}_count`, labels, count),
      ];
    });
  }
}

/** A number that is asked for when it is read. The newest of a name stands for it: a test opens several shops. */
export function gauge(name: string, help: string, read: () => number | [Labels, number][]): void {
  const lines = () => {
    const value = read();
    if (typeof value === 'number') return [line(name, '', value)];
    return value.map(([labels, each]) => line(name, keyOf(labels), each));
  };
  const before = metrics.findIndex((metric) => metric.name === name);
  if (before >= 0) metrics.splice(before, 1);
  metrics.push({ name, help, type: 'gauge', lines });
}

/** Everything that is counted, as Prometheus reads it. */
export function renderMetrics(): string {
  return metrics
    .flatMap(({ name, help, type, lines }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines(),
    ])
    .join('\n')
    .concat('\n');
}
