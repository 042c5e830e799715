import type { OrderSide } from '#src/platform/db/columns.ts';
import type { Order } from './schemas.ts';
import { orderStatus, type DescribedOrder, type StatusText } from './status-text.ts';

const maxPlaceLength = 40;

/** Describes an order for a narrow header. Cuts the place of a suggestion, so that its deadline stays in sight. */
export function shortStatus(order: DescribedOrder, side: OrderSide | 'admin', zone?: string): StatusText {
  const { text, until } = orderStatus(withShortPlace(order), side, zone);
  return { text: text.replace('….', '…'), until };
}

function withShortPlace<Given extends Pick<Order, 'meeting'>>(order: Given): Given {
  const { meeting } = order;
  return {
    ...order,
    meeting: meeting && { ...meeting, place: shorten(meeting.place) },
  };
}

function shorten(place: string | null): string | null {
  const letters = [...(place ?? '')];
  if (letters.length <= maxPlaceLength) return place;
  const cut = letters.slice(0, maxPlaceLength).join('');
  const words = cut.lastIndexOf(' ');
  return `${cut.slice(0, words > 0 ? words : -1).replace(/[\s.,;:]+$/, '')}…`;
}
