import { useLocation } from 'react-router';

/** Where to go after signing in: a path of our own from `?from=`, or home. Anything else could lead elsewhere. */
export function returnPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '/';
  // '//host', '/\host' and control characters are read as another host by browsers.
  return /^\/(?![/\\])[^\s\\]*$/.test(from) ? from : '/';
}

export function withReturn(path: string, search: URLSearchParams): string {
  const to = returnPath(search);
  return to === '/' ? path : `${path}?from=${encodeURIComponent(to)}`;
}

export function useWanted(): string | null {
  const state: { wanted?: unknown } | null = useLocation().state;
  return typeof state?.wanted === 'string' ? state.wanted : null;
}
