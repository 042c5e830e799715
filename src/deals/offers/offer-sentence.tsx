import type { Offer } from './schemas.ts';
import { offerTurnOf } from './turn.ts';

export function OfferSentence({ offer }: { offer: Offer }) {
  return <span className="wrap-anywhere">{offerTurnOf(offer)}</span>;
}
