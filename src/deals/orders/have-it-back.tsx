import { dealTexts } from '#src/texts/deal.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import type { OrderDetails } from './schemas.ts';

/** Leads the seller to the listing, which they check before they confirm that they have the item. */
export function HaveItBack({
  order: { awaitsItem, side, kind, listing },
}: {
  order: Pick<OrderDetails, 'awaitsItem' | 'side' | 'kind' | 'listing'>;
}) {
  if (!awaitsItem || side !== 'seller') return null;
  return (
    <ButtonLink variant="patch" to={`/dashboard/${kind}/${listing}`}>
      {dealTexts.deal.ended.haveIt}
    </ButtonLink>
  );
}
