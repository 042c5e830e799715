const periodMs = 100;
let due = 0;
let late = 0;

/** By how many milliseconds this process is late with what it should have done by now. */
export function loopDelayMs(): number {
  const now = performance.now();
  if (due === 0) {
    due = now + periodMs;
    setInterval(measure, periodMs).unref();
  }
  // Also while the next measurement is itself overdue.
  return Math.max(late, now - due);
}

function measure(): void {
  const now = performance.now();
  late = Math.max(0, now - due);
  due = now + periodMs;
}
