import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { Pager } from './pagination.tsx';
import { TopProgress } from './progress-bar.tsx';
import { RowsSkeleton } from './skeleton.tsx';

export type PagedState = {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  items: readonly unknown[];
  refetch: () => unknown;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  total: number;
  /** Exact up to the total, and there are more. */
  capped: boolean;
  first: number;
  isFiltered: boolean;
  onClear: () => void;
};

export function Paged({
  list,
  empty,
  nothingFound,
  of,
  children,
}: {
  list: PagedState;
  empty: React.ReactNode;
  /** In place of the usual words where nothing matches: one of several lists of a page is brief. */
  nothingFound?: React.ReactNode;
  of?: string;
  children: React.ReactNode;
}) {
  const { layout } = siteTexts;
  const { dashboard, tables, lists } = dashboardTexts;
  if (list.isPending) return <RowsSkeleton label={layout.loading} />;
  if (list.isError) {
    const action = (
      <Button size="sm" variant="line" onClick={() => list.refetch()}>
        {dashboard.retry}
      </Button>
    );
    return (
      <Notice tone="error" action={action}>
        {dashboard.failed}
      </Notice>
    );
  }
  if (list.items.length === 0 && list.isFiltered) {
    if (nothingFound) return nothingFound;
    const action = (
      <Button variant="line" onClick={list.onClear}>
        {lists.clear}
      </Button>
    );
    return (
      <EmptyState title={lists.nothingFound} action={action}>
        {lists.nothingFoundHint}
      </EmptyState>
    );
  }
  if (list.items.length === 0 && !list.onPrevious) return empty;
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className="transition-opacity aria-busy:opacity-60">
      <TopProgress active={list.isPlaceholderData} label={layout.loading} />
      {children}
      {(list.onNext || list.onPrevious) && (
        <Pager
          label={of ? `${tables.pages}: ${of}` : tables.pages}
          summary={
            list.items.length > 0
              ? lists.range(list.first, list.first + list.items.length - 1, list.total, list.capped)
              : undefined
          }
          previousLabel={tables.previous}
          nextLabel={tables.next}
          onNext={list.onNext}
          onPrevious={list.onPrevious}
        />
      )}
    </div>
  );
}
