import type { ReactNode } from 'react';
import { createStore } from '#src/platform/shared/store.ts';
import type { toast as loaded } from './toast.tsx';

const toaster = createStore<ReactNode>(null);

/** Called by the toasts' own module, when the first page that can show one has loaded it. */
export const provideToaster = toaster.set;

/** Rendered once per application; pages without toasts need not load their script. */
export function ToastPlace() {
  return toaster.useValue();
}

type Show = typeof loaded.success;

async function load(): Promise<typeof loaded> {
  return (await import('./toast.tsx')).toast;
}

/** Toasts of public pages, which load the script of toasts with the first one. */
export const toast = {
  success: (...message: Parameters<Show>) => void load().then((shown) => shown.success(...message)),
  error: (...message: Parameters<Show>) => void load().then((shown) => shown.error(...message)),
};
