import { useDealCard } from '#src/catalog/listings/deal-card.tsx';
import { ListingPrice } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { WatchCard } from '#src/catalog/watchlist/watch-card.tsx';
import { useOfferCard } from '#src/deals/offers/offer-card.tsx';
import { BookingHint } from '#src/deals/orders/booking/booking-card.tsx';

/**
 * The actions of viewers on an item's page, and the link that asks its seller a question. On phones, the first row also
 * shows the price and stays at the bottom of the screen. It can stick for the whole page because it is the last child of
 * the page's column there.
 */
export function useItemActions(listing: Listing) {
  const { state, offers } = listing;
  const { item, ownOrder, isKnown, isOwn, isBlocked, isOpen, bookButton, ask } = useDealCard(listing);
  const { button, sentence } = useOfferCard(item, offers && state === 'available' && !isBlocked);
  const actions = (
    <>
      <div
        data-sticky-bar
        className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-2 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:max-lg:mx-0 sm:max-lg:px-0 print:hidden"
      >
        <ListingPrice listing={listing} className="lg:hidden" />
        <div className="flex flex-1 basis-60 gap-2 *:min-w-0 *:flex-1 lg:gap-3">
          {bookButton}
          {button}
        </div>
      </div>
      <div className="flex flex-col gap-3 empty:hidden">
        {!isBlocked && !(isOwn && state === 'available') && <BookingHint item={item} ownOrder={ownOrder} />}
        {sentence}
        {isOpen && (
          <div className="flex min-h-11 gap-2 *:min-w-0 *:flex-1 lg:gap-3">
            {ask.button}
            {isKnown && (
              <WatchCard
                id={item.id}
                title={item.title}
                sellerId={item.sellerId}
                isBooked={state === 'booked'}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
  return { actions, ask };
}
