import { formatMoment } from '#src/platform/shared/dates.ts';
import { formatDollars } from '#src/platform/shared/money.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { personName } from '#src/ui/text.tsx';
import type { Offer } from './schemas.ts';

export function offerTurnOf({ side, other: name, amount, by, state, until, changes, gone }: Offer): string {
  const { turn } = offerTexts;
  const other = personName(name);
  const isOwn = by === side;
  const price = formatDollars(amount);
  if (until !== null) {
    const moment = formatMoment(until);
    const isEdited = changes.length > 0;
    if (isEdited && by === 'buyer')
      return isOwn ? turn.confirm(other, price, moment) : turn.unconfirmed(other, price);
    if (isEdited && side === 'buyer') return turn.askedAgain(other, price, moment);
    return isOwn ? turn.waits(other, price, moment) : turn.asked(other, price, moment);
  }
  if (state === 'declined') return isOwn ? turn.declinedYou(other, price) : turn.declined(price);
  if (state === 'withdrawn') return isOwn ? turn.withdrawn(price) : turn.withdrew(other, price);
  if (state === 'expired') return turn.expired(price);
  if (state === 'overtaken') return turn.overtaken[side];
  if (state === 'accepted') return turn.accepted(price);
  if (state === 'item-taken') return turn.taken;
  return gone ? turn.gone : turn.closed;
}
