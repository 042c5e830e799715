import { Search } from 'lucide-react';
import { useId } from 'react';

/** A plain GET form that finds gear; it works before any script does. */
export function SearchBox({
  action,
  label,
  placeholder,
  name = 'q',
  className,
  ...rest
}: Omit<React.ComponentProps<'input'>, 'type' | 'id'> & { action: string; label: string }) {
  const id = useId();
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
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
        />
        <input
          {...rest}
          id={id}
          name={name}
          type="search"
          enterKeyHint="search"
          placeholder={placeholder}
          className="h-[42px] w-full rounded-xs border border-edge bg-transparent pr-3 pl-10 text-base hover:border-ink focus-visible:outline-offset-0 sm:text-sm"
        />
      </form>
    </search>
  );
}
