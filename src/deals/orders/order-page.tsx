import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { OtherReviewsCard } from '#src/deals/reviews/other-reviews-card.tsx';
import { canReview, reviewsQuery } from '#src/deals/reviews/reviews-client.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { siteTexts } from '#src/texts/site.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import type { OrderDetails } from './schemas.ts';
import { DisputeSection } from './dispute/section.tsx';
import { StoredMeeting, useHandover } from './handover/section.tsx';
import { storedHandover } from './handover/offline-store.ts';
import { orderQuery, type ShownOrder } from './client.ts';
import { AgreedMeeting, BookedFacts, BookedItem, OtherSide } from './order-facts.tsx';
import { OrderProgressLine } from './progress.tsx';
import { historyLines } from './step-text.ts';
import { OrderActions } from './transitions/order-actions.tsx';
import { OrderStatus } from './transitions/status-card.tsx';

const lists = { buyer: '/dashboard', seller: '/dashboard/sellerorders', admin: '/dashboard/admin/allorders' };

export default function OrderPage() {
  const { id = '' } = useParams();
  const { errors } = siteTexts;
  const { data, error, isPending, isPaused } = useQuery(orderQuery(id));
  const isOffline = isPaused || (error instanceof CallError && error.status === 0);
  // Without a network, shows the order that is already loaded, or else what was stored for the meeting.
  if (data && (!error || isOffline)) return <OrderView order={data} />;
  const stored = isOffline ? storedHandover(id) : null;
  if (stored) return <StoredMeeting id={id} stored={stored} />;
  if (isPending) return <RowsSkeleton />;
  return <FailedRead status={statusOf(error)} back={{ to: '/dashboard', label: errors.back }} />;
}

function OrderView({ order }: { order: ShownOrder }) {
  const { deal } = dealTexts;
  const { side } = order;
  useHandover(order);
  const { data: reviews } = useQuery({
    ...reviewsQuery(order),
    enabled: order.stage === 'completed' && side !== 'admin',
  });
  const isReviewable = canReview(order, reviews);
  const isDecided = side === 'admin' && order.stage === 'disputed';
  return (
    <>
      <PageHeading
        title={deal.title(order.title)}
        eyebrow={
          <>
            <Link to={lists[side]} className="link -my-3 inline-block py-3">
              {deal.back[side]}
            </Link>{' '}
            / {deal.stages[order.stage]}
          </>
        }
      />
      <OrderProgressLine order={order} isReviewed={Boolean(reviews?.mine)} canReview={isReviewable} />
      {isDecided && (
        <div className="mt-8">
          <DisputeSection order={order} />
        </div>
      )}
      <BookedItem order={order} />
      <OrderStatus order={order} canReview={isReviewable} />
      {order.reason !== null && (
        <p className="mt-4 max-w-prose whitespace-pre-line text-soft wrap-anywhere">
          {deal.why(order.reason)}
        </p>
      )}
      <WarningNotice warnings={order.warnings.reason} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <div className="flex flex-col gap-10">
          <AgreedMeeting order={order} />
          <BookedFacts order={order} />
          <OtherSide order={order} />
          {side !== 'admin' && <OtherReviewsCard order={order} />}
        </div>
        <div className="flex flex-col gap-10">
          {side === 'admin' && !isDecided && <DisputeSection order={order} />}
          <History order={order} />
          {/* Far from Decide, because it skips the decision. */}
          {isDecided && (
            <section className="flex flex-col items-start gap-2 border-t border-line pt-6">
              <OrderActions order={order} actions={['cancel']} />
              <p className="text-sm text-soft">{disputeTexts.cancelText}</p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function History({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  if (order.history.length === 0) return null;
  return (
    <section>
      <SectionHeading title={deal.history} />
      <ol className="flex flex-col gap-2 text-sm">
        {historyLines(order).map(({ at, text }) => (
          <li key={at + text} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{text}</span>
            <time dateTime={at} className="shrink-0 text-soft">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
