import type { OrderSide } from '#src/platform/db/columns.ts';

export const orderSides = ['buyer', 'seller'] as const;

export const otherSide = (side: OrderSide): OrderSide => (side === 'buyer' ? 'seller' : 'buyer');

type Sides = { buyer_id: string; seller_id: string };

/** Returns null for someone who is on neither side, such as an admin. */
export const sideOf = (userId: string, { buyer_id, seller_id }: Sides): OrderSide | null =>
  userId === buyer_id ? 'buyer' : userId === seller_id ? 'seller' : null;
