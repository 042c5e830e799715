import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from './call.ts';

type Read = <T>(method: string, path: string) => Promise<Answer<T>>;
type Loaded<T> = { items: T[]; total: number; next: string | null };

/** The cursor in `Link: <…>; rel="next"`. */
export function nextCursor(headers: Headers): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return url ? new URL(url, 'http://localhost').searchParams.get('cursor') : null;
}

/**
 * A list of the API, one page at a time, there and back. Its query key begins with the path's first part, so
 * that `invalidateQueries({ queryKey: ['orders'] })` renews every list of orders.
 */
export function usePagedList<T>(path: string, read: Read, limit = 24) {
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const query = useQuery({
    queryKey: [path.split(/[/?]/)[1], path, cursor ?? null, limit],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Loaded<T>> => {
      const search = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
      const { body, headers } = await read<T[]>('GET', `${path}${path.includes('?') ? '&' : '?'}${search}`);
      return { items: body, total: Number(headers.get('x-total-count')), next: nextCursor(headers) };
    },
  });
  const next = query.data?.next;
  return {
    ...query,
    items: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    onNext: next ? () => setCursors([...cursors, next]) : undefined,
    onPrevious: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
  };
}
