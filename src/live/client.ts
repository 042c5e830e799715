import { useSyncExternalStore } from 'react';
import type { LiveEvent, Unread } from './contract.ts';

/** What this tab knows of what happens: how much is unread, and whether it is told of all that comes (or has to ask). */
type Live = { unread: Unread | null; isTold: boolean };

let live: Live = { unread: null, isTold: false };
const watchers = new Set<() => void>();
const hearers = new Set<(event: LiveEvent) => void>();

function set(changes: Partial<Live>): void {
  live = { ...live, ...changes };
  for (const tell of watchers) tell();
}

/** Takes in an event, wherever in this browser it has arrived. */
export function takeEvent(event: LiveEvent): void {
  const { name, data } = event;
  if (name === 'sync') set({ unread: data });
  if (live.unread) {
    if (name === 'message' || name === 'read') set({ unread: { ...live.unread, messages: data.unread } });
    if (name === 'notification') set({ unread: { ...live.unread, notifications: data.unread } });
  }
  for (const hear of hearers) hear(event);
}

export function setTold(isTold: boolean): void {
  if (isTold !== live.isTold) set({ isTold });
}

/** Another person, or nobody. */
export function forgetLive(): void {
  set({ unread: null, isTold: false });
}

export function currentLive(): Live {
  return live;
}

/** Has someone told of each event, until what it answers is called. */
export function onEvent(hear: (event: LiveEvent) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** How much is unread; null until that is known. */
export function useUnread(): Unread | null {
  return useSyncExternalStore(
    watch,
    () => live.unread,
    () => null,
  );
}

/** Whether this tab is told of what happens; where it is not, who shows what others change asks now and then. */
export function useIsTold(): boolean {
  return useSyncExternalStore(
    watch,
    () => live.isTold,
    () => false,
  );
}
