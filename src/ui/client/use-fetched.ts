import { useEffect, useRef, useState } from 'react';

/** Reads `path` without the query library, after the page is shown. Null means that it cannot be read. */
export function useFetched<T>(
  path: string | null,
  read: (path: string) => Promise<T>,
  { isEnabled = true, owner = '' }: { isEnabled?: boolean; owner?: string } = {},
): [T | null | undefined, (value: T) => void] {
  const key = path && `${owner} ${path}`;
  const [fetched, setFetched] = useState<{ key: string | null; value: T | null } | null>(null);
  // A value that the user has changed in the meantime is newer than the response.
  const isChanged = useRef(false);
  useEffect(() => {
    if (path === null || !isEnabled) return;
    let isCurrent = true;
    isChanged.current = false;
    const store = (value: T | null) => isCurrent && !isChanged.current && setFetched({ key, value });
    // The page works without the value. If one was read or set earlier, it is kept.
    const fail = () => isCurrent && setFetched((last) => (last?.key === key ? last : { key, value: null }));
    read(path).then(store, fail);
    return () => {
      isCurrent = false;
    };
  }, [path, key, isEnabled, read]);
  const change = (value: T) => {
    isChanged.current = true;
    setFetched({ key, value });
  };
  return [fetched?.key === key ? fetched?.value : undefined, change];
}
