import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { searchTexts } from '#src/texts/search.ts';

type Props = { defaultValue?: string | undefined; className?: string };

/** A plain GET form that works without script. Suggestions are loaded when the field first gets the focus. */
export function SearchBox({ defaultValue, className }: Props) {
  const { find } = searchTexts;
  const id = useId();
  const navigate = useNavigate();
  const isRequested = useRef(false);
  const load = ({ currentTarget: input }: React.FocusEvent<HTMLInputElement>): void => {
    if (isRequested.current) return;
    isRequested.current = true;
    import('./search-combobox.ts').then(
      ({ suggestPlaces }) => suggestPlaces(input, (path) => void navigate(path)),
      // If loading failed, the next focus tries again.
      () => (isRequested.current = false),
    );
  };
  return (
    <search className={className}>
      <form action="/search" className="relative">
        <label htmlFor={id} className="sr-only">
          {find.searchAll}
        </label>
        <Search
          aria-hidden
          size={16}
          strokeWidth={2}
          className="pointer-events-none absolute top-1/2 inset-s-3.5 -translate-y-1/2 text-soft"
        />
        <input
          id={id}
          name="q"
          type="search"
          maxLength={120}
          defaultValue={defaultValue}
          enterKeyHint="search"
          placeholder={find.placeholder}
          onFocus={load}
          className="h-[42px] w-full rounded-xs border border-edge bg-transparent pe-3 ps-10 text-base hover:border-ink focus-visible:outline-offset-0 sm:text-sm"
        />
      </form>
    </search>
  );
}
