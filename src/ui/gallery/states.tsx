import { useState } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorScreen } from '#src/ui/error-screen.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { Paged, type PagedState } from '#src/ui/paged.tsx';
import { CardsSkeleton } from '#src/ui/skeleton.tsx';
import { VersionWords } from '#src/ui/version-strip.tsx';
import { Part } from './part.tsx';

const page: PagedState = {
  isPending: false,
  isError: false,
  isPlaceholderData: false,
  items: ['Fujifilm X-T3 body', 'Canon EF 85mm f/1.8 USM'],
  refetch: () => {},
  onNext: () => {},
  onPrevious: () => {},
  total: 10_000,
  capped: true,
  first: 25,
  isFiltered: false,
  onClear: () => {},
};

const states: [string, Partial<PagedState>][] = [
  ['A page out of ten thousand and more', {}],
  ['On its way', { isPending: true }],
  ['The next page on its way', { isPlaceholderData: true }],
  ['It could not be had', { isError: true }],
  ['Nothing is there', { items: [], onPrevious: undefined, onNext: undefined }],
  ['Nothing matches', { items: [], onPrevious: undefined, onNext: undefined, isFiltered: true }],
];

function Toolbar() {
  const [q, setQ] = useState('łódź');
  const [sort, setSort] = useState('title');
  const [filters, setFilters] = useState<Record<string, string>>({ state: 'booked' });
  return (
    <ListToolbar
      searchLabel="Name or product"
      list={{
        q,
        filters,
        sort,
        order: 'asc',
        isFiltered: true,
        onSearch: setQ,
        onFilter: (name, value) => setFilters({ ...filters, [name]: value }),
        onSort: setSort,
      }}
      filters={[
        {
          name: 'state',
          label: 'Any state',
          options: [
            { value: 'available', label: 'Available' },
            { value: 'booked', label: 'Booked' },
          ],
        },
      ]}
      sorts={[
        { value: 'title asc', label: 'Title, A to Z' },
        { value: 'price desc', label: 'Price, highest first' },
      ]}
      sortsAlways
    />
  );
}

/** What a list or a page shows while it waits, when it failed, and when there is nothing. */
export function States() {
  return (
    <>
      <Part name="Above a list">
        <Toolbar />
      </Part>
      {states.map(([name, state]) => (
        <Part key={name} name={`A list: ${name.toLowerCase()}`}>
          <Paged
            of={name}
            list={{ ...page, ...state }}
            empty={
              <EmptyState title="No orders yet." action={<ButtonLink to="/dev/ui">Look around</ButtonLink>}>
                When you book something it waits here until you have met its owner.
              </EmptyState>
            }
          >
            <ul className="border-t border-line">
              {page.items.map((title) => (
                <li key={String(title)} className="border-b border-line py-3">
                  {String(title)}
                </li>
              ))}
            </ul>
          </Paged>
        </Part>
      ))}
      <Part name="Cards on their way">
        <CardsSkeleton label="Loading lenses" count={4} />
      </Part>
      <Part name="A page that is not there">
        <ErrorScreen
          code="404"
          title="Nothing at this address"
          text="It may have been sold, withdrawn, or never been here."
          back={{ to: '/dev/ui', label: 'Back to Home Page' }}
        />
      </Part>
      <Part name="A new version">
        <VersionWords notice="newer" />
        <VersionWords notice="needed" />
        <VersionWords notice="missing" />
      </Part>
    </>
  );
}
