import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;
type MaybeDate = ColumnType<Date | null, Date | null | undefined, Date | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;
/** Kept by the database itself. */
type KeptText = ColumnType<string, never, never>;

export type Role = 'Buyer' | 'Seller' | 'admin';
export type Kind = 'cameras' | 'lens' | 'accessories';
export type Condition = 'Excellent' | 'Good' | 'Fair';
export type ListingState = 'available' | 'booked' | 'sold';
/** What an admin has checked of a seller. */
export type Check = 'identity' | 'meeting' | 'items' | 'business';

type ReportReason = 'not as described' | 'counterfeit' | 'stolen' | 'spam' | 'other';
type ReportOutcome = 'dismissed' | 'paused' | 'removed';

export type PeopleTable = {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  photo_url: MaybeText;
  role: Role;
  earlier_role: ColumnType<'Buyer' | 'Seller' | null, 'Buyer' | 'Seller' | null | undefined>;
  created_at: Stamp;
  deleted_at: MaybeDate;
  deleted_by: MaybeText;
  erased_at: MaybeDate;
  suspended_at: MaybeDate;
  suspended_by: MaybeText;
  suspended_for: MaybeText;
  search: KeptText;
};

type VerificationsTable = {
  id: string;
  person_id: string;
  /** Null with `given_by` where it was given before these records were kept. */
  given_at: MaybeDate;
  given_by: MaybeText;
  checked: Check[];
  note: MaybeText;
  taken_back_at: MaybeDate;
  taken_back_by: MaybeText;
  taken_back_for: MaybeText;
};

/** A view: whoever is verified now, so nobody who is suspended. */
type VerifiedPeopleView = {
  id: ColumnType<string, never, never>;
  since: ColumnType<Date | null, never, never>;
  checked: ColumnType<Check[], never, never>;
};

type ListingsTable = {
  id: string;
  kind: Kind;
  seller_id: string;
  title: string;
  des: string;
  brand: string;
  condition: Condition;
  duration: number;
  location: string;
  buy_cents: number;
  sale_cents: number;
  img: string;
  listed_at: Stamp;
  updated_at: Stamp;
  sold_at: MaybeDate;
  advertised_at: MaybeDate;
  deleted_at: MaybeDate;
  deleted_by: MaybeText;
  paused_at: MaybeDate;
  paused_by: MaybeText;
  paused_for: MaybeText;
  /** When its owner last changed what it says. */
  edited_at: MaybeDate;
  model: MaybeText;
  model_id: MaybeText;
  mount: MaybeText;
  /** What title and brand name clearly, where the seller chose no model; for searching alone. */
  named_model_id: MaybeText;
  search_model_id: ColumnType<string | null, never, never>;
  /** Its own, or those of its model. */
  mounts: ColumnType<string[], never, never>;
  age_months: ColumnType<number, never, never>;
  saving_cents: ColumnType<number, never, never>;
  /** A tsvector of its words and their joins. */
  terms: KeptText;
};

type GearModelsTable = {
  id: string;
  kind: 'cameras' | 'lens';
  maker: string;
  name: string;
  mounts: string[];
  crop: number | null;
  search: string;
};

/** Every word of four letters or more that listings ever had. */
type SearchWordsTable = { word: string };

type GearReferenceTable = {
  only_one: Generated<boolean>;
  checksum: string;
  loaded_at: Stamp;
};

type OrdersTable = {
  id: string;
  listing_id: string;
  seller_id: string;
  buyer_id: string;
  phone: string;
  location: string;
  title: string;
  img: string;
  sale_cents: number;
  placed_at: Stamp;
  sold_at: MaybeDate;
  deleted_at: MaybeDate;
  deleted_by: MaybeText;
  /** The buyer's name as it is now. */
  customer: KeptText;
  search: KeptText;
};

type CategoriesTable = {
  id: string;
  cat: Kind;
  name: string;
  img: string;
  position: Generated<number>;
};

type PostsTable = {
  id: string;
  title: string;
  image: string;
  des: string;
  excerpt: Generated<string>;
  author_id: MaybeText;
  created_at: Stamp;
  updated_at: Stamp;
  published_at: MaybeDate;
  deleted_at: MaybeDate;
  deleted_by: MaybeText;
};

type NewsletterSubscribersTable = {
  id: string;
  email: MaybeText;
  confirm_hash: MaybeText;
  leave_hash: string;
  asked_at: Stamp;
  mailed_at: Stamp;
  confirmed_at: MaybeDate;
  left_at: MaybeDate;
};

type LetterState = 'draft' | 'sending' | 'stopped' | 'sent';

type LettersTable = {
  id: string;
  subject: string;
  des: string;
  author_id: MaybeText;
  state: Generated<LetterState>;
  created_at: Stamp;
  updated_at: Stamp;
  started_at: MaybeDate;
  ended_at: MaybeDate;
  held_until: MaybeDate;
  stuck_since: MaybeDate;
};

type LetterRecipientsTable = {
  letter_id: string;
  subscriber_id: string;
  state: Generated<'waiting' | 'handed' | 'sent' | 'refused' | 'left'>;
  tries: Generated<number>;
  next_at: Stamp;
  handed_at: MaybeDate;
  leave_hash: MaybeText;
};

type ReportsTable = {
  id: string;
  listing_id: string;
  reporter_id: string;
  reason: ReportReason;
  note: Generated<string>;
  reported_at: Stamp;
  outcome: ColumnType<ReportOutcome | null, ReportOutcome | null | undefined>;
  closed_at: MaybeDate;
  closed_by: MaybeText;
  /** What the seller and those who reported were told. */
  explanation: MaybeText;
};

type NoteRow = { id: string; person_id: string; author_id: string; text: string; written_at: Stamp };

type TokenGenerationsTable = { issuer: string; subject: string; generation: number };

export type MailedTokensTable = {
  hash: string;
  user_id: string;
  purpose: 'verify' | 'reset' | 'change';
  email: string;
  expires_at: Stamp;
  created_at: Stamp;
};

export type PhotoHost = 'local' | 's3' | 'imgbb' | 'demo';
export type PhotoFormat = 'avif' | 'webp';

type PhotosTable = {
  hash: string;
  host: PhotoHost;
  width: number;
  height: number;
  placeholder: string;
  url: MaybeText;
  base: MaybeText;
  widths: Generated<number[]>;
  formats: Generated<PhotoFormat[]>;
  stored_at: MaybeDate;
};

type PhotoUploadsTable = {
  hash: string;
  person_id: string;
  uploaded_at: Stamp;
  bytes: ColumnType<string, number | undefined, number>;
};

type ListingPhotosTable = { listing_id: string; position: number; hash: string };

type IdempotencyKeysTable = {
  person_id: string;
  route: string;
  key: string;
  body_hash: Buffer | null;
  status: number | null;
  content_type: string | null;
  answer: string | null;
  asked_at: Stamp;
};

export type AuditTarget = 'person' | 'listing' | 'order' | 'report' | 'post' | 'letter';

type AuditLogTable = {
  id: string;
  at: Stamp;
  act: string;
  actor_id: string | null;
  target_kind: AuditTarget | null;
  target_id: string | null;
  note: string | null;
  network: string | null;
  request_id: string | null;
  sign_in: string | null;
};

export type Tables = {
  people: PeopleTable;
  verifications: VerificationsTable;
  verified_people: VerifiedPeopleView;
  listings: ListingsTable;
  /** A view: whatever has an open order. */
  booked_listings: { id: KeptText };
  orders: OrdersTable;
  categories: CategoriesTable;
  posts: PostsTable;
  reports: ReportsTable;
  person_notes: NoteRow;
  idempotency_keys: IdempotencyKeysTable;
  audit_log: AuditLogTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  letters: LettersTable;
  letter_recipients: LetterRecipientsTable;
  token_generations: TokenGenerationsTable;
  mailed_tokens: MailedTokensTable;
  photos: PhotosTable;
  photo_uploads: PhotoUploadsTable;
  listing_photos: ListingPhotosTable;
  gear_models: GearModelsTable;
  gear_reference: GearReferenceTable;
  search_words: SearchWordsTable;
  changes: { tags: string[] };
};
