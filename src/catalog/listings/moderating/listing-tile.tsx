import { Link } from 'react-router';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { ItemMenu } from './item-menu.tsx';

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
    <article className="relative flex h-full flex-col">
      <Photo src={item.img} alt="">
        <StateTag
          state={state}
          label={words.states[state]}
          className={state === 'available' ? 'bg-sheet' : undefined}
        />
      </Photo>
      <h3 className="heading-card mt-3 line-clamp-2 text-pretty sm:min-h-[2.6em]">
        <Link to={`/dashboard/${kind}/${_id}`} className="after:absolute after:inset-0 hover:underline">
          <Unbroken>{item.title}</Unbroken>
        </Link>
      </h3>
      <div className="mt-1 -me-3 flex items-start justify-between">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-sm text-soft">
          <span className="font-semibold text-ink tabular-nums">{formatMoney(item.sale)}</span>
          <span className="relative">
            <UserLink id={item._id} name={item.seller} />
          </span>
        </p>
        <div className="relative -mt-3">
          <ItemMenu item={listing} onDelete={onDelete} />
        </div>
      </div>
      {reports > 0 && (
        <Link
          to="/dashboard/admin/reports?state=open"
          className="relative mt-1 self-start text-sm font-semibold text-alarm hover:underline"
        >
          {adminTexts.admin.openReports(reports)}
        </Link>
      )}
    </article>
  );
}
