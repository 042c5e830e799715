import { useEffect, useRef, useState } from 'react';

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
