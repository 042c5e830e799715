import { DomainEvent } from '#src/platform/feature.server.ts';

export const itemListed = new DomainEvent<{ listing: string }>('item-listed');

/** Items changed in a way that saved searches can match, or their seller was verified. */
export const itemsChanged = new DomainEvent<{ listings: readonly string[] }>('items-changed');

export const priceLowered = new DomainEvent<{ listing: string; at: Date }>('price-lowered');

/** Items are visible again because the suspension of their seller was lifted. */
export const itemsRelisted = new DomainEvent<{ listings: readonly string[]; hiddenSince: Date }>(
  'items-shown-again',
);

/** An admin restored a paused item. `at` is read from the shop's clock. */
export const itemRestored = new DomainEvent<{ listing: string; pausedAt: Date; at: Date }>('item-restored');
