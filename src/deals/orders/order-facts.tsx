import { Link } from 'react-router';
import { MessageButton } from '#src/messaging/conversations/message-button-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { itemTexts } from '#src/texts/item.ts';
import { displayName, gradeName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { ShownOrder } from './client.ts';
import { ArrangedMeeting } from './meeting/arranged.tsx';
import type { OrderDetails } from './schemas.ts';
import { canPropose, isFailed } from './stages.ts';

/** Whether both sides have agreed on the price, even if the order has failed since. */
const isAgreed = ({ history }: OrderDetails): boolean =>
  history.some(({ stage }) => stage !== 'requested' && !isFailed(stage));

export const priceLabel = (order: OrderDetails): string =>
  isAgreed(order) ? dealTexts.deal.price : dealTexts.deal.requestedPrice;

export function BookedItem({ order }: { order: OrderDetails }) {
  const { kind, listing, img, title, sale } = order;
  return (
    <section className="mt-6 flex items-center gap-4 sm:gap-8">
      <Link to={`/${kind}/${listing}`} className="block w-28 shrink-0 sm:w-56">
        <Photo src={img} alt={title} eager />
      </Link>
      <div>
        <p className="tabular text-3xl font-semibold">{formatMoney(sale)}</p>
        <p className="mono">{priceLabel(order)}</p>
      </div>
    </section>
  );
}

/** The item as it was booked. */
export function BookedFacts({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  const { kind, condition, duration, date, location, arranged, side } = order;
  return (
    <section>
      <SectionHeading title={deal.item} />
      <DefinitionList
        items={[
          ...(condition ? [{ term: deal.condition, detail: gradeName(condition) }] : []),
          ...(duration ? [{ term: deal.age, detail: ageOf(kind, duration) }] : []),
          { term: deal.booked, detail: formatDay(date) },
          ...(arranged || location === null
            ? []
            : [{ term: deal.place, detail: <span className="wrap-anywhere">{location}</span> }]),
        ]}
      />
      {side !== 'buyer' && <WarningNotice warnings={order.warnings.location} />}
      {!isFailed(order.stage) && (
        <Link to={`/${kind}/${order.listing}/checklist`} className="link inline-block py-2.5 text-sm">
          {itemTexts.meetingChecklist}
        </Link>
      )}
    </section>
  );
}

const ageOf = (kind: string, duration: number): string =>
  siteTexts.listing.long[kind === 'accessories' ? 'years' : 'months'](duration);

/** While a meeting is ahead, the sides see it on its card. */
export function AgreedMeeting({ order }: { order: ShownOrder }) {
  const { meetings } = dealTexts;
  if (!order.arranged || (order.stage === 'arranged' && order.side !== 'admin')) return null;
  return (
    <section>
      <SectionHeading title={meetings.heading} />
      <ArrangedMeeting order={order} meeting={order.arranged} />
    </section>
  );
}

export function OtherSide({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  const { side, other, name, email, phone, conversation } = order;
  const { zone: _, ...theirs } = other;
  // The card of an accepted order has the contact details.
  const isOnCard = side !== 'admin' && canPropose(order.stage);
  return (
    <>
      <section className="flex flex-col items-start gap-3">
        <SectionHeading title={deal.otherSide[side]} className="mb-2" />
        <Contact
          {...theirs}
          {...(isOnCard && { phone: null, email: null })}
          isOver={isOnCard || isFailed(order.stage)}
        />
        {side !== 'admin' && (
          <>
            {!isOnCard && <WarningNotice warnings={order.warnings.phone} />}
            <MessageButton order={order._id} conversation={conversation} other={other.name} />
          </>
        )}
      </section>
      {side === 'admin' && (
        <section>
          <SectionHeading title={deal.otherSide.seller} />
          <Contact name={name} email={email} phone={phone} photo={null} town={null} />
        </section>
      )}
    </>
  );
}

type Party = Omit<OrderDetails['other'], 'verified' | 'zone'> & { verified?: boolean; isOver?: boolean };

function Contact({ name, email, phone, photo, town, verified = false, isOver = false }: Party) {
  const { deal } = dealTexts;
  return (
    <div className="flex flex-col items-start gap-1">
      {photo && <Photo src={photo} alt="" brokenLabel="" className="mb-2 w-16" />}
      <p className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
        {displayName(name)}
        {verified && <VerifiedBadge verified label={siteTexts.listing.verified} />}
      </p>
      {town && <p className="text-soft wrap-anywhere">{town}</p>}
      {phone && <PhoneLink phone={phone} />}
      {email ? (
        <EmailLink email={email} />
      ) : (
        !isOver && name !== null && <p className="text-soft">{deal.contactLater}</p>
      )}
    </div>
  );
}
