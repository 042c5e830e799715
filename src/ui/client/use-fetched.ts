import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Reads a value without the query library, after the page is shown. Null means that it cannot be read. */
export function useFetched<T>(
  /** Identifies what is read. If it is null, nothing is. */
  key: string | null,
  read: () => Promise<T | null>,
  isEnabled = true,
): [T | null | undefined, (value: T) => void] {
  const [fetched, setFetched] = useState<{ key: string | null; value: T | null } | null>(null);
  // A value that the user has changed in the meantime is newer than the response.
  const isChanged = useRef(false);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (key === null || !isEnabled) return;
    let isCurrent = true;
    isChanged.current = false;
    const store = (value: T | null) => isCurrent && !isChanged.current && setFetched({ key, value });
    // The page works without the value. If one was read or set earlier, it is kept.
    const fail = () => isCurrent && setFetched((last) => (last?.key === key ? last : { key, value: null }));
    readNow().then(store, fail);
    return () => {
      isCurrent = false;
    };
  }, [key, isEnabled]);
  const change = (value: T) => {
    isChanged.current = true;
    setFetched({ key, value });
  };
  return [fetched?.key === key ? fetched?.value : undefined, change];
}
