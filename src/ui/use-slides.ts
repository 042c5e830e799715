import { useRef, useState } from 'react';
import { direction } from '#src/texts/locale.ts';

/** From right to left, the row scrolls to negative positions, and the left arrow key goes forward. */
const forward = direction === 'rtl' ? -1 : 1;

export function scrollToSlide(row: HTMLElement | null, index: number, behavior?: ScrollBehavior): void {
  row?.scrollTo({ left: index * row.clientWidth * forward, ...(behavior && { behavior }) });
}

/** Returns the position of the row in slides, with a fraction while it scrolls. */
export const slideAt = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.abs(scrollLeft) / clientWidth;

/** Returns 1 or -1 for an arrow key, and undefined for other keys. */
export function stepOfKey(key: string): number | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step && step * forward;
}

/** Tracks and sets the current slide of a snapping row. The browser handles swiping, even without JavaScript. */
export function useSlides<Row extends HTMLElement>(count: number, initial = 0) {
  const row = useRef<Row>(null);
  const [current, setCurrent] = useState(initial);
  const show = (index: number): void => {
    const to = Math.min(Math.max(index, 0), count - 1);
    // Set here as well, so that the second of two quick key presses does not count from the old scroll position.
    setCurrent(to);
    scrollToSlide(row.current, to);
  };
  const onScroll = (): void => {
    const at = row.current ? slideAt(row.current) : 0;
    // Between two slides, the current one does not change.
    if (Math.abs(at - Math.round(at)) < 0.1) setCurrent(Math.round(at));
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = stepOfKey(event.key);
    const to = step === undefined ? { Home: 0, End: count - 1 }[event.key] : current + step;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  };
  return { row, current, show, onScroll, onKeyDown };
}
