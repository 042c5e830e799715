import { Link } from 'react-router';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import { DeleteButton } from '#src/catalog/listings/lists/item-columns.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';

/** An item as admins see it, with the number of its open reports. */
export function ListingTile({
  listing,
  reports,
  onDelete,
}: {
  listing: Listing;
  reports: number;
  onDelete: () => void;
}) {
  const { kind, _id, state, products: item } = listing;
  const { listing: words } = siteTexts;
  return (
    <article className="flex h-full flex-col">
      <Photo src={item.img} alt="">
        <StateTag
          state={state}
          label={words.states[state]}
          className={state === 'available' ? 'bg-sheet' : undefined}
        />
      </Photo>
      <h3 className="heading-card mt-3 line-clamp-2 text-pretty sm:min-h-[2.6em]">
        <Link to={`/dashboard/${kind}/${_id}`} className="hover:underline">
          <Unbroken>{item.title}</Unbroken>
        </Link>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-soft">
        <span className="font-semibold text-ink tabular-nums">{formatMoney(item.sale)}</span>
        <UserLink id={item._id} name={item.seller} />
      </p>
      {reports > 0 && (
        <Link
          to="/dashboard/admin/reports?state=open"
          className="mt-1 text-sm font-semibold text-alarm hover:underline"
        >
          {adminTexts.admin.openReports(reports)}
        </Link>
      )}
      <div className="-ms-3 mt-auto pt-3">
        <DeleteButton title={item.title} onClick={onDelete} />
      </div>
    </article>
  );
}
