import { currentPrefix } from '#src/ui/client/personal-storage.ts';

/** An item that was looked at on this device. None of it is ever sent. */
export type Viewed = { id: string; kind: string; title: string; img: string };

const keyOf = () => `${currentPrefix()}viewed`;
const offKey = 'viewed';
const most = 12;

export const isOff = (): boolean => localStorage.getItem(offKey) === 'off';

export function readViewed(): Viewed[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf()) ?? '[]');
  } catch {
    return [];
  }
}

export function noteViewed(item: Viewed): void {
  if (isOff()) return;
  const others = readViewed().filter(({ id }) => id !== item.id);
  localStorage.setItem(keyOf(), JSON.stringify([item, ...others].slice(0, most)));
}

export function switchOff(): void {
  localStorage.removeItem(keyOf());
  localStorage.setItem(offKey, 'off');
}

export function switchOn(): void {
  localStorage.removeItem(offKey);
}
