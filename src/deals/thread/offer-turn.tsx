import { OfferAnswers } from '#src/deals/offers/offer-answers.tsx';
import { percentBelow } from '#src/deals/offers/quick-amounts.ts';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { offerTurnText } from '#src/deals/offers/status-text.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { Card, type Look } from './card.tsx';

export function OfferTurn({
  offer,
  turn,
  isLast,
  look,
}: {
  offer: Offer;
  turn: Offer['turns'][number];
  isLast: boolean;
  look: Look;
}) {
  const { by, amount, note, warnings, date } = turn;
  const { offered, ended } = offerTurnText(turn, offer);
  const percent = percentBelow(amount, offer.sale) ?? 0;
  const isOwn = by === offer.side;
  return (
    <Card
      title={offered}
      date={date}
      look={look}
      align={look === 'urgent' ? 'self-center' : isOwn ? 'self-end' : 'self-start'}
    >
      {percent > 0 && <p className="-mt-2 text-sm text-soft">{dealThreadTexts.below(percent)}</p>}
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {!isOwn && <WarningNotice warnings={warnings} />}
      {ended && <p className="text-sm font-semibold text-soft">{ended}</p>}
      {isLast && <ChangesCard changes={offer.changes} />}
      {isLast && offer.acts.length > 0 && <OfferAnswers offer={offer} />}
    </Card>
  );
}
