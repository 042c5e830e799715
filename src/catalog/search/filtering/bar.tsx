import { ArrowUpDown, SlidersHorizontal, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { nearTexts } from '#src/texts/near.ts';
import { searchTexts } from '#src/texts/search.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { closeMenu } from '#src/ui/layout/site-header.tsx';
import { describeFilter } from './describe.ts';
import { chosen, withFields, withoutValue, type ListProps } from './links.ts';

type BarProps = ListProps & {
  panelId: string;
  count: string;
  save: React.ReactNode;
  chips: React.ReactNode;
};

export function FilterBar({ panelId, path, params, facets, count, save, chips }: BarProps) {
  const { find } = searchTexts;
  const sortId = useId();
  const picked = chosen(params);
  const sort = offeredSorts({ params, facets }).find(({ isShown }) => isShown);
  const sortName = sort && nameOfSort(sort.key);
  const filterCount = picked.filter(({ name }) => name !== 'q').length;
  return (
    <div className="flex flex-col gap-1 border-b border-line pb-1.5 sm:gap-3 sm:pb-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5 sm:gap-y-2">
        <div className="flex gap-x-3 max-sm:basis-full xl:hidden">
          <Button variant="line" size="sm" popoverTarget={panelId}>
            <SlidersHorizontal aria-hidden size={16} />
            {filterCount > 0 ? find.filtersOn(filterCount) : find.filters}
          </Button>
          <Button
            variant="line"
            size="sm"
            popoverTarget={sortId}
            aria-label={sortName && labeled(find.sort, sortName)}
            className="lg:hidden"
          >
            <ArrowUpDown aria-hidden size={16} />
            {sortName ?? find.sort}
          </Button>
        </div>
        {/* A live region, because choosing a filter changes the number. */}
        <p aria-live="polite" className="text-sm/9 text-soft max-lg:grow">
          {count}
        </p>
        <SortLinks id={sortId} path={path} params={params} facets={facets} />
        {save}
      </div>
      <div className="group scroll-row gap-2 empty:hidden">
        {chips}
        {picked.length > 0 && (
          <ul aria-label={find.active} className="flex gap-2 sm:flex-wrap">
            {picked.map(({ name, value }) => {
              const label = describeFilter(facets, name, value);
              return (
                <li
                  key={`${name} ${value}`}
                  // The link of the user's kit stands for it.
                  className={name === 'fits' ? 'group-has-data-fits-on:hidden' : undefined}
                >
                  <Link
                    to={withoutValue(path, params, name, value)}
                    preventScrollReset
                    aria-label={find.without(label)}
                    className="inline-flex min-h-9 items-center gap-2 rounded-xs border border-line px-2.5 text-sm hover:border-ink"
                  >
                    {label}
                    <X aria-hidden size={14} />
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The default order has no `sort` parameter: that by distance with a place, then that of words. */
function sortsOf(hasWords: boolean, hasPlace: boolean) {
  const newest = { key: 'date', sort: hasWords || hasPlace ? 'date' : null, order: null } as const;
  const relevance = { key: 'relevance', sort: hasPlace ? 'relevance' : null, order: null } as const;
  return [
    ...(hasPlace ? [{ key: 'distance', sort: null, order: null } as const] : []),
    ...(hasWords ? [relevance] : []),
    newest,
    { key: 'cheap', sort: 'sale', order: null },
    { key: 'dear', sort: 'sale', order: 'desc' },
    { key: 'saving', sort: 'saving', order: null },
  ] as const;
}

type SortKey = ReturnType<typeof sortsOf>[number]['key'];
const nameOfSort = (key: SortKey): string =>
  key === 'distance' ? nearTexts.nearest : searchTexts.find.sorts[key];

const offeredSorts = ({ params, facets }: Pick<ListProps, 'params' | 'facets'>) =>
  sortsOf(Boolean(params.get('q')), facets.near !== null).map((each) => ({
    ...each,
    isShown: params.get('sort') === each.sort && params.get('order') === each.order,
  }));

function SortLinks({ id, path, params, facets }: ListProps & { id: string }) {
  const { find } = searchTexts;
  return (
    <nav popover="auto" id={id} aria-label={find.sort} className="sort-sheet">
      {offeredSorts({ params, facets }).map(({ key, sort, order, isShown }) => (
        <Link
          key={key}
          to={withFields(path, params, { sort, order })}
          preventScrollReset
          onClick={closeMenu}
          aria-current={isShown ? 'true' : undefined}
        >
          {nameOfSort(key)}
        </Link>
      ))}
    </nav>
  );
}
