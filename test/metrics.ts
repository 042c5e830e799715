import { renderMetrics } from '#src/platform/observability/metrics.server.ts';

/** Returns the value of a series `name{label="value"}`. Other tests in the process may raise it. */
export async function countOf(series: string): Promise<number> {
  const line = (await renderMetrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
}
