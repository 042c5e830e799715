import { useId, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams, createPath, useNavigate, useNavigation } from 'react-router';
import { Cards, type CardList } from '#src/catalog/cards/cards-card.tsx';
import { WaitingRadius } from '#src/catalog/near/waiting-radius-card.tsx';
import { FilterBar } from '#src/catalog/search/filtering/bar.tsx';
import { nextPage, withFields, withMore } from '#src/catalog/search/filtering/links.ts';
import type { RefusedPrices } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { FilterPanel } from '#src/catalog/search/filtering/panel.tsx';
import { waitingRadius } from '#src/catalog/search/near/radii.ts';
import { NothingFound } from '#src/catalog/search/relaxing/nothing-found.tsx';
import type { Facets, Suggestion, RelaxedSearch } from '#src/catalog/search/schemas.ts';
import { rememberAskedModel } from '#src/gear/fit/asked-model-client.ts';
import { ListChips } from '#src/gear/kit/kit-card.tsx';
import { rememberPlace } from '#src/media/places/client.ts';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { searchTexts } from '#src/texts/search.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { SkipLink } from '#src/ui/layout/site-header.tsx';
import { Pagination } from '#src/ui/lists/pagination.tsx';
import type { AmbiguousFits, AmbiguousPlace } from './page-service.server.ts';

type Found = {
  cards: CardList;
  first: number;
  next: string | null;
  total: number;
  facets: Facets;
  relaxed: RelaxedSearch[];
  suggestions: Suggestion[];
  ambiguous: AmbiguousFits | null;
  ambiguousPlace: AmbiguousPlace | null;
  refused: RefusedPrices;
  ignoredPrice: string | null;
  /** The word that the list was searched without. */
  dropped: { word: string; words: string } | null;
};

export type FoundItemsProps = Pick<React.ComponentProps<typeof FilterPanel>, 'path' | 'kind'> & {
  found: Found;
  SaveSearch: React.ComponentType<{ path: string; params: URLSearchParams }>;
  selection: React.ReactNode;
  foot: React.ReactNode;
};

export function FoundItems({ path, kind, found, SaveSearch, selection, foot }: FoundItemsProps) {
  const {
    cards,
    first,
    next,
    total,
    facets,
    ambiguous,
    ambiguousPlace,
    refused,
    ignoredPrice,
    dropped,
    ...alternatives
  } = found;
  useEffect(() => rememberAskedModel(facets.fits?.name, kind), [facets.fits?.name, kind]);
  const { near } = facets;
  useEffect(() => {
    if (near) rememberPlace({ id: String(near._id), label: placeLabel(near), lat: near.lat, lon: near.lon });
  }, [near]);
  const panelId = useId();
  const listId = useId();
  const [given] = useSearchParams();
  const km = waitingRadius(given);
  const isUsed = (name: string) => !(name in refused) && (km === null || name !== 'within');
  const params = new URLSearchParams([...given].filter(([name]) => isUsed(name)));
  const tools = { path, params, facets };
  // Further pages are those of the search that found the items.
  const listed = new URLSearchParams(params);
  if (dropped) listed.set('q', dropped.words);
  const unknownPlace = ambiguousPlace?.candidates.length === 0 ? unknownText(ambiguousPlace) : null;
  return (
    <div className="mt-2 sm:mt-8 xl:grid xl:grid-cols-[14rem_minmax(0,1fr)] xl:items-start xl:gap-10">
      {cards.count > 0 && <SkipLink label={searchTexts.find.toResults} target={listId} />}
      <FilterPanel
        {...tools}
        params={given}
        refused={refused}
        unknownPlace={unknownPlace}
        id={panelId}
        kind={kind}
        count={total}
      />
      <div className="min-w-0">
        <FilterBar
          {...tools}
          panelId={panelId}
          count={siteTexts.listing.items(total)}
          // The text of an empty list offers to save the search.
          save={cards.count > 0 && <SaveSearch path={path} params={params} />}
          chips={<ListChips path={path} search={params.toString()} />}
        />
        <Refused refused={refused} />
        {ignoredPrice !== null && (
          <output className="mt-4 block wrap-anywhere">
            {searchTexts.find.otherCurrency(ignoredPrice, shopFacts().currency.code)}
          </output>
        )}
        {dropped && (
          <output className="mt-4 block wrap-anywhere">{searchTexts.find.withoutWord(dropped.word)}</output>
        )}
        {km !== null && <WaitingRadius km={km} near={(id) => withFields(path, given, { near: id })} />}
        {ambiguous && (
          <Which
            title={searchTexts.find.fitsWhich(ambiguous.typed)}
            none={searchTexts.find.fitsNothing(ambiguous.typed)}
            candidates={ambiguous.candidates.map(({ id, brand, name }) => ({
              id,
              label: `${brand} ${name}`,
              to: withFields(path, params, { fits: id }),
            }))}
          />
        )}
        {ambiguousPlace && (
          <Which
            title={nearTexts.which(ambiguousPlace.typed)}
            none={`${unknownText(ambiguousPlace)} ${nearTexts.anywhere}`}
            candidates={ambiguousPlace.candidates.map((each) => ({
              ...each,
              to: withFields(path, params, { near: each.id }),
            }))}
          />
        )}
        {cards.count === 0 ? (
          <EmptyResults
            {...tools}
            {...alternatives}
            atEnd={first > 1}
            save={<SaveSearch path={path} params={params} />}
          />
        ) : (
          <>
            <Cards cards={cards} id={listId} className="grid-list mt-2 sm:mt-6" />
            <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
              <LoadMore
                listId={listId}
                shown={cards.count}
                to={next ? withMore(path, listed, cards.count) : null}
              />
              <Pagination
                first={first > 1 && withFields(path, params, {})}
                next={next && nextPage(path, listed, next)}
                className="ms-auto"
              />
            </div>
            {selection}
          </>
        )}
        <div className="mt-10">{foot}</div>
      </div>
    </div>
  );
}

const unknownText = ({ typed, isPostalCode }: AmbiguousPlace): string =>
  isPostalCode ? nearTexts.postal : nearTexts.unknown(typed);

/** Shown above the list because the price fields can be in a closed popover. */
function Refused({ refused: { min, max } }: { refused: RefusedPrices }) {
  const { find } = searchTexts;
  const { form: words } = siteTexts;
  if (!min && !max) return null;
  return (
    <output className="mt-4 block text-sm font-medium text-alarm">
      {min && words.fieldError(find.lowest, min)} {max && words.fieldError(find.highest, max)}
    </output>
  );
}

function EmptyResults({ atEnd, ...rest }: React.ComponentProps<typeof NothingFound> & { atEnd: boolean }) {
  const { listing: words } = siteTexts;
  if (!atEnd) return <NothingFound {...rest} />;
  return (
    <EmptyState
      title={words.endOfList}
      action={<ButtonLink to={withFields(rest.path, rest.params, {})}>{words.first}</ButtonLink>}
    >
      {words.endOfListHint}
    </EmptyState>
  );
}

type WhichProps = {
  title: string;
  none: string;
  candidates: readonly { id: string; label: string; to: string }[];
};

/** Offers the models or places that a typed name may stand for. */
function Which({ title, none, candidates }: WhichProps) {
  if (candidates.length === 0) return <output className="mt-4 block wrap-anywhere">{none}</output>;
  return (
    <nav aria-label={title} className="mt-4">
      <p className="heading-block wrap-anywhere">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {candidates.map(({ id, label, to }) => (
          <li key={id}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The URL contains the number of shown items, so that a reload or Back shows them again. The first new item gets the
 * focus.
 */
function LoadMore({ listId, shown, to }: { listId: string; shown: number; to: string | null }) {
  const { find } = searchTexts;
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isLoading = to !== null && location !== undefined && createPath(location) === to;
  const before = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    const first = document.getElementById(listId)?.children[before.current];
    setAnnouncement(find.loaded(shown - before.current, shown));
    before.current = null;
    first?.querySelector('a')?.focus();
  }, [shown, listId, find]);
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {/* Rendered by the server, so that hydration does not move the content below. */}
      {to && (
        <Button
          className="noscript:hidden"
          unavailable={isLoading}
          onClick={() => {
            before.current = shown;
            void navigate(to, { replace: true, preventScrollReset: true });
          }}
        >
          {isLoading ? find.loading : find.loadMore}
        </Button>
      )}
    </>
  );
}
