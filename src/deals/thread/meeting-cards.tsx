import type { ShownOrder } from '#src/deals/orders/client.ts';
import { HandoverSection } from '#src/deals/orders/handover/section.tsx';
import { MeetingSection } from '#src/deals/orders/meeting/section.tsx';
import { OrderActions } from '#src/deals/orders/transitions/order-actions.tsx';
import { dealTexts } from '#src/texts/deal.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { Card, MoreActions } from './card.tsx';
import { PhoneLine } from './phone-line.tsx';
import { AlreadyMet, SafetyHint } from './stage-card.tsx';

type Props = {
  order: ShownOrder & { side: 'buyer' | 'seller' };
  date: string;
  look: 'urgent' | 'open' | 'closed';
};

/** The suggested or agreed meeting. */
export function MeetingCard({ order, date, look }: Props) {
  return (
    <Card title={dealTexts.meetings.heading} date={date} look={look}>
      <MeetingSection order={order} />
      <PhoneLine order={order} />
      <SafetyHint side={order.side} />
      {order.stage === 'accepted' ? (
        <AlreadyMet order={order} />
      ) : (
        <MoreActions label={dealThreadTexts.more}>
          <OrderActions order={order} actions={['cancel']} />
        </MoreActions>
      )}
    </Card>
  );
}

/** The code, and what to do without one. From an hour after the meeting, either side can say what happened. */
export function HandoverCard({ order, date, look }: Props) {
  const hasMet = order.acts.includes('dispute');
  const { handover, more } = dealThreadTexts;
  const actions = <OrderActions order={order} actions={['received', 'sold', 'dispute']} />;
  return (
    <Card title={hasMet ? handover.past : handover.ahead} date={date} look={look}>
      <HandoverSection order={order} />
      {hasMet ? actions : <MoreActions label={more}>{actions}</MoreActions>}
    </Card>
  );
}
