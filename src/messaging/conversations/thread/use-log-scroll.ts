import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const endTolerancePx = 48;
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < endTolerancePx;

type Shown = {
  /** The number of the first loaded message. */
  first: number;
  /** How many entries there are. */
  shown: number;
  /** How many messages the reader has sent or is sending. */
  own: number;
  /** The number of the last message of the other side. */
  theirs: number;
  /** The number of the last message that the reader has read. */
  read: number;
  /** Whether all cards are loaded. One that is not could move the log away from its end. */
  isComplete: boolean;
};

const gapPx = 16;

/** Scrolls up as little as needed to show a card, or the end of a card that is taller than the log. */
function showCard(box: HTMLElement, card: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), card.getBoundingClientRect()];
  const shift = Math.max(inner.top - outer.top - gapPx, inner.bottom - outer.bottom + gapPx);
  if (shift < 0) box.scrollTop += shift;
}

const userScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens the log at its end, or at the card that `cardToAnswer` returns if that would be out of sight. After that, scrolls
 * the returned `box` to new entries of its `content` if the end was visible, and to the reader's own messages in any case.
 * Keeps the position when earlier entries are loaded above. `isNewBelow` is whether there is a message of the other side
 * that the reader has not scrolled to.
 */
export function useLogScroll(
  { first, shown, own, theirs, read, isComplete }: Shown,
  cardToAnswer: (box: HTMLElement) => HTMLElement | null,
  onSeen: () => void,
) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, shown: 0, own: 0, height: 0, top: 0, isAtEnd: true, isComplete });
  const [seen, setSeen] = useState(0);
  const isOpening = useRef(true);
  const findCard = useEffectEvent(cardToAnswer);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    // Messages of the reader that are loaded, not sent, come with a new first message.
    if (own > before.current.own && first === before.current.first) isOpening.current = false;
    const settle = () => {
      element.scrollTop = element.scrollHeight;
      const card = isOpening.current ? findCard(element) : null;
      if (!card) return;
      showCard(element, card);
      before.current.isAtEnd = isAtEnd(element);
    };
    const endOpening = () => {
      isOpening.current = false;
    };
    const isEarlier = first < before.current.first;
    const isNew = shown !== before.current.shown || isComplete !== before.current.isComplete;
    if (isEarlier) element.scrollTop += element.scrollHeight - before.current.height;
    else if (own > before.current.own || ((before.current.isAtEnd || isOpening.current) && isNew)) settle();
    const update = () => {
      const { scrollHeight: height, scrollTop: top } = element;
      // Only the user scrolls up. A card that grows during a scroll must not stop the log before its end.
      const stays = before.current.isAtEnd && top >= before.current.top;
      before.current = { first, shown, own, height, top, isAtEnd: stays || isAtEnd(element), isComplete };
      if (stays && !isAtEnd(element)) element.scrollTop = height;
      if (!before.current.isAtEnd || (isOpening.current && !isComplete)) return;
      setSeen(theirs);
      if (first > 0) onSeen();
    };
    update();
    // Keeps the end visible when the keyboard of a phone opens and when a card loads its content.
    const resized = new ResizeObserver(() => {
      if (before.current.isAtEnd || isOpening.current) settle();
    });
    resized.observe(element);
    resized.observe(content.current);
    element.addEventListener('scroll', update, { passive: true });
    document.addEventListener('visibilitychange', update);
    for (const type of userScrolls) element.addEventListener(type, endOpening, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
      document.removeEventListener('visibilitychange', update);
      for (const type of userScrolls) element.removeEventListener(type, endOpening);
    };
  }, [first, shown, own, theirs, isComplete, onSeen]);
  const toEnd = () => {
    isOpening.current = false;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  const isNewBelow = isComplete && theirs > Math.max(seen, read);
  useLayoutEffect(() => {
    const { current: element } = box;
    // Until another button takes the place of the one below, the log is taller, and its end is further up.
    if (element && !isNewBelow) before.current.top = Math.min(before.current.top, element.scrollTop);
  }, [isNewBelow]);
  return { box, content, isNewBelow, toEnd };
}
