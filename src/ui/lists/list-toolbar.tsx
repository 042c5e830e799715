import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { classNames } from '#src/ui/class-names.ts';
import { SelectField } from '#src/ui/forms/field.tsx';

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

/** The pause after the last key before a query: long enough to type a word. */
const settleMs = 250;

function TableSearch({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The field keeps the typed text until it is in the URL; Back and 'clear' change the field from outside.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== value) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    if (typed !== value) onSearch(typed);
  };
  return (
    <search className="w-full sm:w-72">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          aria-hidden
          size={16}
          strokeWidth={2}
          className="pointer-events-none absolute top-1/2 inset-s-3.5 -translate-y-1/2 text-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          placeholder={label}
          defaultValue={value}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(send, settleMs);
          }}
          className="h-11 w-full rounded-xs border border-edge bg-sheet pe-3 ps-10 text-base hover:border-ink focus-visible:outline-offset-0"
        />
      </form>
    </search>
  );
}
