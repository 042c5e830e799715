import { startTransition, useCallback, useState, useEffect, type ComponentType } from 'react';
import { reportMissingPart } from './client/new-version.ts';

/** A component that is loaded when it is first shown. If loading fails, the page is kept and offers to reload it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  // Shared, because a list shows dozens of parts at once and each import searches the page for the module's files.
  let loading: Promise<ComponentType<Props>> | undefined;
  return function LazyPart(props: Props) {
    const [, setLoaded] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return;
      let shown = true;
      const show = async (): Promise<void> => {
        try {
          // In a task of its own: looking for the module's files takes a slow phone some time.
          Part = await (loading ??= new Promise((resolve) => setTimeout(resolve)).then(load));
          // In a transition, dozens of parts do not block the main thread.
          if (shown) startTransition(() => setLoaded(true));
        } catch {
          if (shown) await reportMissingPart();
        }
      };
      void show();
      return () => {
        shown = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

/** Far enough that what loads is there before a quick scroll reaches it, and moves nothing that is seen. */
const nearPx = 1000;

export function RenderWhenNear({ children }: { children: React.ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const observe = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${nearPx}px`,
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <div ref={observe}>{isNear && children}</div>;
}
