import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { offerStatusText } from '#src/deals/offers/status-text.ts';
import { isOwn, orderQuery, type ShownOrder } from '#src/deals/orders/client.ts';
import { storedHandover, storedOrderOf } from '#src/deals/orders/handover/offline-store.ts';
import { containsCode } from '#src/deals/orders/handover/schemas.ts';
import { StoredMeeting, useHandover } from '#src/deals/orders/handover/section.tsx';
import { MeetingReplies, TimeToMeeting } from '#src/deals/orders/meeting/arranged.tsx';
import { BookedFacts, priceLabel } from '#src/deals/orders/order-facts.tsx';
import { shortStatus } from '#src/deals/orders/short-status.ts';
import { StatusLine } from '#src/deals/orders/status-line.tsx';
import { canReview, reviewsQuery } from '#src/deals/reviews/reviews-client.ts';
import type { ConversationDetails } from '#src/messaging/conversations/schemas.ts';
import { ThreadCard, type ThreadDeal } from '#src/messaging/conversations/thread/thread-card.tsx';
import { conversationQuery } from '#src/messaging/conversations/thread/thread-client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { handoverTexts } from '#src/texts/handover.ts';
import { displayName } from '#src/texts/names.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { CallError } from '#src/ui/client/call.ts';
import { Skeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { SectionHeadings } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { currentCard, dealEntries, isUrgent, isAtOffer, type Current } from './entries.ts';
import { EntryView } from './entry-view.tsx';
import { MeetingHost } from './meeting-host.tsx';

/** The conversation about an item, with everything that happened in its deal. */
export function DealThreadCard({ id, confirmation }: { id: string; confirmation?: React.ReactNode }) {
  const { data: conversation, error, isPaused } = useQuery(conversationQuery(id));
  const deal = useDeal(id, conversation);
  const isOffline = !conversation && (isPaused || (error instanceof CallError && error.status === 0));
  const order = isOffline ? storedOrderOf(id) : null;
  const stored = order === null ? null : storedHandover(order);
  if (order !== null && stored) return <StoredMeeting id={order} stored={stored} />;
  return (
    <MeetingHost order={conversation?.order ?? null}>
      <div className="min-[88rem]:grid min-[88rem]:grid-cols-[minmax(0,1fr)_14rem] min-[88rem]:gap-6">
        <ThreadCard id={id} deal={deal} confirmation={confirmation} />
        {conversation && <DealFacts conversation={conversation} price={deal.price} />}
      </div>
    </MeetingHost>
  );
}

function useDeal(id: string, conversation: ConversationDetails | undefined): ThreadDeal {
  const orderId = conversation?.order ?? null;
  const {
    data: latest,
    isLoading: isLoadingOrder,
    isError,
    refetch,
  } = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== null,
  });
  const { data: offers = [], isLoading: isLoadingOffers } = useQuery({
    queryKey: ['offers', 'of', id],
    queryFn: async () => (await api('GET /offers', { query: { conversation: id } })).body,
  });
  const order = latest && isOwn(latest) ? latest : undefined;
  const handover = useHandover(order);
  const { data: reviews, isLoading: isLoadingReviews } = useQuery({
    ...reviewsQuery({ _id: orderId ?? '', stage: order?.stage ?? '' }),
    enabled: order?.stage === 'completed',
  });
  // Until the order has been loaded, the conversation only knows the asking price.
  const isKnown = conversation !== undefined && (orderId === null || order !== undefined);
  const entries = dealEntries({ offers, steps: isKnown ? conversation.steps : [], order });
  const isReviewable = order !== undefined && canReview(order, reviews);
  const current = isKnown ? currentCard(entries, order, isReviewable) : null;
  const offer = offers.at(-1);
  const sale = order?.sale ?? conversation?.sale ?? 0;
  const { jump } = dealThreadTexts;
  return {
    price: isKnown ? formatMoney(sale) : isError ? '' : null,
    status: isKnown ? (
      <DealStatus
        order={order}
        offer={offer}
        task={current?.task ?? null}
        reviewUntil={reviews?.until ?? null}
      />
    ) : isError ? (
      <RetryNotice onRetry={refetch} />
    ) : (
      isLoadingOrder && <DealStatusShape />
    ),
    caution: (text) =>
      handover && 'code' in handover && containsCode(text, handover.code) ? handoverTexts.inText : null,
    replies: (own) =>
      order?.stage === 'arranged' && <MeetingReplies order={order} meeting={order.arranged} own={own} />,
    entries: conversation
      ? entries.map((entry) => ({
          key: entry.key,
          date: entry.date,
          node: (
            <EntryView
              entry={entry}
              order={order}
              people={peopleOf(conversation, sale)}
              task={entry.key === current?.key ? current.task : undefined}
            />
          ),
        }))
      : [],
    isComplete: !isLoadingOffers && !isLoadingOrder && !isLoadingReviews,
    current: current && {
      key: current.key,
      version: [current.key, order?.stage, order?.acts, offer?._id, offer?.state, isReviewable].join(' '),
      label: current.task && jump[current.task],
      isUrgent: isUrgent(current.task),
    },
  };
}

/** The names apply to earlier orders, too, because they were between the same two users. */
const peopleOf = ({ side, other: { name } }: ConversationDetails, sale: number) => ({
  side,
  name,
  seller: name,
  sale,
});

type StatusProps = {
  order: ShownOrder | undefined;
  offer: Offer | undefined;
  task: Current['task'];
  reviewUntil: string | null;
};

const statusLook = 'items-center gap-x-3 border-b border-line px-4 pb-2 text-sm lg:px-1';

function DealStatusShape() {
  return (
    <div className={classNames('grid gap-y-1', statusLook)}>
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

/** The stage of a deal, and whose turn it is and until when. */
function DealStatus({ order, offer, task, reviewUntil }: StatusProps) {
  const isOffer = offer !== undefined && isAtOffer(offer, order);
  const { yourTurn, review, details, offer: stage } = dealThreadTexts;
  const label = isOffer ? stage : order && dealTexts.deal.stages[order.stage];
  const text = isOffer
    ? offerStatusText(offer)
    : order && task === 'review' && reviewUntil !== null
      ? review(displayName(order.other.name), formatDay(reviewUntil))
      : order && <StatusLine status={shortStatus(order, order.side)} />;
  if (label === undefined) return null;
  return (
    <div className={classNames('grid grid-cols-[1fr_auto]', statusLook)}>
      <p className="flex gap-2">
        <span aria-live="polite" className="contents">
          <StateTag state="plain" label={label} />
          {isUrgent(task) && <StateTag state="booked" label={yourTurn} />}
        </span>
        {order?.arranged && <TimeToMeeting order={order} at={order.arranged.at} />}
      </p>
      <p aria-live="polite" className="order-last col-span-2 leading-snug wrap-anywhere">
        {text}
      </p>
      {order && (
        <Link to={orderPath(order._id, null)} className="link py-1">
          {details}
        </Link>
      )}
    </div>
  );
}

/** The item of a conversation, and the facts of its order, where there is room beside the messages. */
function DealFacts({
  conversation: { kind, listing, img, title, order: id },
  price,
}: {
  conversation: ConversationDetails;
  price: string | null;
}) {
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== null });
  return (
    <aside
      aria-label={dealTexts.deal.item}
      className="hidden flex-col gap-3 text-sm min-[88rem]:flex [&_dl>div]:block [&_dl>div]:py-2"
    >
      <Photo src={img} alt="" brokenLabel="" />
      <Link to={`/${kind}/${listing}`} className="font-semibold wrap-anywhere hover:underline">
        {title}
      </Link>
      {price && (
        <p>
          <span className="tabular text-2xl font-semibold">{price}</span>
          {order && <span className="mono block">{priceLabel(order)}</span>}
        </p>
      )}
      {order && (
        <SectionHeadings value={false}>
          <BookedFacts order={order} />
        </SectionHeadings>
      )}
    </aside>
  );
}
