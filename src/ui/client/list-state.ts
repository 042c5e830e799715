import { useLocation, useNavigate, useSearchParams } from 'react-router';

export type Order = 'asc' | 'desc';
type HistoryState = { cursors?: Record<string, string[]> } | null;

function setParam(next: URLSearchParams, part: string, value: string): void {
  if (value) next.set(part, value);
  else next.delete(part);
}

/** When the query changes, every list on the page goes back to its first page. */
function dropCursors(next: URLSearchParams): void {
  const cursors = Array.from(next.keys()).filter((part) => /(^|-)cursor$/.test(part));
  for (const part of cursors) next.delete(part);
}

/**
 * Filters, sort order and page of a list, as in the URL. A cursor only leads forward, so the browser's history stores
 * the cursors of earlier pages.
 */
export function useListState(name = '', filterNames: readonly string[] = []) {
  const [params] = useSearchParams();
  const { state }: { state: HistoryState } = useLocation();
  const navigate = useNavigate();
  const key = (part: 'sort' | 'order' | 'cursor') => (name ? `${name}-${part}` : part);
  const cursors = state?.cursors ?? {};
  const cursor = params.get(key('cursor'));
  const filters = Object.fromEntries(filterNames.map((filter) => [filter, params.get(filter) ?? '']));
  const q = params.get('q') ?? '';

  const go = (
    change: (next: URLSearchParams) => void,
    { replace = false, stack = {} }: { replace?: boolean; stack?: Record<string, string[]> } = {},
  ) => {
    const next = new URLSearchParams(params);
    change(next);
    // If there are several lists on a page, the scroll position is kept.
    const options = { replace, state: { cursors: stack }, preventScrollReset: name !== '' || replace };
    void navigate({ search: next.toString() }, options);
  };

  return {
    q,
    filters,
    cursor,
    sort: params.get(key('sort')) ?? '',
    order: params.get(key('order')) as Order | null,
    isFiltered: q !== '' || Object.values(filters).some(Boolean),
    onSearch: (value: string) =>
      go(
        (next) => {
          setParam(next, 'q', value);
          dropCursors(next);
        },
        { replace: true },
      ),
    onFilter: (filter: string, value: string) =>
      go((next) => {
        setParam(next, filter, value);
        dropCursors(next);
      }),
    /** If `sort` is empty, the list's default order applies. */
    onSort: (sort: string, order: Order | '') => {
      const { [name]: _, ...stack } = cursors;
      go(
        (next) => {
          setParam(next, key('sort'), sort);
          setParam(next, key('order'), sort && order);
          next.delete(key('cursor'));
        },
        { stack },
      );
    },
    onClear: () =>
      go((next) => {
        for (const part of ['q', ...filterNames]) next.delete(part);
        dropCursors(next);
      }),
    onReset: () => go((next) => Array.from(next.keys()).forEach((part) => next.delete(part))),
    toNext: (to: string) =>
      go((next) => next.set(key('cursor'), to), {
        stack: { ...cursors, [name]: [...(cursors[name] ?? []), cursor ?? ''] },
      }),
    /**
     * Goes to the previous page, or to the first one if the history does not know it, for example after opening a
     * shared link.
     */
    toPrevious: () =>
      go((next) => setParam(next, key('cursor'), cursors[name]?.at(-1) ?? ''), {
        stack: { ...cursors, [name]: cursors[name]?.slice(0, -1) ?? [] },
      }),
  };
}
