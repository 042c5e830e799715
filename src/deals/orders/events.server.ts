import { DomainEvent } from '#src/platform/feature.server.ts';

/** An order failed, and its item can be booked again. `at` is by the clock of the shop. */
export const itemFreed = new DomainEvent<{ listing: string; at: Date; buyer: string }>('item-freed');

/** An item was sold: by its order, or marked by its owner. `at` is by the clock of the shop. */
export const itemSold = new DomainEvent<{ listing: string; at: Date; buyer?: string }>('item-sold');
