import { Link } from 'react-router';
import { CardHeart } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { PhotoCard } from '#src/accounts/photos/viewing/photo-card.tsx';
import { browsingTexts } from '#src/texts/browsing.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { useChosen, comparePath } from './client.ts';
import { compareRows } from './compare-rows.ts';

const scrolling = 'relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0';

export function CompareTable({ items, film }: { items: Listing[]; film: readonly string[] }) {
  const { compare } = browsingTexts;
  const { ids, toggle } = useChosen();
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
            {items.map(({ _id, kind, products: { title } }) => (
              <td key={_id} className="p-2 align-top">
                <ButtonLink
                  variant="line"
                  size="sm"
                  wide
                  to={`/${kind}/${_id}`}
                  aria-label={compare.openOf(title)}
                >
                  {compare.open}
                </ButtonLink>
                <ButtonLink
                  variant="quiet"
                  size="sm"
                  className="-ms-3"
                  to={comparePath(items.map((item) => item._id).filter((id) => id !== _id))}
                  aria-label={compare.removeOf(title)}
                  onClick={() => ids.includes(_id) && toggle(_id)}
                >
                  {compare.remove}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(items, film).map(({ name, values, differs, isName }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={head}>
                <span className="flex items-baseline gap-2">
                  <span>
                    {name}
                    {differs && <span className="sr-only"> ({compare.differs})</span>}
                  </span>
                  {differs && <span aria-hidden="true" className="size-2 shrink-0 bg-patch" />}
                </span>
              </th>
              {items.map((item, index) => (
                <td
                  key={item._id}
                  translate={isName ? 'no' : undefined}
                  className={`p-2 align-top wrap-anywhere ${differs ? 'font-semibold' : ''}`}
                >
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two items and the edge of the next fit on a phone; more are scrolled. */
const narrowest: Record<number, string> = { 3: 'min-w-[30rem]', 4: 'min-w-[38rem]' };
/** Keeps the row labels visible while the items are scrolled horizontally. */
const head =
  'sticky inset-s-0 w-24 bg-paper py-2 pe-2 text-start align-top font-normal text-soft sm:w-32 sm:pe-3';
