import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';

export type Suggest = (input: HTMLInputElement, go: (path: string) => void) => void;

/**
 * A plain GET form that finds gear; it works before any script does. What suggests is loaded when the field is first
 * used; without it the field stays as it is.
 */
export function SearchBox({
  action,
  label,
  placeholder,
  name = 'q',
  className,
  loadSuggest,
  ...rest
}: Omit<React.ComponentProps<'input'>, 'type' | 'id' | 'ref'> & {
  action: string;
  label: string;
  loadSuggest?: (() => Promise<Suggest>) | undefined;
}) {
  const id = useId();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  const load = ({ currentTarget: input }: React.FocusEvent<HTMLInputElement>): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadSuggest?.().then(
      (suggest) => suggest(input, (path) => void navigate(path)),
      // Perhaps the next time.
      () => (isAsked.current = false),
    );
  };
  return (
    <search className={className}>
      <form action={action} className="relative">
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
          {...rest}
          id={id}
          name={name}
          type="search"
          enterKeyHint="search"
          placeholder={placeholder}
          onFocus={load}
          className="h-[42px] w-full rounded-xs border border-edge bg-transparent pe-3 ps-10 text-base hover:border-ink focus-visible:outline-offset-0 sm:text-sm"
        />
      </form>
    </search>
  );
}
