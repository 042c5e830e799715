import { useQuery } from '@tanstack/react-query';
import { CallError } from '#src/ui/client/call.ts';
import { api } from '#src/accounts/auth/client.ts';
import { isOwn, orderQuery } from '#src/deals/orders/client.ts';
import { MeetingReplies } from '#src/deals/orders/meeting/arranged.tsx';
import { canReview, reviewsQuery } from '#src/deals/reviews/reviews-client.ts';
import type { ConversationDetails } from '#src/messaging/conversations/schemas.ts';
import { conversationQuery } from '#src/messaging/conversations/thread/thread-client.ts';
import { ThreadCard, type ThreadDeal } from '#src/messaging/conversations/thread/thread-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { handoverTexts } from '#src/texts/handover.ts';
import { storedHandover, storedOrderOf } from '#src/deals/orders/handover/offline-store.ts';
import { containsCode } from '#src/deals/orders/handover/schemas.ts';
import { StoredMeeting, useHandover } from '#src/deals/orders/handover/section.tsx';
import { RetryNotice } from '#src/ui/feedback/notice.tsx';
import { currentCard, dealEntries, isUrgent } from './entries.ts';
import { DealFacts } from './deal-facts.tsx';
import { EntryView } from './entry-view.tsx';
import { DealStatus, DealStatusShape } from './deal-status.tsx';
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
