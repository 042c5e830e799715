import { useLayoutEffect, type RefObject } from 'react';

/**
 * Says in `--visible-height` and `--visible-top` which part of a page can be seen, since the keyboard of a phone covers the rest and
 * changes no other height; and in `--own-top` how far from the page's top an element begins.
 */
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
