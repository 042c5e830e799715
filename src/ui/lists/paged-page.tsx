import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { Paged, type PagedState } from './paged.tsx';

type Words = {
  title: string;
  count: (total: number) => string;
  empty: string;
  emptyHint: string;
  /** The label of a link to the cameras, shown if the list is empty. */
  browse?: string | undefined;
};

export function PagedPage({
  list,
  words: { title, count, empty, emptyHint, browse },
  actions,
  above,
  children,
}: {
  list: PagedState;
  words: Words;
  actions?: React.ReactNode;
  above?: React.ReactNode;
  children: React.ReactNode;
}) {
  const toCameras = browse && <ButtonLink to="/cameras">{browse}</ButtonLink>;
  return (
    <>
      <PageHeading
        title={title}
        lead={list.isPending ? undefined : count(list.total)}
        actions={actions}
        className="mb-8"
      />
      {above}
      <Paged
        list={list}
        empty={
          <EmptyState title={empty} action={toCameras}>
            {emptyHint}
          </EmptyState>
        }
      >
        {children}
      </Paged>
    </>
  );
}

export function Rows<T extends { _id: string }>({
  items,
  keyOf = ({ _id }) => _id,
  children: show,
}: {
  items: readonly T[];
  /** The default is the id. */
  keyOf?: (item: T) => string;
  children: (item: T) => React.ReactNode;
}) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={keyOf(item)}>{show(item)}</li>
      ))}
    </ul>
  );
}
