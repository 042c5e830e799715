import { Link } from 'react-router';
import { useChosen, comparePath } from '#src/catalog/cards/comparing-client.ts';
import { useDealCard } from '#src/catalog/listings/deal-card.tsx';
import { factsOfItems, type Fact, type FactSources } from '#src/catalog/listings/facts.ts';
import { CardHeart } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { useAway } from '#src/catalog/near/client.ts';
import type { SellerFacts } from '#src/catalog/sellers/schemas.ts';
import { ratingOf } from '#src/catalog/sellers/seller-card.tsx';
import { ItemsFit } from '#src/gear/kit/kit-card.tsx';
import { PhotoCard } from '#src/media/photos/viewing/photo-card.tsx';
import { browsingTexts } from '#src/texts/browsing.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Photo } from '#src/ui/photo.tsx';

const scrolling = 'relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0';

export function CompareTable(compared: Compared) {
  const { compare } = browsingTexts;
  const { items } = compared;
  const ids = items.map(({ _id }) => _id);
  const rows = compareRows(compared, useAway());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section aria-label={compare.table} tabIndex={0} className={scrolling}>
      <table className={`w-full table-fixed border-collapse text-sm ${narrowest[items.length] ?? ''}`}>
        <caption className="sr-only">{compare.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              <span className="sr-only">{compare.property}</span>
            </th>
            {items.map(({ _id, kind, state, products: { _id: sellerId, title, img }, photos: [photo] }) => (
              <th key={_id} scope="col" className="px-2 pt-2 text-start align-top font-normal">
                <div className="relative" data-item={_id} data-seller={sellerId} data-title={title}>
                  {photo ? (
                    <PhotoCard photo={photo} maxWidth={640} alt="" sizes="(min-width: 40rem) 18rem, 40vw" />
                  ) : (
                    <Photo src={img} alt="" />
                  )}
                  {state !== 'sold' && <CardHeart title={title} />}
                </div>
                <Link
                  to={`/${kind}/${_id}`}
                  className="mt-2 block font-semibold wrap-anywhere hover:underline"
                >
                  {title}
                </Link>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" className={head}>
              <span className="sr-only">{compare.actions}</span>
            </th>
            {items.map((item) => (
              <td key={item._id} className="p-2 align-top">
                <Actions item={item} removed={comparePath(ids.filter((id) => id !== item._id))} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows.filter(({ isKey }) => isKey)} />
          <ItemsFit items={items}>
            {(fits) => <Rows rows={rowOf({ label: kitTexts.yours }, fits)} />}
          </ItemsFit>
          <Rows rows={rows.filter(({ isKey }) => !isKey)} />
        </tbody>
      </table>
    </section>
  );
}

function Rows({ rows }: { rows: CompareRow[] }) {
  return rows.map(({ label, values, differs, isName }) => (
    <tr key={label} className="border-t border-line">
      <th scope="row" className={head}>
        <span className="flex items-baseline gap-1.5">
          <span>
            {label}
            {differs && <span className="sr-only"> ({browsingTexts.compare.differs})</span>}
          </span>
          {differs && <span aria-hidden="true" className="size-2 shrink-0 bg-patch" />}
        </span>
      </th>
      {values.map((value, index) => (
        <td
          key={index}
          translate={isName ? 'no' : undefined}
          className={`p-2 align-top whitespace-pre-line wrap-anywhere hyphens-auto ${differs ? 'font-semibold' : ''}`}
        >
          {value}
        </td>
      ))}
    </tr>
  ));
}

function Actions({ item, removed }: { item: Listing; removed: string }) {
  const { compare } = browsingTexts;
  const { ids, toggle } = useChosen();
  const { bookButton, ask } = useDealCard(item);
  const { title } = item.products;
  return (
    <fieldset
      aria-label={title}
      className="flex min-w-0 flex-col items-start gap-2 *:px-2 max-sm:[&_svg]:hidden"
    >
      {bookButton}
      {ask.button}
      <ButtonLink
        variant="quiet"
        size="sm"
        className="-ms-2"
        to={removed}
        aria-label={compare.removeOf(title)}
        onClick={() => ids.includes(item._id) && toggle(item._id)}
      >
        {compare.remove}
      </ButtonLink>
    </fieldset>
  );
}

/** Two items and the edge of the next fit on a phone; more are scrolled. */
const narrowest: Record<number, string> = { 2: 'min-w-[22rem]', 3: 'min-w-[31rem]', 4: 'min-w-[39rem]' };
/** Keeps the row labels visible while the items are scrolled horizontally. */
const head =
  'sticky inset-s-0 w-28 bg-paper py-2 pe-2 text-start align-top font-normal hyphens-auto text-soft sm:w-32 sm:pe-3';

type Compared = {
  items: Listing[];
  facts: FactSources;
  sellers: ReadonlyMap<string, SellerFacts>;
};
type Label = Omit<Fact, 'of'>;
type CompareRow = Label & { values: string[]; differs: boolean };

const textOf = <T,>(value: T | null | undefined, write: (value: T) => string | null): string | null =>
  value === null || value === undefined ? null : write(value);

const ratingWords = (seller: SellerFacts): string => ratingOf(seller) ?? sellerTexts.sellers.noReviews;

/** The rows of the properties that at least one item has. `away` returns how far away a place is. */
export function compareRows(
  { items, facts: sources, sellers }: Compared,
  away: (at: Listing['place']) => string | null,
): CompareRow[] {
  const { compare } = browsingTexts;
  const { answers } = sellerTexts.sellers;
  const facts: Fact[] = [
    ...factsOfItems(sources),
    { label: compare.distance, of: ({ place }) => away(place), isKey: true },
    {
      label: compare.rating,
      of: ({ products }) => textOf(sellers.get(products._id), ratingWords),
      isKey: true,
    },
    {
      label: compare.answers,
      of: ({ products }) => textOf(sellers.get(products._id)?.answeredWithin, (within) => answers[within]),
      isKey: true,
      isExpected: true,
    },
  ];
  return facts.flatMap(({ of, ...fact }) => rowOf(fact, items.map(of)));
}

/** Returns a row, or none if no item has a value. */
function rowOf(label: Label, values: (string | null)[]): CompareRow[] {
  if (values.every((value) => value === null)) return [];
  const shown = values.map((value) => value ?? browsingTexts.compare.unknown);
  const known = new Set(label.isExpected ? shown : values.filter((value) => value !== null));
  return [{ ...label, values: shown, differs: known.size > 1 }];
}
