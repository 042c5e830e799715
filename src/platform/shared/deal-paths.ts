import type { OrderSide } from '#src/platform/db/columns.ts';

export const conversationPath = (id: string): string => `/dashboard/messages/${id}`;

/** The path of the conversation in which both sides of an order act, or of the order's page if it was deleted. */
export const orderPath = (id: string, conversation: string | null): string =>
  conversation === null ? `/dashboard/orders/${id}` : conversationPath(conversation);

/** The path of the conversation in which both sides of an offer act, or of the reader's offers if it was deleted. */
export const offerPath = (side: OrderSide | null, conversation: string | null): string =>
  conversation === null
    ? `/dashboard/offers?side=${side === 'buyer' ? 'buying' : 'selling'}`
    : conversationPath(conversation);
