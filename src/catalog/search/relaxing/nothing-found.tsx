import { Link } from 'react-router';
import { searchTexts } from '#src/texts/search.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { describeFilter } from '#src/catalog/search/filtering/bar.tsx';
import {
  chosen,
  withFields,
  withoutFilters,
  withoutValue,
  type ListProps,
} from '#src/catalog/search/filtering/links.ts';
import type { Suggestion, WayOn } from '#src/catalog/search/schemas.ts';

type Props = ListProps & { waysOn: readonly WayOn[]; meant: readonly Suggestion[] };

export function NothingFound({ path, params, facets, waysOn, meant }: Props) {
  const { listing: words, kinds } = siteTexts;
  const { find } = searchTexts;
  const picked = chosen(params);
  if (picked.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  const said = picked.map(({ name, value }) => describeFilter(facets, name, value));
  const leadTo = (way: WayOn): string => {
    if (way.words !== undefined) return withFields(path, params, { q: way.words });
    // The kind of a list is its path.
    if (way.name === 'kind' && !params.has('kind')) return withFields('/search', params, {});
    return withoutValue(path, params, way.name, way.value);
  };
  const linkClass = 'link inline-flex min-h-11 items-center';
  return (
    <EmptyState
      title={find.emptyFor(said.join(', '))}
      action={<ButtonLink to={withoutFilters(path, params)}>{find.clear}</ButtonLink>}
    >
      {waysOn.length > 0 && (
        <ul aria-label={find.waysOn} className="mb-4">
          {waysOn.map((way) => (
            <li key={`${way.name} ${way.value}`}>
              <Link to={leadTo(way)} className={linkClass}>
                {find.wayOn(describeFilter(facets, way.name, way.value), way.count)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {meant.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          {find.meant}
          {meant.map(({ path: to, label }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        {find.lookThrough}
        {Object.entries(kinds).map(([kind, { many }]) => (
          <Link key={kind} to={`/${kind}`} className={linkClass}>
            {many}
          </Link>
        ))}
      </p>
    </EmptyState>
  );
}
