import type { OfferState, OrderSide } from '#src/platform/db/columns.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { maxTurns, type OfferAction } from './schemas.ts';

export const responseLimitMs = 2 * dayMs;
export const maxOpenOffers = 5;
/** The number of items for which a buyer can make a first offer within a day. */
export const maxItemsPerDay = 10;

/** How many turns each side has used. */
export type TurnsTaken = Record<OrderSide, number>;

type OfferStatus = {
  taken: TurnsTaken;
  by: OrderSide;
  state: OfferState;
  /** Whether the item was edited since the buyer agreed to it. */
  isEdited: boolean;
};

export const turnsLeft = ({ taken }: Pick<OfferStatus, 'taken'>, side: OrderSide): number =>
  Math.max(0, maxTurns - taken[side]);

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
