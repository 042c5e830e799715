import { useState } from 'react';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import type { OrderDetails, OrderDispute } from '#src/deals/orders/schemas.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';

const DecideDialog = lazyPart(async () => (await import('./dialogs.tsx')).DecideDialog);

export function DisputeSection({ order }: { order: OrderDetails }) {
  const [isOpen, setOpen] = useState(false);
  const { dispute, side } = order;
  if (!dispute) return null;
  const names = namesOf(order);
  const { outcome } = dispute;
  return (
    <section>
      <SectionHeading title={disputeTexts.heading} />
      <Statement
        by={disputeTexts.reasons[dispute.reason][dispute.by](names[dispute.by])}
        words={dispute.note ?? siteTexts.left.erased}
        warnings={side === dispute.by ? [] : dispute.warnings.note}
      />
      {dispute.answer === null ? (
        outcome === null && <p className="text-soft">{disputeTexts.unanswered}</p>
      ) : (
        <Statement
          by={disputeTexts.answered(names[otherSide(dispute.by)])}
          words={dispute.answer}
          warnings={side === otherSide(dispute.by) ? [] : dispute.warnings.answer}
        />
      )}
      {outcome && (
        <Statement
          by={`${disputeTexts.decided}: ${outcomeOf(dispute, names)}`}
          words={dispute.decision ?? ''}
        />
      )}
      {side === 'admin' && outcome === null && (
        <Button onClick={() => setOpen(true)}>{disputeTexts.decide}</Button>
      )}
      {isOpen && <DecideDialog order={order} disputeId={dispute._id} onClose={() => setOpen(false)} />}
    </section>
  );
}

function outcomeOf(dispute: OrderDispute, names: ReturnType<typeof namesOf>): string {
  const { outcomes } = disputeTexts;
  if (dispute.outcome === null) return '';
  return dispute.outcome === 'no-show'
    ? outcomes['no-show'](names[dispute.against])
    : outcomes[dispute.outcome];
}

function Statement({
  by,
  words,
  warnings = [],
}: {
  by: string;
  words: string;
  warnings?: readonly WarningCode[];
}) {
  return (
    <div className="mb-4">
      <h3 className="text-sm font-semibold">{by}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <WarningNotice warnings={warnings} />
    </div>
  );
}
