import { setTimeout as delay } from 'node:timers/promises';

export async function waitUntil(holds: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
  const deadline = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}
