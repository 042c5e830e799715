import { turnsEach, type OfferAct, type OfferSide, type OfferState } from './schemas.ts';

export const answerLimit = 48 * 3600_000;
/** A buyer's open offers, and items per day. */
export const mostOpen = 5;
export const mostBegun = 10;

export const otherSide = (side: OfferSide): OfferSide => (side === 'buyer' ? 'seller' : 'buyer');

export type Standing = {
  turn: number;
  by: OfferSide;
  state: OfferState;
  /** Whether the item was edited since the buyer agreed to it. */
  isEdited: boolean;
};

/** Buyers' turns are odd, sellers' even; an unused turn is lost. */
export function nextTurn({ turn }: Pick<Standing, 'turn'>, side: OfferSide): number {
  const isOwn = turn % 2 === (side === 'buyer' ? 1 : 0);
  return isOwn ? turn + 2 : turn + 1;
}

export function turnsLeft(standing: Pick<Standing, 'turn'>, side: OfferSide): number {
  const next = nextTurn(standing, side);
  const last = side === 'buyer' ? 2 * turnsEach - 1 : 2 * turnsEach;
  return Math.max(0, (last - next) / 2 + 1);
}

const answers: readonly OfferAct[] = ['accept', 'counter', 'decline'];

export function actsOf(side: OfferSide, standing: Standing): OfferAct[] {
  const { by, state, isEdited } = standing;
  const hasTurn = turnsLeft(standing, side) > 0;
  if (state === 'open' && by === side)
    return isEdited && side === 'buyer' ? ['confirm', 'withdraw'] : ['withdraw'];
  if (state === 'open') {
    // Sellers cannot accept until the buyer has confirmed. A buyer who accepts agrees to the edited item.
    const isUnconfirmed = isEdited && by === 'buyer';
    return answers.filter((act) => (act === 'counter' ? hasTurn : act !== 'accept' || !isUnconfirmed));
  }
  return side === 'buyer' && hasTurn && state !== 'accepted' ? ['again'] : [];
}
