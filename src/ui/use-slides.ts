import { useRef, useState } from 'react';

/** Tracks and sets the current slide of a snapping row. The browser handles swiping, even without JavaScript. */
export function useSlides<Row extends HTMLElement>(count: number, initial = 0) {
  const row = useRef<Row>(null);
  const [current, setCurrent] = useState(initial);
  const show = (index: number): void => {
    const to = Math.min(Math.max(index, 0), count - 1);
    // Set here as well, so that the second of two quick key presses does not count from the old scroll position.
    setCurrent(to);
    const { current: element } = row;
    element?.scrollTo({ left: to * element.clientWidth });
  };
  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    const at = scrollLeft / clientWidth;
    // Between two slides, the current one does not change.
    if (Math.abs(at - Math.round(at)) < 0.1) setCurrent(Math.round(at));
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  };
  return { row, current, show, onScroll, onKeyDown };
}
