import { useEffect, useRef, useState } from 'react';

/** Reads `path` without the query library, once the page is shown; null means that it cannot be read. */
export function useFetched<T>(
  path: string | null,
  read: (path: string) => Promise<T>,
  { isEnabled = true, owner = '' }: { isEnabled?: boolean; owner?: string } = {},
): [T | null | undefined, (value: T) => void] {
  const key = path && `${owner} ${path}`;
  const [fetched, setFetched] = useState<{ key: string | null; value: T | null } | null>(null);
  // A value that the user has changed meanwhile is newer than the response.
  const isChanged = useRef(false);
  useEffect(() => {
    if (path === null || !isEnabled) return;
    let isCurrent = true;
    isChanged.current = false;
    const store = (value: T | null) => isCurrent && !isChanged.current && setFetched({ key, value });
    // The page works without it, and a value that was read or changed earlier remains.
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
