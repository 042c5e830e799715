import { dashboardTexts } from '#src/texts/dashboard.ts';
import { classNames } from '#src/ui/class-names.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { TableSearch } from './table-search.tsx';

export type ToolbarState = {
  q: string;
  filters: Record<string, string>;
  sort: string;
  order: 'asc' | 'desc' | null;
  /** An empty list has no toolbar. Undefined if the total is not known here. */
  total?: number;
  isFiltered: boolean;
  /** Whether other filters are loading, so that the total is still that of the filters before. */
  isPlaceholderData?: boolean;
  onSearch: (q: string) => void;
  onFilter: (name: string, value: string) => void;
  onSort: (sort: string, order: 'asc' | 'desc' | '') => void;
};

type Option = { value: string; label: string };
export type Filter = { name: string; label: string; options: Option[] };

/** On large screens, tables are sorted by their column heads instead. */
export function ListToolbar({
  list,
  searchLabel,
  filters = [],
  sorts = [],
  sortsAlways = false,
}: {
  list: ToolbarState;
  searchLabel?: string | undefined;
  filters?: readonly Filter[];
  /** The value is a column and an order, as in 'title asc'; empty for the list's own order. */
  sorts?: readonly Option[];
  sortsAlways?: boolean;
}) {
  const { lists } = dashboardTexts;
  if (list.total === 0 && !list.isFiltered && !list.isPlaceholderData) return null;
  const sorted = list.sort ? `${list.sort} ${list.order ?? 'asc'}` : '';
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      {searchLabel && <TableSearch label={searchLabel} value={list.q} onSearch={list.onSearch} />}
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          options={[{ value: '', label }, ...options]}
          value={list.filters[name] ?? ''}
          onChange={(value) => list.onFilter(name, value)}
        />
      ))}
      {sorts.length > 0 && (
        <Select
          label={lists.sort}
          options={sorts}
          value={sorted}
          onChange={(value) => {
            const [sort = '', order = ''] = value.split(' ');
            list.onSort(sort, order === 'asc' || order === 'desc' ? order : '');
          }}
          className={!sortsAlways && 'sm:hidden'}
        />
      )}
    </div>
  );
}

function Select({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  className?: string | false;
}) {
  return (
    <SelectField
      hideLabel
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classNames('max-sm:flex-auto sm:w-52', className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
