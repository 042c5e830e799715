import { useCallback, useState } from 'react';

export function WhenNear({ children }: { children: React.ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '300px',
    });
    watching.observe(place);
    return () => watching.disconnect();
  }, []);
  return <div ref={watch}>{isNear && children}</div>;
}
