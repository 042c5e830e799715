import { adminTexts } from '#src/texts/admin.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Table, TableBody, TableHead, TableRow, Td, Th, type SortOrder } from './table.tsx';

export type Column<T> = {
  label: string;
  render: (item: T, number: number) => React.ReactNode;
  /** The name of the column in the API, if the list can be sorted by it. */
  sort?: string;
  numeric?: boolean;
  className?: string;
  /** `wide`: the label is not repeated on phones. `hidden`: it is for screen readers only. */
  head?: 'wide' | 'hidden';
  notOnPhones?: boolean;
  /** Whether the link of this column opens the row, wherever the row is clicked. */
  opensRow?: boolean;
};

type Rows<T> = {
  items: readonly T[];
  first: number;
  sortBy: (column: string) => { sort: SortOrder; onSort: () => void };
};

const hiddenOnPhones = 'max-sm:hidden!';

export function ListTable<T extends { _id: string }>({
  list,
  caption,
  columns,
  numbered = false,
}: {
  list: Rows<T>;
  caption: string;
  columns: readonly Column<T>[];
  numbered?: boolean;
}) {
  return (
    <Table caption={caption}>
      <TableHead>
        {numbered && (
          <Th numeric className={hiddenOnPhones}>
            {adminTexts.admin.sl}
          </Th>
        )}
        {columns.map(({ label, sort, numeric = false, head, notOnPhones }) => (
          <Th
            key={label}
            numeric={numeric}
            className={classNames(notOnPhones && hiddenOnPhones)}
            {...(sort && list.sortBy(sort))}
          >
            {head === 'hidden' ? <span className="sr-only">{label}</span> : label}
          </Th>
        ))}
      </TableHead>
      <TableBody>
        {list.items.map((item, index) => (
          <TableRow key={item._id}>
            {numbered && (
              <Td numeric className={hiddenOnPhones}>
                {list.first + index}
              </Td>
            )}
            {columns.map(({ label, render, numeric = false, head, notOnPhones, opensRow, className }) => (
              <Td
                key={label}
                label={head ? undefined : label}
                numeric={numeric}
                className={classNames(notOnPhones && hiddenOnPhones, opensRow && 'opens-row', className)}
              >
                {render(item, list.first + index)}
              </Td>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
