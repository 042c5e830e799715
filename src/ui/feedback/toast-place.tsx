import type { ReactNode } from 'react';
import { createStore } from '#src/platform/shared/store.ts';

const toaster = createStore<ReactNode>(null);

/** Called by the toasts' own module, when the first page that can show one has loaded it. */
export const provideToaster = toaster.set;

/** Rendered once per application; pages without toasts need not load their script. */
export function ToastPlace() {
  return toaster.useValue();
}
