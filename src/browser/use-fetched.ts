import { useEffect, useState } from 'react';

/**
 * Reads `path` after the page is shown. Public pages are the same for everyone, and load no query library for what
 * depends on the visitor.
 * @returns the value, undefined until it is there and null when it cannot be read, and a setter for a newer one
 */
export function useFetched<T>(
  path: string | null,
  read: (path: string) => Promise<T>,
  { isAsked = true, owner = '' }: { isAsked?: boolean; owner?: string } = {},
): [T | null | undefined, (value: T) => void] {
  const key = path && `${owner} ${path}`;
  const [fetched, setFetched] = useState<{ key: string | null; value: T | null } | null>(null);
  useEffect(() => {
    if (path === null || !isAsked) return;
    let isWanted = true;
    const keep = (value: T | null) => isWanted && setFetched({ key, value });
    // The page does without.
    read(path).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [path, key, isAsked, read]);
  return [fetched?.key === key ? fetched?.value : undefined, (value) => setFetched({ key, value })];
}
