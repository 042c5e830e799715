import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CallError, type Answer } from './call.ts';
import { useListState, type Order } from './list-state.ts';

type Read = <T>(method: string, path: string) => Promise<Answer<T>>;
type Loaded<T> = { items: T[]; total: number; capped: boolean; first: number; next: string | null };
type Options = {
  limit?: number;
  name?: string;
  filters?: readonly string[];
  /** Whether the list is fetched. */
  enabled?: boolean;
};

function nextCursor(headers: Headers): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return url ? new URL(url, 'http://localhost').searchParams.get('cursor') : null;
}

/** One page of a list, as the URL says. Its query key begins with the path's first part: `['orders', …]`. */
export function usePagedList<T>(path: string, read: Read, options: Options = {}) {
  const { limit = 24, name, filters, enabled = true } = options;
  const state = useListState(name, filters);
  const { cursor, sort, order, q } = state;
  const params = new URLSearchParams({ limit: String(limit) });
  for (const [part, value] of Object.entries({ cursor, sort, order, q, ...state.filters }))
    if (value) params.set(part, value);
  const query = useQuery({
    queryKey: [path.split(/[/?]/)[1], path, params.toString()],
    enabled,
    placeholderData: keepPreviousData,
    retry: (count, error) => count < 1 && !isRefused(error),
    queryFn: async (): Promise<Loaded<T>> => {
      const { body, headers } = await read<T[]>('GET', `${path}${path.includes('?') ? '&' : '?'}${params}`);
      return {
        items: body,
        total: Number(headers.get('x-total-count')),
        capped: headers.has('x-total-count-capped'),
        first: Number(headers.get('x-first-row') ?? 1),
        next: nextCursor(headers),
      };
    },
  });
  const { items = [], total = 0, capped = false, first = 1, next = null } = query.data ?? {};
  return {
    ...query,
    ...state,
    items,
    total,
    capped,
    first,
    refetch: () => {
      // The URL can be old or mistyped, so a refused request is not repeated.
      if (!isRefused(query.error)) return query.refetch();
      return cursor ? state.onSort(sort, order ?? '') : state.onReset();
    },
    onNext: next ? () => state.toNext(next) : undefined,
    onPrevious: cursor ? state.toPrevious : undefined,
    /**
     * For the head of a column: sorts by it in ascending order, then in descending order, then restores the default
     * order.
     */
    sortBy: (column: string) => {
      const turns = { '': 'asc', asc: 'desc', desc: '' } as const;
      const now = sort === column ? (order ?? 'asc') : '';
      const words = { '': 'none', asc: 'ascending', desc: 'descending' } as const;
      const then: Order | '' = turns[now];
      return { sort: words[now], onSort: () => state.onSort(then ? column : '', then) };
    },
  };
}

/** The number of entries of a list, which is only queried if it is `enabled`. */
export function useCount(path: string, read: Read, enabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [path.split(/[/?]/)[1], path, 'total'],
    enabled,
    queryFn: async () => {
      const { headers } = await read('GET', `${path}${path.includes('?') ? '&' : '?'}limit=1`);
      return Number(headers.get('x-total-count'));
    },
  });
  return data;
}

/** The number of entries without filters, which is only queried when the list is filtered. */
export function useTotal(path: string, read: Read, list: PagedList<unknown>): number | undefined {
  const count = useCount(path, read, list.isFiltered);
  if (list.isFiltered) return count;
  return list.isPending ? undefined : list.total;
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && error.status === 422;
}

export type PagedList<T> = ReturnType<typeof usePagedList<T>>;
