import { Link } from 'react-router';
import { describeFilter } from '#src/catalog/search/filtering/describe.ts';
import {
  chosen,
  withFields,
  withoutFilters,
  withoutValue,
  type ListProps,
} from '#src/catalog/search/filtering/links.ts';
import type { Suggestion, RelaxedSearch } from '#src/catalog/search/schemas.ts';
import { fitTexts } from '#src/texts/fit.ts';
import { kindTexts } from '#src/texts/names.ts';
import { searchTexts } from '#src/texts/search.ts';
import { kindNames } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';

type Props = ListProps & {
  relaxed: readonly RelaxedSearch[];
  suggestions: readonly Suggestion[];
  save: React.ReactNode;
};

export function NothingFound({ path, params, facets, relaxed, suggestions, save }: Props) {
  const { listing: words } = siteTexts;
  const { find } = searchTexts;
  const picked = chosen(params);
  if (picked.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  const labels = picked.map(({ name, value }) => describeFilter(facets, name, value));
  const hasWords = picked.some(({ name }) => name === 'q');
  const leadTo = (search: RelaxedSearch): string => {
    if (search.name === 'limited') return withFields(path, params, { fits: search.value, limited: '1' });
    if (search.words !== undefined) return withFields(path, params, { q: search.words });
    // The kind of a list is its path, so a search without the kind goes to `/search`.
    if (search.name === 'kind' && !params.has('kind')) return withFields('/search', params, {});
    return withoutValue(path, params, search.name, search.value);
  };
  const linkClass = 'link inline-flex min-h-11 items-center';
  return (
    <EmptyState
      title={hasWords ? find.emptyFor(listed(labels)) : find.emptyWithFilters}
      action={
        <ButtonLink to={withoutFilters(path, params)}>
          {picked.every(({ name }) => name === 'q') ? find.clearWords : find.clear}
        </ButtonLink>
      }
    >
      <div className="mb-4 flex flex-col items-start gap-2 noscript:hidden">
        <p>{find.saveHint}</p>
        {save}
      </div>
      {relaxed.length > 0 && (
        <ul aria-label={find.widerSearch} className="mb-4">
          {relaxed.map((search) => (
            <li key={`${search.name} ${search.value}`}>
              <Link to={leadTo(search)} className={linkClass}>
                {search.limits === undefined
                  ? find.withoutFilter(
                      search.name === 'q' ? search.value : describeFilter(facets, search.name, search.value),
                      search.count,
                    )
                  : find.fitsWithLimits(search.limits, search.count)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          {find.didYouMean}
          {suggestions.map(({ path: to, label }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        {find.browse}
        {kindNames.map((kind) => (
          <Link key={kind} to={`/${kind}`} className={linkClass}>
            {kindTexts(kind).many}
          </Link>
        ))}
        <Link to="/fit" className={linkClass}>
          {fitTexts.fit.title}
        </Link>
      </p>
    </EmptyState>
  );
}
