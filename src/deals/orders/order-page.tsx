import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { formatDay, formatMoment } from '#src/platform/shared/dates.ts';
import { formatDollars } from '#src/platform/shared/money.ts';
import { OrderReviewsCard } from '#src/deals/reviews/order-reviews-card.tsx';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName, siteTexts } from '#src/texts/site.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { isFailed } from './stages.ts';
import type { OrderDetails } from './schemas.ts';
import { DisputeSection } from './dispute/section.tsx';
import { HandoverSection, StoredHandover } from './handover/section.tsx';
import { storedHandover } from './handover/offline-store.ts';
import { MeetingSection } from './meeting/section.tsx';
import { orderQuery, type ShownOrder } from './client.ts';
import { OrderStatus } from './transitions/status-card.tsx';
import { namesOf } from './status-text.ts';

const lists = { buyer: '/dashboard', seller: '/dashboard/sellerorders', admin: '/dashboard/admin/allorders' };

export default function OrderPage() {
  const { id = '' } = useParams();
  const { errors } = siteTexts;
  const { data, error, isPending, isPaused } = useQuery(orderQuery(id));
  const isOffline = isPaused || (error instanceof CallError && error.status === 0);
  // Without a network, shows the order that is already loaded, or else what was stored for the meeting.
  if (data && (!error || isOffline)) return <OrderView order={data} />;
  const stored = isOffline ? storedHandover(id) : null;
  if (stored) return <StoredHandover id={id} stored={stored} />;
  if (isPending) return <RowsSkeleton />;
  return <FailedRead status={statusOf(error)} back={{ to: '/dashboard', label: errors.back }} />;
}

function OrderView({ order }: { order: ShownOrder }) {
  const { deal } = dealTexts;
  const { side } = order;
  return (
    <>
      <PageHeading
        title={deal.title(order.title)}
        eyebrow={deal.stages[order.stage]}
        actions={
          <ButtonLink variant="line" to={lists[side]}>
            {deal.back[side]}
          </ButtonLink>
        }
      />
      <OrderStatus order={order} />
      {order.reason !== null && (
        <p className="mt-4 max-w-prose whitespace-pre-line text-soft wrap-anywhere">
          {deal.why(order.reason)}
        </p>
      )}
      <WarningNotice warnings={order.warnings.reason} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <section className="max-lg:order-last">
          <SectionHeading title={deal.item} />
          <Link to={`/${order.kind}/${order.listing}`} className="block">
            <Photo src={order.img} alt={order.title} eager />
          </Link>
          <DefinitionList
            items={[
              { term: deal.price, detail: formatDollars(order.sale) },
              ...(order.condition ? [{ term: deal.condition, detail: order.condition }] : []),
              ...(order.duration ? [{ term: deal.age, detail: ageOf(order.kind, order.duration) }] : []),
              { term: deal.booked, detail: formatDay(order.date) },
              {
                term: deal.place,
                detail: <span className="wrap-anywhere">{order.location ?? siteTexts.left.gone}</span>,
              },
            ]}
          />
          {side !== 'buyer' && <WarningNotice warnings={order.warnings.location} />}
        </section>
        <div className="flex flex-col gap-10">
          <HandoverSection order={order} />
          <DisputeSection order={order} />
          <MeetingSection order={order} />
          {side !== 'admin' && <OrderReviewsCard order={{ ...order, side }} />}
          <OtherSide order={order} />
          <History order={order} />
        </div>
      </div>
    </>
  );
}

const ageOf = (kind: string, duration: number): string =>
  siteTexts.listing.long[kind === 'accessories' ? 'years' : 'months'](duration);

function OtherSide({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  const { side, other, name, email, phone } = order;
  const { zone: _, ...theirs } = other;
  return (
    <>
      <section>
        <SectionHeading title={deal.otherSide[side]} />
        <Contact {...theirs} isOver={isFailed(order.stage)} />
        {side === 'seller' && <WarningNotice warnings={order.warnings.phone} />}
      </section>
      {side === 'admin' && (
        <section>
          <SectionHeading title={deal.otherSide.seller} />
          <Contact name={name} email={email} phone={phone} photo={null} />
        </section>
      )}
    </>
  );
}

type Party = Omit<OrderDetails['other'], 'verified' | 'zone'> & { verified?: boolean; isOver?: boolean };

function Contact({ name, email, phone, photo, verified = false, isOver = false }: Party) {
  const { deal } = dealTexts;
  return (
    <div className="flex flex-col items-start gap-1">
      {photo && <Photo src={photo} alt="" brokenLabel="" className="mb-2 w-16" />}
      <p className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
        {displayName(name)}
        {verified && <VerifiedBadge verified label={siteTexts.listing.verified} />}
      </p>
      {phone && <PhoneLink phone={phone} />}
      {email ? (
        <EmailLink email={email} />
      ) : (
        !isOver && name !== null && <p className="text-soft">{deal.contactLater}</p>
      )}
    </div>
  );
}

function History({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  const names = namesOf(order);
  if (order.side !== 'admin') names[order.side] = deal.you;
  if (order.history.length === 0) return null;
  return (
    <section>
      <SectionHeading title={deal.history} />
      <ol className="flex flex-col gap-2 text-sm">
        {order.history.map(({ stage, by, at }) => (
          <li key={at + stage}>{deal.step(deal.stages[stage], deal.by[by](names), formatMoment(at))}</li>
        ))}
      </ol>
    </section>
  );
}
