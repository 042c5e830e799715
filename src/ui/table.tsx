import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from './class-names.ts';

type Part<Tag extends 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'> = React.ComponentProps<Tag>;

/** A table that becomes one card a row under 640 px; `caption` is its name, shown when `showCaption`. */
export function Table({
  caption,
  showCaption = false,
  className,
  children,
  ...rest
}: Part<'table'> & { caption: string; showCaption?: boolean }) {
  return (
    <div className="sm:overflow-x-auto">
      <table
        {...rest}
        className={classNames(
          'block w-full border-t border-ink text-sm sm:table sm:border-collapse',
          className,
        )}
      >
        <caption className={showCaption ? 'mono block pb-2 text-start sm:table-caption' : 'sr-only'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ className, children, ...rest }: Part<'thead'>) {
  return (
    <thead {...rest} className={classNames('max-sm:sr-only sm:table-header-group', className)}>
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ className, ...rest }: Part<'tbody'>) {
  return <tbody {...rest} className={classNames('block sm:table-row-group', className)} />;
}

export type SortOrder = 'ascending' | 'descending' | 'none';

export function Th({
  sort,
  onSort,
  numeric = false,
  className,
  children,
  ...rest
}: Part<'th'> & {
  sort?: SortOrder | undefined;
  onSort?: (() => void) | undefined;
  numeric?: boolean;
}) {
  const Arrow = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={onSort ? (sort ?? 'none') : undefined}
      {...rest}
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

export function TableRow({ className, ...rest }: Part<'tr'>) {
  return (
    <tr
      {...rest}
      className={classNames(
        'block border-b border-line py-3 sm:table-row sm:py-0 sm:hover:bg-wash/60',
        className,
      )}
    />
  );
}

/** A cell; `label` repeats the column's name on the card. Leave it out where the content speaks for itself. */
export function Td({
  label,
  numeric = false,
  className,
  children,
  ...rest
}: Part<'td'> & { label?: string | undefined; numeric?: boolean }) {
  return (
    <td
      data-label={label}
      {...rest}
      className={classNames(
        'max-sm:flex items-start gap-4 py-1 before:w-28 before:pt-0.5 before:shrink-0 before:font-mono before:text-2xs before:font-medium before:text-soft max-sm:not-data-label:block data-label:before:content-[attr(data-label)] sm:table-cell sm:py-3 sm:pe-6 sm:align-middle sm:last:pe-0 sm:before:hidden',
        numeric && 'tabular-nums sm:text-end',
        className,
      )}
    >
      {children}
    </td>
  );
}

export function TableToolbar({ children }: { children: React.ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">{children}</div>;
}
