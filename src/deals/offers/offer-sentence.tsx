import type { Offer } from './schemas.ts';
import { offerStatusText } from './status-text.ts';

export function OfferSentence({ offer }: { offer: Offer }) {
  return <span className="wrap-anywhere">{offerStatusText(offer)}</span>;
}
