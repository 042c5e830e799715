import { useUserId } from '#src/accounts/auth/session.ts';
import { useIsBlocked } from '#src/accounts/blocks/client.ts';
import { BookingCard, useOwnOrder } from '#src/deals/orders/booking/booking-card.tsx';
import { useAskCard } from '#src/messaging/conversations/writing/ask-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { itemTexts } from '#src/texts/item.ts';
import type { Listing } from './schemas.ts';

/** Returns what the viewer can do with an item, with the button that books it and those that ask its seller. */
export function useDealCard({ _id: id, version, kind, products, state, bookedSince, place }: Listing) {
  const { _id: sellerId, title, seller, sale, location } = products;
  const { ownOrder, isKnown, setOwnOrder } = useOwnOrder({ id, state });
  const isOwn = useUserId() === sellerId;
  const isBlocked = useIsBlocked(sellerId) && !ownOrder;
  const price = formatMoney(sale);
  const deal = { id, version, kind, title, sale, price, sellerId, seller, state, location, bookedSince };
  const item = { ...deal, place: place?._id ?? null };
  const isOpen = !isOwn && state !== 'sold' && !(state === 'booked' && ownOrder !== null);
  const ask = useAskCard(item, isOpen && !isBlocked);
  return {
    item,
    ownOrder,
    isKnown,
    isOwn,
    isBlocked,
    isOpen,
    bookButton: isBlocked ? (
      <output className="font-semibold">{itemTexts.booking.unavailable}</output>
    ) : (
      <BookingCard item={item} ownOrder={ownOrder} onBooked={setOwnOrder} />
    ),
    ask,
  };
}
