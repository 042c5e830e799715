import { createStore } from '#src/platform/shared/store.ts';
import type { LiveEvent, Unread } from './schemas.ts';

/** The unread counts, and whether this tab receives events. If it does not, it has to poll. */
export type Live = { unread: Unread | null; isConnected: boolean };

const live = createStore<Live>({ unread: null, isConnected: false });
const listeners = new Set<(event: LiveEvent) => void>();

const set = (changes: Partial<Live>): void => live.set({ ...live.get(), ...changes });

export function takeEvent(event: LiveEvent): void {
  const { name, data } = event;
  if (name === 'sync') set({ unread: data });
  const { unread } = live.get();
  if (unread) {
    const next = { ...unread };
    if (name === 'message' || name === 'read') next.messages = data.unread;
    if (name === 'notification') next.notifications = data.unread;
    if ('todo' in data && data.todo !== undefined) next.todo = data.todo;
    set({ unread: next });
  }
  for (const listener of listeners) listener(event);
}

/** Sets the number of to-dos after a page has read the list. */
export function setTodoCount(todo: number): void {
  const { unread } = live.get();
  if (unread && unread.todo !== todo) set({ unread: { ...unread, todo } });
}

export function setConnected(isConnected: boolean): void {
  if (isConnected !== live.get().isConnected) set({ isConnected });
}

export function resetLive(): void {
  set({ unread: null, isConnected: false });
}

export const currentLive = live.get;

/** Subscribes to events until the returned function is called. */
export function onEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useUnread = (): Unread | null => live.useValue().unread;

export const useIsConnected = (): boolean => live.useValue().isConnected;
