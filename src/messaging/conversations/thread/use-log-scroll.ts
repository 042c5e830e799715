import { useLayoutEffect, useRef } from 'react';

const endTolerancePx = 48;
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < endTolerancePx;

/**
 * Scrolls the returned `box` to new entries of its `content` if the end was visible, and keeps the position when earlier
 * entries are loaded above. `first` is the number of the first loaded message.
 */
export function useLogScroll({ first, shown, onSeen }: { first: number; shown: number; onSeen: () => void }) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, shown: 0, height: 0, top: 0, isAtEnd: true });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    if (first < before.current.first) element.scrollTop += element.scrollHeight - before.current.height;
    else if (before.current.isAtEnd && shown !== before.current.shown)
      element.scrollTop = element.scrollHeight;
    const update = () => {
      const { scrollHeight: height, scrollTop: top } = element;
      // Only the user scrolls up. A card that grows during a scroll must not stop the log before its end.
      const stays = before.current.isAtEnd && top >= before.current.top;
      before.current = { first, shown, height, top, isAtEnd: stays || isAtEnd(element) };
      if (before.current.isAtEnd && first > 0) onSeen();
    };
    update();
    // Keeps the end visible when the keyboard of a phone opens and when a card loads its content.
    const resized = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    resized.observe(element);
    resized.observe(content.current);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [first, shown, onSeen]);
  return { box, content };
}
