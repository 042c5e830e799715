import { formatMonth } from '#src/platform/shared/dates.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';

function meaningOf(verification: Listing['verification']): string {
  const { badge } = itemTexts;
  if (!verification) return badge.unverified;
  const { since, checked } = verification;
  const checkTexts = checked.map((check) => badge.checks[check]).join(', ');
  return [
    since ? badge.since(formatMonth(since)) : badge.sinceUnknown,
    checkTexts ? badge.checked(checkTexts) : badge.notNoted,
    badge.noWarranty,
  ].join(' ');
}

export function SellerBadge({ verification }: Pick<Listing, 'verification'>) {
  const { listing } = siteTexts;
  return (
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
}
