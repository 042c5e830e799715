import { useSyncExternalStore, type ReactNode } from 'react';

type Toaster = (dismissLabel: string) => ReactNode;

let current: Toaster | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the toasts' own module, when the first page that can show one has loaded it. */
export function provideToaster(toaster: Toaster): void {
  current = toaster;
  for (const listener of listeners) listener();
}

/** Where toasts appear, once per application; pages that show none need not load them. */
export function ToastPlace({ dismissLabel }: { dismissLabel: string }) {
  const show = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return show?.(dismissLabel);
}
