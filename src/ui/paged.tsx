import { texts } from '#src/texts/texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Pager } from './pagination.tsx';
import { RowsSkeleton } from './skeleton.tsx';

/** A list that is asked for one page at a time. */
export type PagedState = {
  isPending: boolean;
  isError: boolean;
  items: readonly unknown[];
  refetch: () => unknown;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
};

/** A page of a list with its pager; or what stands in for it while it is not there, failed, or is empty. */
export function Paged({
  list,
  empty,
  children,
}: {
  list: PagedState;
  empty: React.ReactNode;
  children: React.ReactNode;
}) {
  const { layout, dashboard, tables } = texts;
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
  if (list.items.length === 0 && !list.onPrevious) return empty;
  return (
    <>
      {children}
      {(list.onNext || list.onPrevious) && (
        <Pager
          label={tables.pages}
          previousLabel={tables.previous}
          nextLabel={tables.next}
          onNext={list.onNext}
          onPrevious={list.onPrevious}
        />
      )}
    </>
  );
}
