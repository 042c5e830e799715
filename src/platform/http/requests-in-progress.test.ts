import { afterEach, expect, test, vi } from 'vitest';
import { createPauses } from './requests-in-progress.ts';

afterEach(() => void vi.useRealTimers());

test('background work pauses for as long as it ran, but 50 ms at most, and only while requests are in progress', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const inProgress = Int32Array.of(2);
  const waits: number[] = [];
  const pause = createPauses(inProgress, async (ms) => waits.push(ms));
  for (const stepMs of [20, 900]) {
    vi.advanceTimersByTime(stepMs);
    await pause();
  }
  inProgress[0] = 0;
  vi.advanceTimersByTime(20);
  await pause();
  expect(waits).toEqual([20, 50]);
});
