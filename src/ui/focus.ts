import { useEffect, useRef } from 'react';

export const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/** Moves the focus to the neighbor's `data-remove` button, or else to the file field. `box` contains both. */
export function useRemovalFocus<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const field = box.current?.querySelector<HTMLElement>('input[type=file]');
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? field)?.focus();
    removed.current = null;
  });
  return { box, noteRemoved: (index: number) => void (removed.current = index) };
}
