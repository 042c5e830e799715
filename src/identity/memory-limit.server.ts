type Window = { began: number; now: number; before: number };

const windows = new Map<string, Window>();
const mostKeys = 50_000;

/**
 * Counts in the memory of this process, for what is too frequent to be written down: null, or the seconds to wait.
 * The window slides: what the last one held counts for as much of it as is not over yet.
 */
export function takeInMemory(key: string, most: number, seconds: number): number | null {
  const now = Date.now();
  const length = seconds * 1000;
  const window = windows.get(key) ?? { began: now, now: 0, before: 0 };
  const passed = Math.floor((now - window.began) / length);
  if (passed > 0) {
    window.before = passed === 1 ? window.now : 0;
    window.now = 0;
    window.began += passed * length;
  }
  const left = 1 - (now - window.began) / length;
  // Inserted anew: the keys that were not used for longest go first.
  windows.delete(key);
  windows.set(key, window);
  if (windows.size > mostKeys) windows.delete(windows.keys().next().value!);
  if (window.now + window.before * left >= most) return Math.max(1, Math.ceil(left * seconds));
  window.now++;
  return null;
}
