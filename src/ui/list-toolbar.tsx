import { dashboardTexts } from '#src/texts/dashboard.ts';
import { classNames } from './class-names.ts';
import { SelectField } from './field.tsx';
import { TableToolbar } from './table.tsx';
import { TableSearch } from './table-search.tsx';

export type Asked = {
  q: string;
  filters: Record<string, string>;
  sort: string;
  order: 'asc' | 'desc' | null;
  /** An empty list has no toolbar, unless its total is not known here. */
  total?: number;
  isFiltered: boolean;
  onSearch: (q: string) => void;
  onFilter: (name: string, value: string) => void;
  onSort: (sort: string, order: 'asc' | 'desc' | '') => void;
};

export type Filter = { name: string; label: string; options: { value: string; label: string }[] };
/** `value` is a column and an order, as in 'title asc'; empty for the list's own order. */
export type SortOption = { value: string; label: string };

/** Above a list: finds, filters and sorts it. Tables on large screens sort by the heads of their columns. */
export function ListToolbar({
  list,
  searchLabel,
  filters = [],
  sorts = [],
  sortsAlways = false,
}: {
  list: Asked;
  searchLabel?: string | undefined;
  filters?: readonly Filter[];
  sorts?: readonly SortOption[];
  sortsAlways?: boolean;
}) {
  const { lists } = dashboardTexts;
  if (list.total === 0 && !list.isFiltered) return null;
  const sorted = list.sort ? `${list.sort} ${list.order ?? 'asc'}` : '';
  return (
    <TableToolbar>
      {searchLabel && <TableSearch label={searchLabel} value={list.q} onSearch={list.onSearch} />}
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          hideLabel
          label={label}
          value={list.filters[name] ?? ''}
          onChange={(event) => list.onFilter(name, event.currentTarget.value)}
          className="max-sm:flex-1 sm:w-52"
        >
          <option value="">{label}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      ))}
      {sorts.length > 0 && (
        <SelectField
          hideLabel
          label={lists.sort}
          value={sorted}
          onChange={(event) => {
            const [sort = '', order = ''] = event.currentTarget.value.split(' ');
            list.onSort(sort, order as 'asc' | 'desc' | '');
          }}
          className={classNames('max-sm:flex-1 sm:w-52', !sortsAlways && 'sm:hidden')}
        >
          {sorts.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )}
    </TableToolbar>
  );
}
