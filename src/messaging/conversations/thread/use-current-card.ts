import { useEffect, useRef, useState, type RefObject } from 'react';

/** The card that waits for an action. A button with `label` leads to it while it is out of sight. */
export type CurrentCard = {
  key: string;
  /** Changes with every step of the deal. */
  version: string;
  /** Null if there is no button. */
  label: string | null;
  isUrgent: boolean;
};

const inCard = '[data-entry], [role=dialog], [role=alertdialog]';
export const cardOf = (box: HTMLElement | null, key: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`) ?? null;

/** A card that has been answered may have moved the focus to its own heading. */
const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('[data-heading]');

/** Scrolls to a card, and moves the focus to its heading. */
function goTo(card: HTMLElement): void {
  card.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves the focus to the current card after an action whose button has disappeared, and reports on which side of the
 * visible part the card is.
 */
export function useCurrentCard(box: RefObject<HTMLElement | null>, current: CurrentCard | null) {
  const { key = '', version = '' } = current ?? {};
  const [hidden, setHidden] = useState<{ key: string; at: 'above' | 'below' | null }>({ key, at: null });
  const wasInCard = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInCard.current = target instanceof Element && target.closest(inCard) !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const before = useRef('');
  useEffect(() => {
    const card = cardOf(box.current, key);
    const isNew = before.current !== '' && before.current !== version;
    before.current = version;
    if (card && isNew && wasInCard.current && isLost(document.activeElement)) goTo(card);
  }, [box, key, version]);
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
    if (card) goTo(card);
  };
  return { hiddenAt: hidden.key === key ? hidden.at : null, jump };
}
