import type { ShownOrder } from '#src/deals/orders/client.ts';
import { PhoneNudge } from '#src/deals/orders/phone-nudge.tsx';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { grammar } from '#src/texts/grammar.ts';
import { displayName } from '#src/texts/names.ts';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';

/** The phone number and email of the other side of an accepted order, and a button for a seller without a number. */
export function ContactLines({ order }: { order: ShownOrder }) {
  const { name, phone, email } = order.other;
  const { phoneOf, emailOf } = dealThreadTexts;
  return (
    <>
      {(phone !== null || email !== null) && (
        <div className="text-sm wrap-anywhere">
          {phone !== null && (
            <p>
              {phoneOf(displayName(name))}
              {grammar.gap}
              <PhoneLink phone={phone} />
            </p>
          )}
          {email !== null && (
            <p>
              {emailOf(displayName(name))}
              {grammar.gap}
              <EmailLink email={email} />
            </p>
          )}
        </div>
      )}
      <WarningNotice warnings={order.warnings.phone} />
      <PhoneNudge order={order} />
    </>
  );
}
