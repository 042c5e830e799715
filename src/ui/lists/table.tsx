import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';

type Children = { children: React.ReactNode };

/** A table that shows each row as a card on screens under 640 px. `caption` is its name for screen readers. */
export function Table({ caption, children }: Children & { caption: string }) {
  return (
    <div className="relative sm:overflow-x-auto">
      <table className="block w-full border-t border-ink text-sm sm:table sm:border-collapse">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: Children) {
  return (
    <thead className="max-sm:sr-only sm:table-header-group">
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: Children) {
  return <tbody className="block sm:table-row-group">{children}</tbody>;
}

export type SortOrder = 'ascending' | 'descending' | 'none';

export function Th({
  sort,
  onSort,
  numeric = false,
  className,
  children,
}: Children & {
  sort?: SortOrder;
  onSort?: () => void;
  numeric?: boolean;
  className?: string;
}) {
  const Arrow = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={classNames(
        'mono border-b border-line py-3 pe-6 font-medium whitespace-nowrap last:pe-0',
        numeric ? 'text-end' : 'text-start',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(
            '-my-2 inline-flex min-h-9 items-center gap-1 hover:text-ink',
            sort && sort !== 'none' && 'text-ink',
          )}
        >
          {children}
          <Arrow aria-hidden size={12} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function TableRow({ children }: Children) {
  return (
    <tr className="relative block border-b border-line py-3 sm:table-row sm:py-0 sm:hover:bg-wash/60">
      {children}
    </tr>
  );
}

/** `label` repeats the column's name on the card; omit it where the content is clear without it. */
export function Td({
  label,
  numeric = false,
  className,
  children,
}: Children & { label?: string | undefined; numeric?: boolean; className?: string | undefined }) {
  return (
    <td
      data-label={label}
      className={classNames(
        'max-sm:flex items-start gap-4 py-1 before:w-28 before:pt-0.5 before:shrink-0 before:font-mono before:text-2xs before:font-medium before:text-soft max-sm:not-data-label:block data-label:before:content-[attr(data-label)] sm:table-cell sm:py-3 sm:pe-6 sm:align-middle sm:last:pe-0 sm:before:hidden',
        numeric && 'tabular-nums sm:text-end [unicode-bidi:isolate]',
        className,
      )}
    >
      {children}
    </td>
  );
}

export type Definition = { term: string; detail: React.ReactNode };

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="border-t border-line">
      {items.map(({ term, detail }) => (
        <div key={term} className="flex gap-4 border-b border-line py-2.5">
          <dt className="w-28 shrink-0 pt-px text-sm text-soft">{term}</dt>
          <dd className="min-w-0 flex-1 font-[550]">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
