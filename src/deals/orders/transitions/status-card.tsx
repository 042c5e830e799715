import { formatMoment, formatUntil, minuteMs } from '#src/platform/shared/dates.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { handoverTexts } from '#src/texts/handover.ts';
import { type ShownOrder, useNow } from '#src/deals/orders/client.ts';
import { SafetyHint } from '#src/deals/orders/safety-hint.tsx';
import { canPropose } from '#src/deals/orders/stages.ts';
import { StatusLine } from '#src/deals/orders/status-line.tsx';
import { isWaitingForReader, orderStatus, statusDeadline } from '#src/deals/orders/status-text.ts';
import { MessageButton } from '#src/messaging/conversations/message-button-card.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { HaveItBack } from '#src/deals/orders/have-it-back.tsx';
import { OrderActions } from './order-actions.tsx';

/** Shows whose turn it is and until when. The sides act in their conversation, and admins here. */
export function OrderStatus({ order, canReview }: { order: ShownOrder; canReview: boolean }) {
  const { stage, side } = order;
  const moment = statusDeadline(order);
  return (
    <section className="mt-6 flex flex-col items-start gap-4 border-y border-line py-6">
      <p className="text-lg font-semibold wrap-anywhere" aria-live="polite">
        <StatusLine status={orderStatus(order, side)} />
      </p>
      {moment && <TimeLeft order={order} moment={moment} />}
      <HandedOver order={order} />
      <HaveItBack order={order} />
      {side === 'admin' ? (
        stage !== 'disputed' && <OrderActions order={order} actions={['cancel']} />
      ) : (
        <ThreadLink order={order} canReview={canReview} />
      )}
      {canPropose(stage) && side !== 'admin' && <SafetyHint side={side} />}
    </section>
  );
}

/** When the item of a completed order changed hands. A handover code completes the deal in the same step. */
function HandedOver({ order: { stage, history } }: { order: ShownOrder }) {
  const step =
    history.find((each) => each.stage === 'handed-over') ??
    history.find((each) => each.stage === 'completed');
  if (stage !== 'completed' || !step) return null;
  return <p className="text-sm text-soft">{dealTexts.deal.ended.handedOver(formatMoment(step.at))}</p>;
}

/** Names what the reader has to do in the conversation, if anything. */
function ThreadLink({ order, canReview }: { order: ShownOrder; canReview: boolean }) {
  const { deal } = dealTexts;
  const { _id, conversation, other } = order;
  if (conversation === null || !(canReview || isWaitingForReader(order)))
    return <MessageButton order={_id} conversation={conversation} other={other.name} />;
  return (
    <ButtonLink variant="patch" to={conversationPath(conversation)}>
      {canReview ? handoverTexts.review : deal.openThread}
    </ButtonLink>
  );
}

function TimeLeft({ order, moment }: { order: ShownOrder; moment: string }) {
  const { left, meetingIn } = dealTexts.deal;
  const now = useNow(order);
  const isMeeting = order.stage === 'arranged' && moment === order.arranged.at;
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - now) / minuteMs));
  return (
    <p className="text-sm text-soft">{isMeeting ? meetingIn(formatUntil(moment, now)) : left(minutes)}</p>
  );
}
