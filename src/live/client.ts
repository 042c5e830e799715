import { createStore } from '#src/platform/store.ts';
import type { LiveEvent, Unread } from './contract.ts';

/** What this tab knows of what happens: how much is unread, and whether it is told of all that comes (or has to ask). */
type Live = { unread: Unread | null; isTold: boolean };

const live = createStore<Live>({ unread: null, isTold: false });
const hearers = new Set<(event: LiveEvent) => void>();

const set = (changes: Partial<Live>): void => live.set({ ...live.get(), ...changes });

/** Takes in an event, wherever in this browser it has arrived. */
export function takeEvent(event: LiveEvent): void {
  const { name, data } = event;
  if (name === 'sync') set({ unread: data });
  const { unread } = live.get();
  if (unread) {
    if (name === 'message' || name === 'read') set({ unread: { ...unread, messages: data.unread } });
    if (name === 'notification') set({ unread: { ...unread, notifications: data.unread } });
  }
  for (const hear of hearers) hear(event);
}

export function setTold(isTold: boolean): void {
  if (isTold !== live.get().isTold) set({ isTold });
}

/** Another person, or nobody. */
export function forgetLive(): void {
  set({ unread: null, isTold: false });
}

export const currentLive = live.get;

/** Has someone told of each event, until what it answers is called. */
export function onEvent(hear: (event: LiveEvent) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** How much is unread; null until that is known. */
export const useUnread = (): Unread | null => live.useValue().unread;

/** Whether this tab is told of what happens; where it is not, who shows what others change asks now and then. */
export const useIsTold = (): boolean => live.useValue().isTold;
