import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { isOwn, orderQuery, type ShownOrder, type OwnOrder } from '#src/deals/orders/client.ts';
import { DisputeSection } from '#src/deals/orders/dispute/section.tsx';
import { storedHandover } from '#src/deals/orders/handover/offline-store.ts';
import { StoredMeeting, useHandover } from '#src/deals/orders/handover/section.tsx';
import { AgreedMeeting, BookedFacts, BookedItem, OtherSide } from '#src/deals/orders/order-facts.tsx';
import { OrderProgressLine } from '#src/deals/orders/progress.tsx';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { historyLines } from '#src/deals/orders/step-text.ts';
import { OrderActions } from '#src/deals/orders/transitions/order-actions.tsx';
import { OrderStatus } from '#src/deals/orders/transitions/status-card.tsx';
import { OtherReviewsCard } from '#src/deals/reviews/other-reviews-card.tsx';
import { canReview, reviewsQuery } from '#src/deals/reviews/reviews-client.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { siteTexts } from '#src/texts/site.ts';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { LoadingShape, Skeleton, type PageHandle } from '#src/ui/feedback/placeholders.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { useCardFocus } from '#src/ui/focus.ts';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { currentCard, dealEntries, type DealEntry } from './entries.ts';
import { EntryView } from './entry-view.tsx';
import { MeetingHost } from './meeting-host.tsx';

export const handle: PageHandle = { Shape: OrderShape };

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
  if (isPending) return <OrderShape />;
  return <FailedRead status={statusOf(error)} back={{ to: '/dashboard', label: errors.back }} />;
}

const columns =
  'mt-8 grid gap-10 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16';

function OrderView({ order }: { order: ShownOrder }) {
  const { deal } = dealTexts;
  const { side, stage } = order;
  useHandover(order);
  const { data: reviews } = useQuery({
    ...reviewsQuery(order),
    enabled: stage === 'completed' && side !== 'admin',
  });
  const isReviewable = canReview(order, reviews);
  return (
    <MeetingHost order={order._id}>
      <PageHeading
        title={deal.title(order.title)}
        eyebrow={
          <>
            <Link to={lists[side]} className="link -my-3 inline-block py-3">
              {deal.back[side]}
            </Link>{' '}
            / {deal.stages[stage]}
          </>
        }
      />
      <OrderProgressLine order={order} isReviewed={Boolean(reviews?.mine)} canReview={isReviewable} />
      <BookedItem order={order} />
      <OrderStatus order={order} />
      <div className={columns}>
        <div className="empty:hidden">
          {isOwn(order) ? (
            <OrderCards order={order} isReviewable={isReviewable} />
          ) : (
            <ForAdmin order={order} />
          )}
        </div>
        <div className="flex flex-col gap-10 lg:row-span-2">
          <AgreedMeeting order={order} />
          <OtherSide order={order} />
          <BookedFacts order={order} />
          {side !== 'admin' && stage !== 'requested' && <OtherReviewsCard order={order} />}
        </div>
        <div className="flex flex-col gap-10">
          <History order={order} />
          {/* Far from Decide, because it skips the decision. */}
          {side === 'admin' && stage === 'disputed' && (
            <section className="flex flex-col items-start gap-2 border-t border-line pt-6">
              <OrderActions order={order} actions={['cancel']} />
              <p className="text-sm text-soft">{disputeTexts.cancelText}</p>
            </section>
          )}
        </div>
      </div>
    </MeetingHost>
  );
}

function ForAdmin({ order }: { order: ShownOrder }) {
  return (
    <>
      {order.reason !== null && (
        <p className="mb-6 max-w-prose whitespace-pre-line text-soft wrap-anywhere">
          {dealTexts.deal.why(order.reason)}
        </p>
      )}
      <WarningNotice warnings={order.warnings.reason} />
      <DisputeSection order={order} />
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

function OrderShape() {
  return (
    <LoadingShape>
      <Skeleton className="mb-3 h-4 w-40" />
      <Skeleton className="h-9 w-4/5 max-w-xl sm:h-12" />
      <Skeleton className="mt-6 h-1" />
      <div className="mt-12 flex items-center gap-4 sm:gap-8">
        <Skeleton className="aspect-4/3 w-28 shrink-0 sm:w-56" />
        <Skeleton className="h-8 w-32" />
      </div>
      <div className="mt-6 border-y border-line py-6">
        <Skeleton className="h-6 w-3/4 max-w-lg" />
      </div>
      <div className={columns}>
        <Skeleton className="h-56" />
        <Skeleton className="h-40" />
      </div>
    </LoadingShape>
  );
}

/** The history of the order has the lines of the conversation. */
const isCard = ({ kind }: DealEntry): boolean => kind !== 'step' && kind !== 'suggestion';

/** The cards of an order, as in its conversation. */
function OrderCards({ order, isReviewable }: { order: OwnOrder; isReviewable: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const entries = dealEntries({ offers: [], steps: [], order });
  const current = currentCard(entries, order, isReviewable);
  const { key = '', task } = current ?? {};
  useCardFocus(box, key, [key, order.stage, order.acts, isReviewable].join(' '));
  return (
    <div ref={box} className="flex max-w-lg flex-col gap-4">
      {entries.filter(isCard).map((entry) => (
        <div key={entry.key} data-entry={entry.key} className="flex flex-col">
          <EntryView
            entry={entry}
            order={order}
            people={order}
            task={entry.key === key ? task : undefined}
            isDated={false}
          />
        </div>
      ))}
    </div>
  );
}
