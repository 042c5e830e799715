import { createStore } from '#src/platform/shared/store.ts';
import type { LiveEvent, Unread } from './schemas.ts';

/** Whether this tab receives events; when it does not, it has to poll. */
export type Live = { unread: Unread | null; isTold: boolean };

const live = createStore<Live>({ unread: null, isTold: false });
const hearers = new Set<(event: LiveEvent) => void>();

const set = (changes: Partial<Live>): void => live.set({ ...live.get(), ...changes });

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

export function forgetLive(): void {
  set({ unread: null, isTold: false });
}

export const currentLive = live.get;

/** Subscribes to events until the returned function is called. */
export function onEvent(hear: (event: LiveEvent) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export const useUnread = (): Unread | null => live.useValue().unread;

export const useIsTold = (): boolean => live.useValue().isTold;
