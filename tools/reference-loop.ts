/** Returns the seconds that a fixed loop takes, by which the speed of machines can be compared. */
export function timeReferenceLoop(): number {
  const startMs = performance.now();
  let sum = 0;
  for (let index = 0; index < 1e8; index++) sum = (sum + index * index) % 1_000_003;
  return (performance.now() - startMs) / 1000;
}
