import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { currentPrefix } from '#src/ui/client/personal-storage.ts';

/** An item that was viewed on this device. The list is never sent to the server. */
export type Viewed = { id: string; kind: string; title: string; img: string };

const keyOf = () => `${currentPrefix()}viewed`;
const offKey = 'viewed';
const maxViewed = 12;

export const isOff = (): boolean => deviceStorage.read(offKey) === 'off';

export function readViewed(): Viewed[] {
  try {
    return JSON.parse(deviceStorage.read(keyOf()) ?? '[]');
  } catch {
    return [];
  }
}

export function recordViewed(item: Viewed): void {
  if (isOff()) return;
  const others = readViewed().filter(({ id }) => id !== item.id);
  deviceStorage.write(keyOf(), JSON.stringify([item, ...others].slice(0, maxViewed)));
}

export function switchOff(): void {
  deviceStorage.remove(keyOf());
  deviceStorage.write(offKey, 'off');
}

export function switchOn(): void {
  deviceStorage.remove(offKey);
}
