import { currentPrefix } from '#src/browser/personal.ts';

/** An item that was looked at on this device. None of it is ever sent. */
export type Viewed = { id: string; kind: string; title: string; img: string };

const keyOf = () => `${currentPrefix()}viewed`;
const offKey = 'viewed';
const most = 12;

/** Whether nothing is to be remembered. */
export const isOff = (): boolean => localStorage.getItem(offKey) === 'off';

/** What was looked at, the last first. */
export function readViewed(): Viewed[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf()) ?? '[]') as Viewed[];
  } catch {
    return [];
  }
}

/** Remembers an item that is being looked at, unless nothing is to be remembered. */
export function noteViewed(item: Viewed): void {
  if (isOff()) return;
  const others = readViewed().filter(({ id }) => id !== item.id);
  localStorage.setItem(keyOf(), JSON.stringify([item, ...others].slice(0, most)));
}

/** Forgets everything, and remembers no more until it is told to. */
export function switchOff(): void {
  localStorage.removeItem(keyOf());
  localStorage.setItem(offKey, 'off');
}

export function switchOn(): void {
  localStorage.removeItem(offKey);
}
