import { renderMetrics } from '#src/platform/observability/metrics.server.ts';

/** What is counted under a series, `name{label="value"}`, as Prometheus reads it; other tests of the process count, too. */
export async function countOf(series: string): Promise<number> {
  const line = (await renderMetrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
}
