/** What a text column may hold is a check of the schema; its name in TypeScript is here. */
export type Role = 'Buyer' | 'Seller' | 'admin';
export type Kind = 'cameras' | 'lens' | 'accessories';
export type ModelKind = Exclude<Kind, 'accessories'>;
export type Condition = 'Excellent' | 'Good' | 'Fair';
export type Checklist = 'digital' | 'film' | 'lens' | 'accessory';
/** What a shutter count counts: pictures by an electronic shutter, too, or not. */
export type Counter = 'exposures' | 'mechanical';
/** Why a file has no count that is shown: its maker writes none, it has none, or none that can be true. */
export type WhyUncounted = 'maker' | 'not-written' | 'not-believed';
export type EvidenceNote = 'saved-by-program' | 'may-have-wrapped' | 'not-compared';
/** As in responses: derived from `sold_at` and from whether there is an open order. */
export type ListingState = 'available' | 'booked' | 'sold';
export type Check = 'identity' | 'meeting' | 'items' | 'business';
export type ReportReason =
  | 'not as described'
  | 'counterfeit'
  | 'stolen'
  | 'scam'
  | 'harassment'
  | 'untrue'
  | 'personal data'
  | 'spam'
  | 'other';
/** `upheld` is a message's: what follows is decided on the page of its sender. */
export type ReportOutcome = 'dismissed' | 'paused' | 'removed' | 'upheld';
/** Within what half of those who asked a seller had an answer. */
export type AnsweredWithin = '1h' | '4h' | 'day' | 'days';
export type LetterState = 'draft' | 'sending' | 'stopped' | 'sent';
export type RecipientState = 'waiting' | 'handed' | 'sent' | 'refused' | 'left';
export type LinkPurpose = 'verify' | 'reset' | 'change';
export type PhotoHost = 'local' | 's3' | 'imgbb' | 'demo';
export type PhotoFormat = 'avif' | 'webp';
export type AuditTarget = 'person' | 'listing' | 'order' | 'report' | 'post' | 'letter';
export type { OrderStage } from '#src/platform/schemas.ts';
export type OrderSide = 'buyer' | 'seller';
/** `item-taken`: booked or sold; `overtaken`: the price came down to it; `closed`: the item or a person went. */
export type OfferState =
  | 'open'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'item-taken'
  | 'overtaken'
  | 'closed';
export type { WarningCode as Warning } from '#src/platform/user-text/warning-codes.ts';
export type DisputeReason = 'no-show' | 'not-handed-over';
export type DisputeOutcome = 'completed' | 'cancelled' | 'no-show';
export type OrderMover = 'buyer' | 'seller' | 'admin' | 'clock' | 'shop';
export type NotificationGroup = 'messages' | 'offers' | 'watchlist' | 'searches' | 'sellers' | 'reviews';
export type MailTime = 'now' | 'daily' | 'off';
