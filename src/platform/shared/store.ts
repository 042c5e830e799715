import { useSyncExternalStore } from 'react';

/** A value outside of the component tree. Components that use `useValue` render again when it changes. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** With `select`, components render again only when the selected part changes. */
  useValue: { (): T; <Part>(select: (value: T) => Part): Part };
};

/** @param initial is also what the server renders */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  function useValue(): T;
  function useValue<Part>(select: (value: T) => Part): Part;
  function useValue(select: (value: T) => unknown = (whole) => whole) {
    return useSyncExternalStore(
      subscribe,
      () => select(value),
      () => select(initial),
    );
  }
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    useValue,
  };
}
