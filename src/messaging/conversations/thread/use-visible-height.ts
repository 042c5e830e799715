import { useLayoutEffect, type RefObject } from 'react';

/** Sets the visible part of the page as CSS variables, because the keyboard of a phone changes no other height. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: view } = globalThis;
    const { style } = document.documentElement;
    const note = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + scrollY;
      style.setProperty('--own-top', `${top}px`);
      if (!view) return;
      style.setProperty('--visible-height', `${view.height}px`);
      style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    note();
    // What stands above it comes and goes.
    const above = new ResizeObserver(note);
    above.observe(document.body);
    view?.addEventListener('resize', note);
    view?.addEventListener('scroll', note);
    return () => {
      above.disconnect();
      view?.removeEventListener('resize', note);
      view?.removeEventListener('scroll', note);
      for (const name of ['--own-top', '--visible-height', '--visible-top']) style.removeProperty(name);
    };
  }, [element]);
}
