import { formatDeadline, formatUntil } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { displayName } from '#src/texts/names.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { noted } from '#src/texts/words.ts';
import type { Offer, OfferTurn } from './schemas.ts';

/** Whether the reader has to answer the offer, or confirm it for an edited item. */
export const isOfferWaiting = ({ acts }: Pick<Offer, 'acts'>): boolean =>
  acts.includes('accept') || acts.includes('confirm');

type DescribedOffer = Pick<
  Offer,
  'side' | 'other' | 'amount' | 'by' | 'state' | 'auto' | 'until' | 'changes' | 'gone'
>;

/** Describes in one sentence who has to answer and until when, or how the offer ended. Emails pass the reader's zone. */
export function offerStatusText(
  { side, other: name, amount, by, state, auto, until, changes, gone }: DescribedOffer,
  zone?: string,
): string {
  const { turn: texts } = offerTexts;
  const other = displayName(name);
  const isOwn = by === side;
  const price = formatMoney(amount);
  if (until !== null) {
    const moment = zone ? formatDeadline(until, zone) : noted(formatDeadline(until), formatUntil(until));
    const isEdited = changes.length > 0;
    if (isEdited && by === 'buyer')
      return isOwn ? texts.confirm(other, price, moment) : texts.unconfirmed(other, price);
    if (isEdited && side === 'buyer') return texts.respondEdited(other, price, moment);
    return isOwn ? texts.wait(other, price, moment) : texts.respond(other, price, moment);
  }
  if (auto) return texts.autoDeclined[side](other, price);
  if (state === 'declined') return isOwn ? texts.declinedYou(other, price) : texts.declined(price);
  if (state === 'withdrawn') return isOwn ? texts.withdrawn(price) : texts.withdrew(other, price);
  if (state === 'expired') return texts.expired(price);
  if (state === 'overtaken') return texts.overtaken[side];
  if (state === 'accepted') return texts.accepted(price);
  if (state === 'item-taken') return texts.taken;
  return gone ? texts.gone : texts.closed;
}

/** Describes one amount of either side, and how it ended. An open amount has no ending. */
export function offerTurnText(
  { by, amount, state, auto }: Pick<OfferTurn, 'by' | 'amount' | 'state' | 'auto'>,
  { side, other: name }: Pick<Offer, 'side' | 'other'>,
): { offered: string; ended: string | null } {
  const { step } = offerTexts;
  const other = displayName(name);
  const isOwn = by === side;
  const price = formatMoney(amount);
  const endings = {
    open: null,
    countered: step.countered,
    accepted: isOwn ? step.accepted(other) : step.youAccepted,
    declined: auto ? step.autoDeclined[side] : isOwn ? step.declined(other) : step.youDeclined,
    withdrawn: isOwn ? step.youWithdrew : step.withdrew(other),
    expired: step.expired,
    'item-taken': step['item-taken'],
    overtaken: step.overtaken,
    closed: step.closed,
  };
  return { offered: isOwn ? step.youOffered(price) : step.offered(other, price), ended: endings[state] };
}
