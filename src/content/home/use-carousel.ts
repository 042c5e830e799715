import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const turnMs = 7_000;
const stillness = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(stillness).matches,
    () => false,
  );
}

/**
 * Turns a row of slides: which one is in view, the way to another, and a pause that the visitor decides. It does not
 * turn under the pointer, with the focus inside, or where motion is unwanted.
 */
export function useTurning(
  frame: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  count: number,
) {
  const still = useStillness();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [current, setCurrent] = useState(0);
  const paused = chosen ?? still;

  useEffect(() => {
    const element = frame.current;
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ['pointerenter', 'focusin'])
      element?.addEventListener(type, () => setHeld(true), { signal });
    for (const type of ['pointerleave', 'focusout'])
      element?.addEventListener(type, () => setHeld(false), { signal });
    const turn = ({ key }: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step) scrollTo(row.current, current + step, count);
    };
    element?.addEventListener('keydown', turn, { signal });
    return () => controller.abort();
  }, [frame, row, current, count]);

  useEffect(() => {
    if (paused || held) return;
    const timer = setTimeout(() => scrollTo(row.current, current + 1, count), turnMs);
    return () => clearTimeout(timer);
  }, [row, current, paused, held, count]);

  return {
    current,
    paused,
    toggle: () => setChosen(!paused),
    show: (index: number) => scrollTo(row.current, index, count),
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: React.UIEvent) =>
      setCurrent(Math.round(scrollLeft / clientWidth)),
  };
}

function scrollTo(row: HTMLElement | null, index: number, count: number): void {
  row?.scrollTo({ left: ((index + count) % count) * row.clientWidth });
}
