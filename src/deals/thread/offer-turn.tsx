import { OfferAnswers } from '#src/deals/offers/offer-answers.tsx';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { formatDollars } from '#src/platform/shared/money.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { displayName } from '#src/texts/site.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { Card } from './card.tsx';

type Turn = Offer['turns'][number] & { auto?: boolean };

export function OfferTurn({
  offer,
  turn,
  isLast,
  look,
}: {
  offer: Offer;
  turn: Turn;
  isLast: boolean;
  look: 'urgent' | 'open' | 'closed';
}) {
  const { offers } = dealThreadTexts;
  const { by, amount, note, warnings, date } = turn;
  const who = nameOf(offer, by);
  const percent = Math.round(100 * (1 - amount / offer.sale));
  const outcome = outcomeOf(offer, turn);
  const isOwn = by === offer.side;
  return (
    <Card
      title={offers[by === 'buyer' ? 'made' : 'countered'](who, formatDollars(amount))}
      date={date}
      look={look}
      align={look === 'urgent' ? 'self-center' : isOwn ? 'self-end' : 'self-start'}
    >
      {percent > 0 && <p className="-mt-2 text-sm text-soft">{offers.below(percent)}</p>}
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {!isOwn && <WarningNotice warnings={warnings} />}
      {outcome && <p className="text-sm font-semibold text-soft">{outcome}</p>}
      {isLast && <ChangesCard changes={offer.changes} />}
      {isLast && offer.acts.length > 0 && <OfferAnswers offer={offer} />}
    </Card>
  );
}

const nameOf = (offer: Offer, side: Offer['side']) =>
  side === offer.side ? dealThreadTexts.you : displayName(offer.other);

/** Says what became of an amount; undefined while it is open. */
function outcomeOf(offer: Offer, { state, by, auto = false }: Turn): string | undefined {
  const { ended } = dealThreadTexts.offers;
  if (state === 'open') return undefined;
  if (state !== 'declined') return ended[state];
  return auto ? ended.automatic : ended.declined(nameOf(offer, otherSide(by)));
}
