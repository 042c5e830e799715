import { Link } from 'react-router';
import { useSession } from '#src/accounts/auth/session.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { formatMonth } from '#src/platform/shared/dates.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { joinSentences, listed } from '#src/texts/words.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';

function meaningOf(verification: Listing['verification']): string {
  const { badge } = itemTexts;
  if (!verification) return badge.unverified;
  const { since, checked } = verification;
  const checkTexts = listed(checked.map((check) => badge.checks[check]));
  return joinSentences([
    since ? badge.since(formatMonth(since)) : badge.sinceUnknown,
    checkTexts ? badge.checked(checkTexts) : badge.notNoted,
    badge.noWarranty,
  ]);
}

/** Sellers see a link to their verification at their own items. */
export function SellerBadge({
  sellerId,
  verification,
}: Pick<Listing, 'verification'> & { sellerId: string }) {
  const { listing } = siteTexts;
  const session = useSession();
  const isOwn = session.state === 'signed-in' && session.user._id === sellerId;
  const badge = (
    <Tooltip text={meaningOf(verification)} align="start" side="bottom">
      <button type="button" className="-my-2.5 flex min-h-11 cursor-help items-center rounded-xs">
        <VerifiedBadge
          verified={verification !== null}
          label={verification ? listing.verified : listing.unverified}
          className="underline decoration-dotted underline-offset-4"
        />
      </button>
    </Tooltip>
  );
  if (!isOwn || verification) return badge;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {badge}
      <Link to="/dashboard/profile#verification" className="link py-2.5 text-sm">
        {itemTexts.badge.getVerified}
      </Link>
    </div>
  );
}
