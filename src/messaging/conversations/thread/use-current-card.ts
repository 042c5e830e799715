import { useEffect, useState, type RefObject } from 'react';
import { cardOf, goToCard, useCardFocus } from '#src/ui/focus.ts';

/** The card that waits for an action. A button with `label` leads to it while it is out of sight. */
export type CurrentCard = {
  key: string;
  /** Changes with every step of the deal. */
  version: string;
  /** Null if there is no button. */
  label: string | null;
  isUrgent: boolean;
};

/**
 * Moves the focus to the current card after an action whose button has disappeared, and reports on which side of the
 * visible part the card is.
 */
export function useCurrentCard(box: RefObject<HTMLElement | null>, current: CurrentCard | null) {
  const { key = '', version = '' } = current ?? {};
  const [hidden, setHidden] = useState<{ key: string; at: 'above' | 'below' | null }>({ key, at: null });
  useCardFocus(box, key, version);
  useEffect(() => {
    const card = cardOf(box.current, key);
    if (!card) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isAbove = entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
        setHidden({ key, at: entry.isIntersecting ? null : isAbove ? 'above' : 'below' });
      },
      { root: box.current },
    );
    seen.observe(card);
    return () => seen.disconnect();
  }, [box, key]);
  const jump = () => {
    const card = cardOf(box.current, key);
    if (card) goToCard(card);
  };
  return { hiddenAt: hidden.key === key ? hidden.at : null, jump };
}
