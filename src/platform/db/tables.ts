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
/** `varified` is how the wire spells it. */
export type PersonStatus = 'verify' | 'varified';

export type ReportReason = 'not as described' | 'counterfeit' | 'stolen' | 'spam' | 'other';
export type ReportOutcome = 'dismissed' | 'removed';

export type PeopleTable = {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  photo_url: MaybeText;
  role: Role;
  earlier_role: ColumnType<'Buyer' | 'Seller' | null, 'Buyer' | 'Seller' | null | undefined>;
  status: Generated<PersonStatus>;
  created_at: Stamp;
  deleted_at: MaybeDate;
  deleted_by: MaybeText;
  erased_at: MaybeDate;
  search: KeptText;
};

export type ListingsTable = {
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
  state: Generated<ListingState>;
  listed_at: Stamp;
  updated_at: Stamp;
  sold_at: MaybeDate;
  advertised_at: MaybeDate;
  deleted_at: MaybeDate;
  deleted_by: MaybeText;
  search: KeptText;
};

export type OrdersTable = {
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

export type CategoriesTable = {
  id: string;
  cat: Kind;
  name: string;
  img: string;
  position: Generated<number>;
};

export type PostsTable = {
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

export type NewsletterSubscribersTable = {
  id: string;
  email: MaybeText;
  confirm_hash: MaybeText;
  leave_hash: string;
  asked_at: Stamp;
  mailed_at: Stamp;
  confirmed_at: MaybeDate;
  left_at: MaybeDate;
};

export type ReportsTable = {
  id: string;
  listing_id: string;
  reporter_id: string;
  reason: ReportReason;
  note: Generated<string>;
  reported_at: Stamp;
  outcome: ColumnType<ReportOutcome | null, ReportOutcome | null | undefined>;
  closed_at: MaybeDate;
  closed_by: MaybeText;
};

export type Tables = {
  people: PeopleTable;
  listings: ListingsTable;
  orders: OrdersTable;
  categories: CategoriesTable;
  posts: PostsTable;
  reports: ReportsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
};
