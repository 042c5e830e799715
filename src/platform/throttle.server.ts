const everyMs = 10_000;

/**
 * Tells of something at most once in ten seconds, the newest of it, with how often it came since it was told last: what
 * fails under load fails thousands of times.
 */
export function throttle<T>(tell: (what: T, times: number) => void): (what: T) => void {
  let latest: T;
  let times = 0;
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = times > 0;
    if (!isWaiting) return;
    tell(latest, times);
    times = 0;
    setTimeout(flush, everyMs).unref();
  };
  return (what) => {
    latest = what;
    times++;
    if (!isWaiting) flush();
  };
}
