import type { OwnOrder } from '#src/deals/orders/client.ts';
import { HandoverSection } from '#src/deals/orders/handover/section.tsx';
import { MeetingSection } from '#src/deals/orders/meeting/section.tsx';
import { SafetyHint } from '#src/deals/orders/safety-hint.tsx';
import { OrderActions } from '#src/deals/orders/transitions/order-actions.tsx';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Card, MoreActions, type Look } from './card.tsx';
import { ContactLines } from './contact-lines.tsx';
import { AlreadyMet } from './stage-card.tsx';

type Props = { order: OwnOrder; look: Look };

/** The suggested or agreed meeting. */
export function MeetingCard({ order, look }: Props) {
  return (
    <Card title={dealTexts.meetings.heading} look={look}>
      <MeetingSection order={order} />
      <ContactLines order={order} />
      <SafetyHint side={order.side} />
      {order.stage === 'accepted' && <AlreadyMet order={order} />}
    </Card>
  );
}

/** The code, and what to do without one. From an hour after the meeting, either side can say what happened. */
export function HandoverCard({ order, look }: Props) {
  const hasMet = order.arranged?.over === true;
  const { handover, more } = dealThreadTexts;
  return (
    <Card title={hasMet ? handover.past : handover.ahead} look={look}>
      <HandoverSection order={order} />
      {hasMet && <OrderActions order={order} actions={['received', 'sold', 'dispute']} />}
      {order.side === 'buyer' && !hasMet && <SomethingWrong order={order} />}
      <MoreActions label={more}>
        <OrderActions order={order} actions={hasMet ? ['cancel'] : ['received', 'sold', 'cancel']} />
      </MoreActions>
    </Card>
  );
}

/** Tells buyers at the meeting how to cancel instead of paying. Problems can be reported from an hour after it. */
function SomethingWrong({ order }: Pick<Props, 'order'>) {
  const { question, text } = dealThreadTexts.wrong;
  return (
    <MoreActions label={question}>
      <p>{text}</p>
      <OrderActions order={order} actions={['cancel']} />
    </MoreActions>
  );
}
