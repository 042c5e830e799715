import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputArgs, ListCall, Responses } from '#src/platform/http/calls.ts';
import { addressOf, CallError, type Answer, type Api, type Sent } from './call.ts';
import { useListState, type Order } from './list-state.ts';

type Loaded<T> = { items: readonly T[]; total: number; capped: boolean; first: number; next: string | null };
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
export function usePagedList<C extends ListCall>(route: C, api: Api, ...[input]: InputArgs<C, Options>) {
  const read = async (page: object) => api(route, withQuery(input, page));
  return usePages<Responses[C][number]>(addressOf(route, input ?? {}), read, input);
}

function usePages<T>(
  path: string,
  read: (page: object) => Promise<Answer<readonly T[]>>,
  { limit = 24, name, filters, enabled = true }: Options = {},
) {
  const state = useListState(name, filters);
  const { cursor, sort, order, q } = state;
  const given = Object.entries({ cursor, sort, order, q, ...state.filters }).filter(([, value]) => value);
  const page = { limit: String(limit), ...Object.fromEntries(given) };
  const query = useQuery({
    queryKey: [path.split(/[/?]/)[1], path, new URLSearchParams(page).toString()],
    enabled,
    placeholderData: keepPreviousData,
    retry: (count, error) => count < 1 && !isRefused(error),
    queryFn: async (): Promise<Loaded<T>> => {
      const { body, headers } = await read(page);
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
export function useCount<C extends ListCall>(
  route: C,
  api: Api,
  ...[input]: InputArgs<C, Pick<Options, 'enabled'>>
): number | undefined {
  const { enabled = true }: Options = input ?? {};
  const path = addressOf(route, input ?? {});
  const { data } = useQuery({
    queryKey: [path.split(/[/?]/)[1], path, 'total'],
    enabled,
    queryFn: async () => {
      const { headers } = await api(route, withQuery(input, { limit: '1' }));
      return Number(headers.get('x-total-count'));
    },
  });
  return data;
}

/** The number of entries without filters, which is only queried when the list is filtered. */
export function useTotal<C extends ListCall>(
  list: PagedList<unknown>,
  route: C,
  api: Api,
  ...[input]: InputArgs<C>
): number | undefined {
  const count = useCount(route, api, Object.assign({}, input, { enabled: list.isFiltered }));
  if (list.isFiltered) return count;
  return list.isPending ? undefined : list.total;
}

function withQuery<Input extends object>(input: Input | undefined, page: object): Input {
  const { query }: Sent = input ?? {};
  return Object.assign({}, input, { query: { ...query, ...page } });
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && error.status === 422;
}

export type PagedList<T> = ReturnType<typeof usePages<T>>;
