import type { toast as loaded } from './toast.tsx';

type Show = typeof loaded.success;

async function load(): Promise<typeof loaded> {
  return (await import('./toast.tsx')).toast;
}

/** Toasts of public pages, which load the script of toasts with the first one. */
export const toast = {
  success: (...message: Parameters<Show>) => void load().then((shown) => shown.success(...message)),
  error: (...message: Parameters<Show>) => void load().then((shown) => shown.error(...message)),
};
