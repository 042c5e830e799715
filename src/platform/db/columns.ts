/** The values that check constraints in the database allow. */
export type Role = 'Buyer' | 'Seller' | 'admin';
/** A group of calls that an API token allows. */
export type ApiScope = 'listings:read' | 'listings:write' | 'orders:read' | 'messages:read' | 'admin:read';
export type WebhookEvent =
  | 'listing.published'
  | 'listing.booked'
  | 'listing.sold'
  | 'order.changed'
  | 'report.opened';
export type Kind = 'cameras' | 'lens' | 'accessories';
export type ModelKind = Exclude<Kind, 'accessories'>;
/**
 * `viewfinder` cameras have neither a mirror nor a rangefinder, and are focused by a scale or not at all; `compact` ones
 * focus by themselves or have a fixed focus; `bridge` ones are large, with a zoom that cannot be taken off.
 */
export type Build =
  | 'slr'
  | 'mirrorless'
  | 'rangefinder'
  | 'viewfinder'
  | 'compact'
  | 'bridge'
  | 'tlr'
  | 'instant'
  | 'view';
/** The size of a sensor, or of a frame on film. */
export type Format =
  | 'small'
  | 'one-inch'
  | 'four-thirds'
  | 'aps-c'
  | 'aps-h'
  | 'half-frame'
  | 'full-frame'
  | 'panorama'
  | 'medium-format'
  | 'large-format'
  | 'instant';
export type Condition = 'Excellent' | 'Good' | 'Fair';
/** A part that an item includes; `includedParts` lists the parts of each kind. */
export type IncludedPart =
  | 'box'
  | 'manual'
  | 'strap'
  | 'battery'
  | 'charger'
  | 'body-cap'
  | 'memory-card'
  | 'lens'
  | 'front-cap'
  | 'rear-cap'
  | 'hood'
  | 'case'
  | 'filter'
  | 'cable';
/** How a lens was converted: made AI, given another mount, or made for filming. */
export type Conversion = 'ai' | 'other-mount' | 'cine';
export type Checklist = 'digital' | 'film' | 'lens' | 'accessory';
/** Whether a shutter count includes exposures by the electronic shutter. */
export type Counter = 'exposures' | 'mechanical';
/** Why no shutter count is shown: the camera maker writes none, the file has none, or the count is implausible. */
export type WhyUncounted = 'maker' | 'not-written' | 'not-believed';
export type EvidenceNote = 'saved-by-program' | 'may-have-wrapped' | 'not-compared';
/** Derived for responses from `sold_at` and from whether there is an open order. */
export type ListingState = 'available' | 'booked' | 'sold';
export type Check = 'identity' | 'meeting' | 'items' | 'business';
export type ReportReason =
  | 'not as described'
  | 'counterfeit'
  | 'stolen'
  | 'scam'
  | 'advance-payment'
  | 'sold-elsewhere'
  | 'harassment'
  | 'untrue'
  | 'personal data'
  | 'spam'
  | 'other';
/** `upheld` is for messages: what happens to the sender is decided separately, on the sender's page. */
export type ReportOutcome = 'dismissed' | 'paused' | 'removed' | 'upheld';
/** The median time until a seller responds to a first message. */
export type AnsweredWithin = '1h' | '4h' | 'day' | 'days';
export type IssueState = 'draft' | 'sending' | 'stopped' | 'sent';
export type RecipientState = 'waiting' | 'handed' | 'sent' | 'refused' | 'left';
export type LinkPurpose = 'verify' | 'reset' | 'change';
export type PhotoHost = 'local' | 's3' | 'imgbb' | 'demo';
export type PhotoFormat = 'avif' | 'webp';
export type AuditTarget = 'person' | 'listing' | 'order' | 'report' | 'post' | 'letter';
export type { OfferState, OrderStage } from '#src/platform/schemas.ts';
export type OrderSide = 'buyer' | 'seller';
/** `item-taken`: booked or sold; `overtaken`: the price fell to the offer; `closed`: the item or a party was removed. */
export type { WarningCode as Warning } from '#src/platform/user-text/warning-codes.ts';
export type DisputeReason =
  | 'no-show'
  | 'not-handed-over'
  | 'not-received'
  | 'not-as-described'
  | 'wrong-item'
  | 'unpaid';
export type DisputeOutcome = 'completed' | 'cancelled' | 'no-show' | 'withdrawn';
export type SettlementOutcome = 'completed' | 'cancelled';
export type DisputeStatement = 'note' | 'answer';
export type OrderMover = 'buyer' | 'seller' | 'admin' | 'clock' | 'shop';
export type NotificationGroup = 'messages' | 'offers' | 'watchlist' | 'searches' | 'sellers' | 'reviews';
export type MailTime = 'now' | 'daily' | 'off';
export type ImportState =
  | 'uploading'
  | 'checking'
  | 'checked'
  | 'publishing'
  | 'published'
  | 'canceled'
  | 'undoing'
  | 'undone';
/** `skipped`: the file says that the item is not for sale; `kept`: not undone, because it was booked or edited. */
export type ImportResult =
  | 'waiting'
  | 'ready'
  | 'duplicate'
  | 'skipped'
  | 'wrong'
  | 'published'
  | 'failed'
  | 'undone'
  | 'kept';
