import { ArrowLeft, ArrowRight } from 'lucide-react';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { TopProgress } from '#src/ui/feedback/frame-notices.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';

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

/** A direction without a handler has no more pages. */
function Pager({
  of,
  summary,
  onPrevious,
  onNext,
}: {
  of: string | undefined;
  summary: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const { pages, previous, next } = dashboardTexts.tables;
  return (
    <nav
      aria-label={of ? labeled(pages, of) : pages}
      className="mt-4 flex flex-wrap items-center justify-between gap-4 print:hidden"
    >
      <span className="mono" aria-live="polite">
        {summary}
      </span>
      <div className="flex gap-2">
        <Button variant="line" size="sm" unavailable={!onPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden size={16} />
          {previous}
        </Button>
        <Button variant="line" size="sm" unavailable={!onNext} onClick={onNext}>
          {next}
          <ArrowRight aria-hidden size={16} />
        </Button>
      </div>
    </nav>
  );
}
