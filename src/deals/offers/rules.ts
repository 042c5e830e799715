import type { OfferState, OrderSide } from '#src/platform/db/columns.ts';
import { maxTurns, type OfferAction } from './schemas.ts';

export const responseLimitMs = 48 * 3600_000;
export const maxOpenOffers = 5;
/** The number of items for which a buyer can make a first offer within a day. */
export const maxItemsPerDay = 10;

type OfferStatus = {
  turn: number;
  by: OrderSide;
  state: OfferState;
  /** Whether the item was edited since the buyer agreed to it. */
  isEdited: boolean;
};

/** The numbers of a buyer's turns are odd, and those of a seller's turns are even. An unused number is skipped. */
export function nextTurn({ turn }: Pick<OfferStatus, 'turn'>, side: OrderSide): number {
  const isOwn = turn % 2 === (side === 'buyer' ? 1 : 0);
  return isOwn ? turn + 2 : turn + 1;
}

export function turnsLeft(status: Pick<OfferStatus, 'turn'>, side: OrderSide): number {
  const next = nextTurn(status, side);
  const last = side === 'buyer' ? 2 * maxTurns - 1 : 2 * maxTurns;
  return Math.max(0, (last - next) / 2 + 1);
}

const answers: readonly OfferAction[] = ['accept', 'counter', 'decline'];

export function allowedActions(side: OrderSide, status: OfferStatus): OfferAction[] {
  const { by, state, isEdited } = status;
  const hasTurn = turnsLeft(status, side) > 0;
  if (state === 'open' && by === side)
    return isEdited && side === 'buyer' ? ['confirm', 'withdraw'] : ['withdraw'];
  if (state === 'open') {
    // A seller cannot accept until the buyer has confirmed the offer. A buyer who accepts agrees to the edited item.
    const isUnconfirmed = isEdited && by === 'buyer';
    return answers.filter((action) =>
      action === 'counter' ? hasTurn : action !== 'accept' || !isUnconfirmed,
    );
  }
  return side === 'buyer' && hasTurn && state !== 'accepted' ? ['again'] : [];
}
