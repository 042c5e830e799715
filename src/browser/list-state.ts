import { useLocation, useNavigate, useSearchParams } from 'react-router';

export type Order = 'asc' | 'desc';
type Kept = { cursors?: Record<string, string[]> } | null;

function put(next: URLSearchParams, part: string, value: string): void {
  if (value) next.set(part, value);
  else next.delete(part);
}

/** Another question begins at its first page, in every list that it is put to. */
function dropCursors(next: URLSearchParams): void {
  const cursors = Array.from(next.keys()).filter((part) => /(^|-)cursor$/.test(part));
  for (const part of cursors) next.delete(part);
}

/**
 * What a list is asked for, kept in the page's address, so that reload and back bring it back: `q` and filters,
 * which all lists of a page share, and the sort and the page of the list called `name`. The cursors of the pages
 * before are in the history's state, since no cursor leads back.
 */
export function useListState(name = '', filterNames: readonly string[] = []) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const key = (part: 'sort' | 'order' | 'cursor') => (name ? `${name}-${part}` : part);
  const cursors = (state as Kept)?.cursors ?? {};
  const cursor = params.get(key('cursor'));
  const filters = Object.fromEntries(filterNames.map((filter) => [filter, params.get(filter) ?? '']));
  const q = params.get('q') ?? '';

  const go = (
    change: (next: URLSearchParams) => void,
    { replace = false, stack = {} }: { replace?: boolean; stack?: Record<string, string[]> } = {},
  ) => {
    const next = new URLSearchParams(params);
    change(next);
    // Several lists on one page: the others stay where they are in the window.
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
          put(next, 'q', value);
          dropCursors(next);
        },
        { replace: true },
      ),
    onFilter: (filter: string, value: string) =>
      go((next) => {
        put(next, filter, value);
        dropCursors(next);
      }),
    /** Without a column the list's own order. */
    onSort: (sort: string, order: Order | '') => {
      const { [name]: _, ...stack } = cursors;
      go(
        (next) => {
          put(next, key('sort'), sort);
          put(next, key('order'), sort && order);
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
    /** The page as it is without an address of its own. */
    onReset: () => go((next) => Array.from(next.keys()).forEach((part) => next.delete(part))),
    toNext: (to: string) =>
      go((next) => next.set(key('cursor'), to), {
        stack: { ...cursors, [name]: [...(cursors[name] ?? []), cursor ?? ''] },
      }),
    /** The page before; the first one where nobody knows it, as on a link that was passed on. */
    toPrevious: () =>
      go((next) => put(next, key('cursor'), cursors[name]?.at(-1) ?? ''), {
        stack: { ...cursors, [name]: cursors[name]?.slice(0, -1) ?? [] },
      }),
  };
}
