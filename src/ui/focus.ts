import { useEffect, useRef, type RefObject } from 'react';

export const focusPage = (): void => document.querySelector('main')?.focus();

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

const dialogs = '[role=dialog], [role=alertdialog]';

export const cardOf = (box: HTMLElement | null, key: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`) ?? null;

/** A card that has been answered may have moved the focus to its own heading. */
const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('[data-heading]');

/** Scrolls to a card, and moves the focus to its heading. */
export function goToCard(card: HTMLElement): void {
  card.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the card `key` when its `version` changes after an action whose button has disappeared. */
export function useCardFocus(box: RefObject<HTMLElement | null>, key: string, version: string): void {
  const wasInCard = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const part = target instanceof Element ? target.closest(`[data-entry], ${dialogs}`) : null;
      wasInCard.current = part !== null && (part.matches(dialogs) || box.current?.contains(part) === true);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [box]);
  const before = useRef('');
  useEffect(() => {
    // While a new order loads, there is no card; the one that comes then follows the last one.
    if (version === '') return;
    const card = cardOf(box.current, key);
    const isNew = before.current !== '' && before.current !== version;
    before.current = version;
    if (card && isNew && wasInCard.current && isLost(document.activeElement)) goToCard(card);
  }, [box, key, version]);
}
