import type { Offer } from './contract.ts';
import { offerTurnOf } from './turn.ts';

/** Whose turn it is at an offer, and until when. */
export function OfferSentence({ offer }: { offer: Offer }) {
  return <span className="wrap-anywhere">{offerTurnOf(offer)}</span>;
}
