import { Link } from 'react-router';
import { texts } from '#src/texts/texts.ts';
import type { Suggestion } from './filters.ts';

/** Over a search that found nothing: what may have been meant by its words. */
export function Meant({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 text-lg">
      {texts.find.meant}
      {suggestions.map(({ path, label }) => (
        <Link key={path} to={path} className="link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ))}
    </p>
  );
}
