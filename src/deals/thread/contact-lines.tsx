import type { ShownOrder } from '#src/deals/orders/client.ts';
import { PhoneNudge } from '#src/deals/orders/phone-nudge.tsx';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { displayName } from '#src/texts/site.ts';
import { PhoneLink } from '#src/ui/contact-links.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';

/** The phone number of the other side of an accepted order, or a request to the seller to add their own. */
export function PhoneLine({ order }: { order: ShownOrder }) {
  const { name, phone } = order.other;
  return (
    <>
      {phone !== null && (
        <p className="text-sm wrap-anywhere">
          {dealThreadTexts.phoneOf(displayName(name))} <PhoneLink phone={phone} />
        </p>
      )}
      <WarningNotice warnings={order.warnings.phone} />
      <PhoneNudge order={order} />
    </>
  );
}
