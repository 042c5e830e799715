import type { Offer } from './schemas.ts';
import { offerTurnOf } from './status-text.ts';

export function OfferSentence({ offer }: { offer: Offer }) {
  return <span className="wrap-anywhere">{offerTurnOf(offer)}</span>;
}
