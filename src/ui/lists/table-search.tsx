import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

/** The pause after the last key before a query: long enough to type a word. */
const settleMs = 250;

export function TableSearch({
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
