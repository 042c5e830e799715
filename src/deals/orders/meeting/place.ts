import type { Order } from '#src/deals/orders/schemas.ts';

type Place = { place: string | null; isAgreed: boolean };

/** Returns the place of the agreed meeting. Before that, returns the place that the buyer suggested with the booking. */
export function meetingPlace({ arranged, location }: Pick<Order, 'arranged' | 'location'>): Place {
  return arranged ? { place: arranged.place, isAgreed: true } : { place: location, isAgreed: false };
}

/** Returns the address of a map that shows the place. */
export const mapUrl = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
