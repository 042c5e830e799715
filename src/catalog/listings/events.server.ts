import { DomainEvent } from '#src/platform/events.server.ts';

export const itemListed = new DomainEvent<{ listing: string }>('item-listed');

/** Something that searches look at has changed: facts of an item, or whether its seller is verified. */
export const itemsChanged = new DomainEvent<{ listings: readonly string[] }>('items-changed');

export const priceLowered = new DomainEvent<{ listing: string; at: Date }>('price-lowered');

/** Items are visible again because the suspension of their seller was lifted. */
export const itemsShownAgain = new DomainEvent<{ listings: readonly string[]; hiddenSince: Date }>(
  'items-shown-again',
);

/** An admin restored a paused item. `at` is by the clock of the shop. */
export const itemRestored = new DomainEvent<{ listing: string; pausedAt: Date; at: Date }>('item-restored');
