import { CircleCheck } from 'lucide-react';
import type { OwnOrder, ShownOrder } from '#src/deals/orders/client.ts';
import { HandoverSection } from '#src/deals/orders/handover/section.tsx';
import { HaveItBack } from '#src/deals/orders/have-it-back.tsx';
import { isWaitingForReader } from '#src/deals/orders/next-act.ts';
import { SafetyHint } from '#src/deals/orders/safety-hint.tsx';
import type { OrderAction } from '#src/deals/orders/schemas.ts';
import { isFinal } from '#src/deals/orders/stages.ts';
import { namesOf, returnTexts } from '#src/deals/orders/status-text.ts';
import { OrderActions } from '#src/deals/orders/transitions/order-actions.tsx';
import type { ButtonAction } from '#src/deals/orders/transitions/use-transitions.tsx';
import { OtherReviewsCard } from '#src/deals/reviews/other-reviews-card.tsx';
import { ReportCard } from '#src/moderation/reports/filing/report-item-card.tsx';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName } from '#src/texts/names.ts';
import { joinSentences } from '#src/texts/words.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { Card, MoreActions, showOpened, type Look } from './card.tsx';
import { ContactLines } from './contact-lines.tsx';

const rareActions: readonly OrderAction[] = ['received', 'sold', 'cancel', 'code', 'agree'];
const isUsual = (action: OrderAction): action is ButtonAction => !rareActions.includes(action);

/** The card of the order's present stage, with the actions that fit it. */
export function StageCard({
  order,
  title,
  look,
  date,
}: {
  order: OwnOrder;
  title: string;
  date: string | undefined;
  look: Look;
}) {
  if (order.stage === 'completed')
    return (
      <Card
        title={
          <>
            <CircleCheck
              aria-hidden
              size={22}
              strokeWidth={2}
              className="me-2 inline-block align-[-0.15em]"
            />
            {dealThreadTexts.complete}
          </>
        }
        date={date}
        look="done"
      >
        <p>{dealThreadTexts.completeText[order.side]}</p>
        <Returns order={order} />
        {order.side === 'buyer' && <AfterDeal order={order} />}
      </Card>
    );
  return (
    <Card title={title} date={date} look={isFinal(order.stage) ? 'closed' : look}>
      <StageBody order={order} />
    </Card>
  );
}

function Returns({ order }: { order: OwnOrder }) {
  const texts = returnTexts(order, order.side);
  return texts.length > 0 && <p className="font-semibold wrap-anywhere">{joinSentences(texts)}</p>;
}

/** Lists the buyer's options for a problem after the deal. */
function AfterDeal({ order }: { order: OwnOrder }) {
  const { question, final } = dealThreadTexts.wrong;
  const { kind, listing: id, title } = order;
  return (
    <details className="scroll-my-4 text-sm" onToggle={showOpened}>
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{question}</summary>
      <p>{final(displayName(order.other.name))}</p>
      <ReportCard item={{ id, kind, title }} />
    </details>
  );
}

function StageBody({ order }: { order: OwnOrder }) {
  const { requested, accepted, handedOver, more } = dealThreadTexts;
  const { stage, side, location, warnings } = order;
  const other = namesOf(order)[otherSide(side)];
  if (stage === 'requested')
    return (
      <>
        <p className="text-sm text-soft">{requested[side](other)}</p>
        {location !== null && (
          <p className="text-sm wrap-anywhere">{requested.place[side](other, location)}</p>
        )}
        {side === 'seller' && <WarningNotice warnings={warnings.location} />}
        <OtherReviewsCard order={order} />
        <OrderActions
          order={order}
          actions={['accept', 'decline', 'withdraw']}
          isUrgent={isWaitingForReader(order)}
        />
        {order.acts.includes('sold') && (
          <MoreActions label={more}>
            <OrderActions order={order} actions={['sold']} />
          </MoreActions>
        )}
      </>
    );
  if (stage === 'accepted')
    return (
      <>
        <p className="text-sm text-soft">
          {order.acts.includes('contact')
            ? accepted.contact
            : order.acts.includes('propose')
              ? accepted.next
              : accepted.wait(other)}
        </p>
        <OrderActions order={order} actions={order.acts.filter(isUsual)} isUrgent />
        <ContactLines order={order} />
        <SafetyHint side={side} />
        <AlreadyMet order={order} />
      </>
    );
  if (stage === 'handed-over')
    return order.acts.includes('received') || order.acts.includes('sold') ? (
      <>
        <p>{handedOver[side](other)}</p>
        <OrderActions order={order} actions={['received', 'sold', 'dispute']} isUrgent />
      </>
    ) : (
      <>
        <p className="text-sm text-soft">{handedOver.wait(other)}</p>
        <HandoverSection order={order} />
        {order.acts.includes('dispute') && (
          <MoreActions label={more}>
            <OrderActions order={order} actions={['dispute']} />
          </MoreActions>
        )}
      </>
    );
  return (
    <>
      {order.reason !== null && (
        <p className="whitespace-pre-line text-soft wrap-anywhere">{dealTexts.deal.why(order.reason)}</p>
      )}
      <WarningNotice warnings={warnings.reason} />
      <Returns order={order} />
      <HaveItBack order={order} />
      <HandoverSection order={order} />
    </>
  );
}

/** The handover without an agreed meeting, and the way out of the deal. */
export function AlreadyMet({ order }: { order: ShownOrder }) {
  const { met, more } = dealThreadTexts;
  return (
    <MoreActions label={more}>
      <h3 className="font-semibold">{met}</h3>
      <HandoverSection order={order} />
      <OrderActions order={order} actions={['received', 'sold', 'cancel']} />
    </MoreActions>
  );
}
