import type { ReactNode } from 'react';
import { createStore } from '#src/platform/shared/store.ts';
import type { toast as loaded } from './toast.tsx';

const toaster = createStore<ReactNode>(null);

/** The module of the toasts calls this, once the first page that can show a toast has loaded it. */
export const provideToaster = toaster.set;

/** The place for toasts, rendered once per application, so that pages without toasts do not load their script. */
export function ToastPlace() {
  return toaster.useValue();
}

type Show = typeof loaded.success;

async function load(): Promise<typeof loaded> {
  return (await import('./toast.tsx')).toast;
}

/** Toasts for public pages, which load the script for toasts only when they show the first one. */
export const toast = {
  success: (...message: Parameters<Show>) => void load().then((shown) => shown.success(...message)),
  error: (...message: Parameters<Show>) => void load().then((shown) => shown.error(...message)),
};
