const periodMs = 100;
let due = 0;
let late = 0;

export function loopDelayMs(): number {
  const now = performance.now();
  if (due === 0) {
    due = now + periodMs;
    setInterval(measure, periodMs).unref();
  }
  // The next measurement may itself be overdue.
  return Math.max(late, now - due);
}

function measure(): void {
  const now = performance.now();
  late = Math.max(0, now - due);
  due = now + periodMs;
}
