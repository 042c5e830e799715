import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { TopProgress } from '#src/ui/feedback/frame-notices.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { Pager } from './pager.tsx';
import { RetryNotice } from '#src/ui/feedback/notice.tsx';

export type PagedState = {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  items: readonly unknown[];
  refetch: () => unknown;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  total: number;
  /** Whether counting stopped at `total` because there are more. */
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
  shape = <RowsSkeleton />,
  children,
}: {
  list: PagedState;
  empty: React.ReactNode;
  /** Replaces the usual text when nothing matches, for pages with several lists. */
  nothingFound?: React.ReactNode;
  of?: string;
  /** Shown while the list is loading. */
  shape?: React.ReactNode;
  children: React.ReactNode;
}) {
  const { lists } = dashboardTexts;
  if (list.isPending) return shape;
  if (list.isError) return <RetryNotice onRetry={list.refetch} />;
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
      <TopProgress active={list.isPlaceholderData} />
      {children}
      {(list.onNext || list.onPrevious) && (
        <Pager
          of={of}
          summary={
            list.items.length > 0
              ? lists.range(list.first, list.first + list.items.length - 1, list.total, list.capped)
              : undefined
          }
          onNext={list.onNext}
          onPrevious={list.onPrevious}
        />
      )}
    </div>
  );
}
