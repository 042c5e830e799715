import { useEffect, useRef, useState } from 'react';

/** Shows what is inside when its place is about to be scrolled to. */
export function WhenNear({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '300px',
    });
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}
