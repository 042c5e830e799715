import type { ReactNode } from 'react';
import { createStore } from '#src/platform/store.ts';

type Toaster = (dismissLabel: string) => ReactNode;

const toaster = createStore<Toaster | null>(null);

/** Called by the toasts' own module, when the first page that can show one has loaded it. */
export const provideToaster = toaster.set;

/** Where toasts appear, once per application; pages that show none need not load them. */
export function ToastPlace({ dismissLabel }: { dismissLabel: string }) {
  return toaster.useValue()?.(dismissLabel);
}
