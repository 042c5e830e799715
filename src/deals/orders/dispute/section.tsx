import { useRef, useState } from 'react';
import type { OrderDetails, OrderDispute } from '#src/deals/orders/schemas.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { PhotoTiles } from '#src/media/photos/viewing/photo-tiles-card.tsx';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { takeFocus } from '#src/ui/focus.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { DisputeActions } from './actions.tsx';
import { DisputeMessages } from './messages.tsx';

const DecideDialog = lazyPart(async () => (await import('./decide-dialog.tsx')).DecideDialog);

export function DisputeSection({ order }: { order: OrderDetails }) {
  const box = useRef<HTMLElement>(null);
  const { dispute, side } = order;
  if (!dispute) return null;
  const { by, reason, note, answer, photos, warnings, outcome } = dispute;
  const names = namesOf(order);
  const nameFor = (of: OrderSide) => (of === side ? null : names[of]);
  const other = otherSide(by);
  return (
    <section ref={box} tabIndex={-1} className="outline-none">
      <SectionHeading title={disputeTexts.heading} />
      <Statement
        by={disputeTexts.reasons[reason](nameFor(by), nameFor(other), by)}
        from={names[by]}
        words={note ?? siteTexts.left.erased}
        photos={photos.note}
        warnings={side === by ? [] : warnings.note}
      />
      {answer === null && photos.answer.length === 0 ? (
        outcome === null && <p className="mb-4 text-soft">{disputeTexts.unanswered}</p>
      ) : (
        <Statement
          by={disputeTexts.answered(nameFor(other))}
          from={names[other]}
          words={answer ?? siteTexts.left.erased}
          photos={photos.answer}
          warnings={side === other ? [] : warnings.answer}
        />
      )}
      {outcome !== null && <Statement by={endOf(dispute, side, nameFor)} words={dispute.decision ?? ''} />}
      {side !== 'admin' ? (
        outcome === null && (
          <DisputeActions order={{ ...order, dispute, side }} onDone={() => takeFocus(box.current)} />
        )
      ) : (
        <ForAdmin key={dispute._id} order={order} dispute={dispute} onDone={() => takeFocus(box.current)} />
      )}
    </section>
  );
}

function ForAdmin({
  order,
  dispute,
  onDone,
}: {
  order: OrderDetails;
  dispute: OrderDispute;
  onDone: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {dispute.outcome === null && (
        <Button variant="patch" className="mb-6" onClick={() => setOpen(true)}>
          {disputeTexts.decide}
        </Button>
      )}
      <DisputeMessages order={order} disputeId={dispute._id} />
      {isOpen && (
        <DecideDialog order={order} disputeId={dispute._id} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function endOf(
  dispute: OrderDispute,
  side: OrderDetails['side'],
  nameFor: (of: OrderSide) => string | null,
): string {
  const { outcomes, decided, settled, settledByBoth, withdrawn } = disputeTexts;
  if (dispute.outcome === null) return '';
  if (dispute.outcome === 'withdrawn') return withdrawn(nameFor(dispute.by));
  if (dispute.outcome === 'no-show') return labeled(decided, outcomes['no-show'](nameFor(dispute.against)));
  const lead = dispute.settlement?.agreed ? (side === 'admin' ? settledByBoth : settled) : decided;
  return labeled(lead, outcomes[dispute.outcome]);
}

function Statement({
  by,
  from = '',
  words,
  photos = [],
  warnings = [],
}: {
  by: string;
  from?: string;
  words: string;
  photos?: OrderDispute['photos']['note'];
  warnings?: OrderDispute['warnings']['note'];
}) {
  return (
    <div className="mb-4">
      <h3 className="text-sm font-semibold wrap-anywhere">{by}</h3>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{words}</p>
      {photos.length > 0 && <PhotoTiles photos={photos} from={from} />}
      <WarningNotice warnings={warnings} />
    </div>
  );
}
