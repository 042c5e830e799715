import type { OrderSide } from '#src/platform/db/columns.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { warned } from '#src/platform/user-text/warnings.ts';
import type { ShownOffer, TurnRow } from './list-queries.server.ts';
import { allowedActions, turnsLeft } from './rules.ts';
import type { Offer } from './schemas.ts';

/** Hides the name of an erased account. */
function otherOf(row: ShownOffer, side: OrderSide): Pick<Offer, 'other' | 'gone'> {
  return side === 'buyer'
    ? { other: row.seller_erased ? null : row.seller_name, gone: row.seller_gone }
    : { other: row.buyer_erased ? null : row.buyer_name, gone: row.buyer_gone };
}

export function toOffer(row: ShownOffer, turns: readonly TurnRow[], side: OrderSide): Offer {
  return {
    _id: row.id,
    listing: row.listing_id,
    version: row.item_version,
    changes: row.changes,
    kind: row.kind,
    title: row.title,
    img: row.img,
    sale: fromMinorUnits(row.sale_cents),
    side,
    ...otherOf(row, side),
    amount: fromMinorUnits(row.amount_cents),
    by: row.by,
    state: row.state,
    auto: row.auto_declined,
    date: row.made_at.toISOString(),
    until: row.state === 'open' ? row.due_at.toISOString() : null,
    left: { buyer: turnsLeft(row, 'buyer'), seller: turnsLeft(row, 'seller') },
    acts: allowedActions(side, { ...row, isEdited: row.version !== row.item_version }),
    order: row.order_id,
    conversation: row.conversation_id,
    turns: turns
      .filter(({ chain_id }) => chain_id === row.chain_id)
      .map(({ by, amount_cents, note, state, auto_declined, made_at }) => ({
        by,
        amount: fromMinorUnits(amount_cents),
        note,
        ...warned(note, row.state === 'accepted'),
        state,
        auto: auto_declined,
        date: made_at.toISOString(),
      })),
  };
}
