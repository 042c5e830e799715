// Written by `npm run tool -- tables` from the schema; columns that a check bounds are named in tools/tables.ts.
import type { AnsweredWithin, ApiScope, AuditTarget, Check, Checklist, Condition, Conversion, Counter, DisputeOutcome, DisputeReason, DisputeStatement, EvidenceNote, ImportResult, ImportState, IncludedPart, IssueState, Kind, LinkPurpose, MailTime, ModelKind, NotificationGroup, OfferState, OrderMover, OrderSide, OrderStage, PhotoFormat, PhotoHost, RecipientState, ReportOutcome, ReportReason, Role, SettlementOutcome, Warning, WebhookEvent, WhyUncounted } from './columns.ts';
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<number, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ApiTokens {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  hash: string;
  id: string;
  name: string;
  scopes: ApiScope[];
  used_at: Timestamp | null;
  user_id: string;
}

export interface AuditLog {
  act: string;
  actor_id: string | null;
  at: Generated<Timestamp>;
  id: string;
  network: string | null;
  note: string | null;
  request_id: string | null;
  sign_in: string | null;
  target_id: string | null;
  target_kind: AuditTarget | null | null;
}

export interface Backfills {
  before_start: Generated<boolean>;
  name: string;
  position: Generated<string>;
}

export interface Blocks {
  blocked_at: Generated<Timestamp>;
  blocked_id: string;
  blocker_id: string;
}

export interface BookedListings {
  id: ColumnType<string, never, never> | null;
}

export interface Categories {
  cat: Kind;
  id: string;
  img: string;
  name: string;
  position: Generated<number>;
}

export interface Changes {
  at: Generated<Timestamp>;
  ended_before: Generated<string>;
  id: Generated<Int8>;
  tags: string[];
  xid: Generated<string>;
}

export interface Conversations {
  begun_at: Generated<Timestamp>;
  buyer_id: string;
  buyer_read: Generated<number>;
  buyer_unread: Generated<number>;
  id: string;
  last_at: Generated<Timestamp>;
  last_seq: Generated<number>;
  listing_id: string;
  seller_id: string;
  seller_read: Generated<number>;
  seller_unread: Generated<number>;
}

export interface DemoRemoval {
  at: Generated<Timestamp>;
  id: Generated<boolean>;
}

export interface DemoUsers {
  id: string;
}

export interface DisputePhotos {
  dispute_id: string;
  hash: string;
  position: number;
  statement: DisputeStatement;
}

export interface Disputes {
  against: OrderSide | null | null;
  answer: string | null;
  answered_at: Timestamp | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  decision: string | null;
  escalated_at: Timestamp | null;
  id: string;
  note: string | null;
  number: ColumnType<number, never, never>;
  open_stage: ColumnType<string, never, never> | null;
  opened_at: Timestamp;
  opened_by: OrderSide;
  order_id: string;
  outcome: DisputeOutcome | null | null;
  reason: DisputeReason;
  settled: Generated<boolean>;
  settlement_at: Timestamp | null;
  settlement_by: OrderSide | null | null;
  settlement_cents: number | null;
  settlement_outcome: SettlementOutcome | null | null;
}

export interface DraftPhotos {
  draft_id: string;
  hash: string;
}

export interface Drafts {
  fields: Json;
  id: string;
  kind: Kind;
  saved_at: Generated<Timestamp>;
  user_id: string;
  version: Generated<number>;
}

export interface ErrorCounts {
  count: number;
  hour: Timestamp;
  kind: string;
  last_at: Timestamp;
  last_request: string | null;
}

export interface Evidence {
  count: number | null;
  counter: Counter | null | null;
  firmware: string | null;
  id: string;
  listing_id: string | null;
  make: string;
  model: string;
  notes: Generated<EvidenceNote[]>;
  read_at: Generated<Timestamp>;
  taken_on: Timestamp | null;
  unknown: WhyUncounted | null | null;
  user_id: string;
}

export interface FollowNews {
  at: Generated<Timestamp>;
  last_follower: Generated<string>;
  listing_id: string;
}

export interface Follows {
  at: Generated<Timestamp>;
  follower_id: string;
  seller_id: string;
}

export interface FormerChecklists {
  list: Checklist;
  points: Json;
  version: number;
}

export interface GearModels {
  crop: Numeric | null;
  id: string;
  kind: ModelKind;
  maker: string;
  mounts: string[];
  name: string;
  search: string;
}

export interface GearMounts {
  name: string;
}

export interface GearReference {
  checksum: string;
  follow_after: string | null;
  loaded_at: Generated<Timestamp>;
  only_one: Generated<boolean>;
  rules: string | null;
  rules_noted_at: Generated<Timestamp>;
  rules_number: Generated<number>;
}

export interface HeldMails {
  id: string;
  mail: Json;
  recipient: string;
  topic: string;
}

export interface IdempotencyKeys {
  answer: string | null;
  asked_at: Generated<Timestamp>;
  body_hash: Buffer | null;
  content_type: string | null;
  key: string;
  route: string;
  status: number | null;
  user_id: string;
}

export interface IdentityAccount {
  accessToken: string | null;
  accessTokenExpiresAt: Timestamp | null;
  accountId: string;
  createdAt: Generated<Timestamp>;
  id: string;
  idToken: string | null;
  password: string | null;
  providerId: string;
  refreshToken: string | null;
  refreshTokenExpiresAt: Timestamp | null;
  scope: string | null;
  updatedAt: Generated<Timestamp>;
  userId: string;
}

export interface IdentityJwks {
  alg: string | null;
  createdAt: Generated<Timestamp>;
  crv: string | null;
  expiresAt: Timestamp | null;
  id: string;
  privateKey: string;
  publicKey: string;
}

export interface IdentityPasskeys {
  counter: Generated<Int8>;
  created_at: Generated<Timestamp>;
  credential: string;
  host: string;
  id: string;
  last_challenge: Generated<Int8>;
  name: string;
  public_key: Buffer;
  used_at: Timestamp | null;
  user_id: string;
}

export interface IdentityRecoveryCodes {
  hash: string;
  user_id: string;
}

export interface IdentitySession {
  confirmedAt: Generated<Timestamp | null>;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: string;
  ipAddress: string | null;
  token: string;
  updatedAt: Generated<Timestamp>;
  userAgent: string | null;
  userId: string;
}

export interface IdentityTwoFactor {
  createdAt: Generated<Timestamp>;
  id: string;
  lastStep: Generated<Int8>;
  secret: string;
  userId: string;
  verified: Generated<boolean>;
}

export interface IdentityUser {
  accessProven: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  email: string;
  emailVerified: Generated<boolean>;
  id: string;
  image: string | null;
  name: string;
  twoFactorEnabled: Generated<boolean>;
  updatedAt: Generated<Timestamp>;
}

export interface IdentityVerification {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: string;
  identifier: string;
  updatedAt: Generated<Timestamp>;
  value: string;
}

export interface ImportRows {
  cells: string[];
  import_id: string;
  listing_id: string | null;
  model: string | null;
  number: number;
  problems: Generated<Json>;
  repeats: Generated<boolean>;
  result: Generated<ImportResult>;
  tries: Generated<number>;
}

export interface Imports {
  columns: string[];
  file_name: string;
  headings: string[];
  id: string;
  published_at: Timestamp | null;
  seller_id: string;
  started_at: Generated<Timestamp>;
  started_by: string;
  state: ImportState;
  with_duplicates: Generated<boolean>;
  worked_at: Generated<Timestamp>;
  zip_bytes: Generated<number[]>;
}

export interface InspectionPhotos {
  hash: string;
  inspection_id: string;
  number: number;
  point: string;
  position: number;
}

export interface Inspections {
  answers: Json;
  cap: Condition;
  grade: Condition | null | null;
  id: string;
  left_out: Generated<string[]>;
  list: Checklist;
  listing_id: string;
  made_at: Generated<Timestamp>;
  serviced_by: string | null;
  serviced_in: number | null;
  superseded_at: Timestamp | null;
  version: number;
  working: boolean;
}

export interface Invitations {
  created_at: Generated<Timestamp>;
  created_by: string;
  email: string | null;
  expires_at: Generated<Timestamp>;
  hash: string;
  id: string;
  max_uses: number;
  note: string | null;
  revoked_at: Timestamp | null;
  uses: Generated<number>;
}

export interface IssueRecipients {
  handed_at: Timestamp | null;
  issue_id: string;
  leave_hash: string | null;
  next_at: Generated<Timestamp>;
  state: Generated<RecipientState>;
  subscriber_id: string;
  tries: Generated<number>;
}

export interface Issues {
  author_id: string | null;
  created_at: Generated<Timestamp>;
  des: string;
  ended_at: Timestamp | null;
  held_until: Timestamp | null;
  id: string;
  started_at: Timestamp | null;
  state: Generated<IssueState>;
  stuck_since: Timestamp | null;
  subject: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Kit {
  added_at: Generated<Timestamp>;
  id: string;
  model_id: string;
  mount: string | null;
  name: string | null;
  user_id: string;
}

export interface LastDelivery {
  at: Timestamp;
  id: Generated<boolean>;
}

export interface ListingDescriptions {
  listing_id: string;
  rules: Generated<number>;
  terms: Generated<string>;
}

export interface ListingParts {
  brand: string;
  conversion: Conversion | null | null;
  kind: Kind;
  lens_facts: string | null;
  listing_id: string;
  model: string;
  model_id: string | null;
  mount: string | null;
  mounts: ColumnType<string[], never, never>;
  named_model_id: string | null;
  named_mount: string | null;
  position: number;
  search_model_id: ColumnType<string | null, never, never> | null;
}

export interface ListingPhotos {
  hash: string;
  listing_id: string;
  position: number;
}

export interface ListingPrices {
  listing_id: string;
  sale_cents: number;
  until: Timestamp;
}

export interface Listings {
  adapts_from: string | null;
  adapts_to: string | null;
  advertised_at: Timestamp | null;
  age_months: ColumnType<number, never, never>;
  brand: string;
  buy_cents: number;
  condition: Condition;
  conversion: Conversion | null | null;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  des: string;
  duration: Numeric;
  edited_at: Timestamp | null;
  floor_cents: number | null;
  id: string;
  img: string;
  included: Generated<IncludedPart[]>;
  is_graded: ColumnType<boolean, never, never>;
  kind: Kind;
  lens_facts: string | null;
  listed_at: Generated<Timestamp>;
  location: string;
  model: string | null;
  model_id: string | null;
  most_shots: ColumnType<number | null, never, never> | null;
  mount: string | null;
  mounts: ColumnType<string[], never, never>;
  named_model_id: string | null;
  named_mount: string | null;
  offers: Generated<boolean>;
  own_pause_at: Timestamp | null;
  part_brands: ColumnType<string[] | null, never, never> | null;
  part_models: ColumnType<string[] | null, never, never> | null;
  part_mounts: ColumnType<string[] | null, never, never> | null;
  part_names: string[] | null;
  paused_at: Timestamp | null;
  paused_by: string | null;
  paused_for: string | null;
  place_id: number | null;
  return_order_id: string | null;
  sale_cents: number;
  saving_cents: ColumnType<number, never, never>;
  search_model_id: ColumnType<string | null, never, never> | null;
  seller_id: string;
  shots: ColumnType<number | null, never, never> | null;
  sold_at: Timestamp | null;
  terms: Generated<string>;
  title: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface ListingVersions {
  facts: Json;
  listing_id: string;
  replaced_at: Generated<Timestamp>;
  version: number;
}

export interface MailedTokens {
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  hash: string;
  purpose: LinkPurpose;
  user_id: string;
}

export interface MailsOnHold {
  id: string;
  mail: Json;
  quoted: Generated<string[]>;
  topic: string;
  user_id: string;
}

export interface Maintenance {
  id: Generated<boolean>;
  since: Generated<Timestamp>;
  text: string;
}

export interface MessageMails {
  due_at: Timestamp | null;
  is_notified: Generated<boolean>;
  mailed_at: Timestamp | null;
  user_id: string;
}

export interface MessagePhotos {
  conversation_id: string;
  hash: string;
  position: number;
  seq: number;
}

export interface Messages {
  body: string | null;
  conversation_id: string;
  erased_at: Timestamp | null;
  photo_count: Generated<number>;
  sender_id: string;
  sent_at: ColumnType<Date, never, never>;
  seq: ColumnType<number, never, never>;
  warnings: Generated<Warning[]>;
}

export interface Migrations {
  checksum: string;
  name: string;
  ran_at: Generated<Timestamp>;
}

export interface ModelNotes {
  model_id: string;
  note: string;
  text: string;
}

export interface NewsletterSubscribers {
  asked_at: Generated<Timestamp>;
  confirm_hash: string | null;
  confirmed_at: Timestamp | null;
  email: string | null;
  id: string;
  leave_hash: string;
  left_at: Timestamp | null;
  mailed_at: Generated<Timestamp>;
}

export interface NotificationLinks {
  group_name: NotificationGroup | 'daily';
  hash: string;
  user_id: string;
}

export interface NotificationPreferences {
  group_name: NotificationGroup;
  mail: MailTime;
  push: boolean;
  user_id: string;
}

export interface Notifications {
  at: Generated<Timestamp>;
  data: Json;
  id: string;
  is_for_digest: Generated<boolean>;
  kind: string;
  read_at: Timestamp | null;
  subject: string;
  user_id: string;
}

export interface NotifiedRuns {
  at: Generated<Timestamp>;
  id: string;
}

export interface Offers {
  amount_cents: number;
  asked_at: Timestamp | null;
  auto_declined: Generated<boolean>;
  buyer_id: string;
  by: OrderSide;
  chain_id: string;
  due_at: Timestamp;
  ended_at: Timestamp | null;
  id: string;
  listing_id: string;
  made_at: Generated<Timestamp>;
  note: string | null;
  notified_at: Timestamp | null;
  order_id: string | null;
  seller_id: string;
  state: Generated<OfferState>;
  turn: number;
  version: number;
}

export interface OrderEvents {
  at: Timestamp;
  by: OrderMover;
  by_id: string | null;
  from_stage: string;
  order_id: string;
  seq: number;
  to_stage: OrderStage;
}

export interface OrderProposals {
  by: OrderSide;
  made_at: Generated<Timestamp>;
  order_id: string;
  place: string | null;
  times: ArrayType<Timestamp>;
  version: number;
  zone: string;
}

export interface Orders {
  buyer_hid_at: Timestamp | null;
  buyer_id: string;
  completed_at: Timestamp | null;
  condition: string | null;
  customer: ColumnType<string, never, never>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  due_at: Timestamp | null;
  duration: Numeric | null;
  ended_for: string | null;
  handed_over_by: OrderSide | null | null;
  handover_code: string | null;
  handover_salt: string | null;
  handover_verifier: string | null;
  id: string;
  img: string;
  listed_cents: Generated<number>;
  listing_id: string;
  location: string | null;
  meeting_at: Timestamp | null;
  meeting_place: string | null;
  meeting_version: number | null;
  meeting_zone: string | null;
  moved_at: Generated<Timestamp>;
  moved_by: Generated<OrderMover>;
  moved_by_id: string | null;
  phone: string | null;
  placed_at: Generated<Timestamp>;
  proposal_at: Timestamp | null;
  proposal_by: OrderSide | null | null;
  proposal_place: string | null;
  proposal_version: Generated<number>;
  proposal_zone: string | null;
  refund_cents: number | null;
  reminded_at: Timestamp | null;
  return_by: Timestamp | null;
  returns_item: Generated<boolean>;
  review_until: Timestamp | null;
  sale_cents: number;
  search: ColumnType<string, never, never>;
  seller_hid_at: Timestamp | null;
  seller_id: string;
  sold_at: Timestamp | null;
  stage: Generated<OrderStage>;
  title: string;
}

export interface OrderStages {
  is_failed: boolean;
  is_final: boolean;
  stage: string;
}

export interface OrderSteps {
  by: string;
  from_stage: string;
  to_stage: string;
}

export interface Photos {
  base: string | null;
  formats: Generated<PhotoFormat[]>;
  hash: string;
  height: number;
  host: PhotoHost;
  placeholder: string;
  stored_at: Timestamp | null;
  url: string | null;
  width: number;
  widths: Generated<number[]>;
}

export interface PhotoUploads {
  bytes: Generated<Int8>;
  hash: string;
  uploaded_at: Generated<Timestamp>;
  user_id: string;
}

export interface PlaceNames {
  country: string;
  language: string;
  name: string;
  place_id: number;
  population: number;
  search: string;
}

export interface PlaceReference {
  checksum: string;
  loaded_at: Generated<Timestamp>;
  only_one: Generated<boolean>;
  regions_checksum: string | null;
}

export interface Places {
  ascii: string;
  country: string;
  id: number;
  lat: number;
  lon: number;
  name: string;
  population: number;
  region: string | null;
  region_code: string | null;
}

export interface Posts {
  author_id: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  des: string;
  excerpt: Generated<string>;
  id: string;
  image: string;
  published_at: Timestamp | null;
  title: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface PriceTerms {
  drift: number;
  held: number;
  measured_at: Generated<Timestamp>;
  offsets: Json;
  only_one: Generated<boolean>;
  replayed: number;
  tail: number;
}

export interface Processes {
  clock_ahead_seconds: number | null;
  commit: string | null;
  host: string;
  id: string;
  node: string;
  pid: number;
  seen_at: Generated<Timestamp>;
  settings: Json | null;
  started_at: Timestamp;
  version: string;
}

export interface ProviderLinks {
  issuer: string;
  noted_at: Generated<Int8>;
  providers: string[];
  subject: string;
}

export interface Pushes {
  added_at: Generated<Timestamp>;
  auth: string;
  endpoint: string;
  id: string;
  p256dh: string;
  server_key: string | null;
  session_id: string | null;
  user_id: string;
}

export interface RateLimits {
  expire: Int8 | null;
  key: string;
  points: Generated<number>;
}

export interface Regions {
  code: string;
  country: string;
  names: Json;
}

export interface ReportedItemPhotos {
  hash: string;
  listing_id: string;
  version: number;
}

export interface ReportedItems {
  facts: Json;
  listing_id: string;
  sale_cents: number;
  version: number;
}

export interface ReportQuotePhotos {
  hash: string;
  position: number;
  report_id: string;
  seq: number;
}

export interface ReportQuotes {
  body: string;
  report_id: string;
  seq: number;
  warnings: Generated<string[]>;
}

export interface Reports {
  about_id: string | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  conversation_id: string | null;
  copied_by: string | null;
  explanation: string | null;
  fact: string | null;
  id: string;
  listing_id: string | null;
  model_id: string | null;
  note: Generated<string>;
  outcome: ReportOutcome | null | null;
  reason: ReportReason;
  reported_at: Generated<Timestamp>;
  reporter_id: string | null;
  review_id: string | null;
  seq: number | null;
  source: string | null;
  version: number | null;
}

export interface Reviews {
  author_id: string;
  by: OrderSide;
  id: Generated<string>;
  order_id: string;
  order_stage: Generated<'completed'>;
  published_at: Timestamp | null;
  published_on: ColumnType<Date, never, never> | null;
  removed_at: Timestamp | null;
  removed_by: string | null;
  replied_at: Timestamp | null;
  reply: string | null;
  stars: number;
  subject_id: string;
  text: string | null;
  until: ColumnType<Date, never, never>;
  written_at: Generated<Timestamp>;
}

export interface Sales {
  age_months: Numeric | null;
  amount_cents: number;
  buyer_id: string | null;
  condition: Condition;
  id: Generated<Int8>;
  listing_id: string | null;
  model_id: string;
  seller_id: string | null;
  sold_on: Timestamp;
  source: string;
}

export interface SaleSources {
  imported_at: Timestamp | null;
  license: string | null;
  name: string;
}

export interface SavedSearches {
  at: Generated<Timestamp>;
  definition_id: Int8;
  gathered_at: Generated<Timestamp>;
  id: string;
  mail: MailTime;
  name: string | null;
  query: string;
  seen_at: Generated<Timestamp>;
  user_id: string;
}

export interface SearchDefinitions {
  age: number;
  asked: Json;
  brands: string[] | null;
  grades: number;
  has_rest: boolean;
  has_words: boolean;
  hash: string;
  id: Generated<Int8>;
  is_available: boolean;
  is_verified: boolean;
  is_wide: boolean;
  kinds: number;
  max_cents: number;
  min_cents: number;
  models: string[];
  mounts: string[] | null;
  places: string[] | null;
  planned_by: string | null;
  query: Json;
  searched_at: Generated<Timestamp>;
  terms: string | null;
}

export interface SearchHits {
  at: Generated<Timestamp>;
  definition_id: Int8;
  listing_id: string;
}

export interface SearchKeys {
  age: number;
  definition_id: Int8;
  grades: number;
  is_whole: boolean;
  key: string;
  kinds: number;
  max_cents: number;
  min_cents: number;
}

export interface SearchWords {
  word: string;
}

export interface SellerFacts {
  answered_within: AnsweredWithin | null | null;
  completed: Generated<number>;
  reviews: Generated<number>;
  stars: Numeric | null;
  user_id: string;
}

export interface SentTexts {
  hash: string;
  receiver_id: string;
  sender_id: string;
  sent_at: Generated<Timestamp>;
}

export interface SetupLinks {
  expires_at: Timestamp;
  hash: string;
}

export interface ShopLogoFiles {
  hash: string;
  height: number;
  made_at: Generated<Timestamp>;
  name: string;
  png: Buffer;
  width: number;
}

export interface ShopPages {
  changed_at: Generated<Timestamp>;
  changed_by: string;
  name: string;
  text: string | null;
  version: number;
}

export interface ShopSettings {
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  id: Generated<boolean>;
  settings: Generated<Json>;
  version: number;
}

export interface TokenGenerations {
  generation: number;
  issuer: string;
  subject: string;
}

export interface UnreadAdapters {
  listing_id: string;
}

export interface UserNotes {
  author_id: string;
  id: string;
  text: string;
  user_id: string;
  written_at: Generated<Timestamp>;
}

export interface Users {
  about: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  earlier_role: Exclude<Role, 'admin'> | null | null;
  email: string;
  email_verified: Generated<boolean>;
  erased_at: Timestamp | null;
  id: string;
  issuer: string;
  name: string;
  phone: string | null;
  photo_url: string | null;
  profile_version: Generated<number>;
  role: Role;
  search: ColumnType<string, never, never>;
  subject: string;
  suspended_at: Timestamp | null;
  suspended_by: string | null;
  suspended_for: string | null;
  town: string | null;
  zone: string | null;
}

export interface VerificationRequests {
  asked_at: Generated<Timestamp>;
  closed_at: Timestamp | null;
  closed_by: string | null;
  id: string;
  note: string | null;
  outcome: 'approved' | 'declined' | null | null;
  reason: string | null;
  user_id: string;
}

export interface Verifications {
  checked: Check[];
  given_at: Timestamp | null;
  given_by: string | null;
  id: string;
  note: string | null;
  taken_back_at: Timestamp | null;
  taken_back_by: string | null;
  taken_back_for: string | null;
  user_id: string;
}

export interface VerifiedUsers {
  checked: ColumnType<Check[], never, never> | null;
  id: ColumnType<string, never, never> | null;
  since: ColumnType<Date | null, never, never> | null;
}

export interface Watches {
  at: Generated<Timestamp>;
  freed_at: Timestamp | null;
  listing_id: string;
  notified_at: Timestamp | null;
  notified_cents: number;
  sale_cents: number;
  sold_at: Timestamp | null;
  user_id: string;
}

export interface WebhookDeliveries {
  as_admin: boolean;
  body: string;
  created_at: Generated<Timestamp>;
  event: WebhookEvent;
  id: string;
  outcome: string | null;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  tried_at: Timestamp | null;
  tries: Generated<number>;
  until: Generated<Timestamp>;
  webhook_id: string;
}

export interface Webhooks {
  created_at: Generated<Timestamp>;
  disabled_at: Timestamp | null;
  events: WebhookEvent[];
  failed_at: Timestamp | null;
  failing_since: Timestamp | null;
  failures: Generated<number>;
  id: string;
  next_at: Generated<Timestamp>;
  secret: string;
  url: string;
  user_id: string;
}

export interface Tables {
  api_tokens: ApiTokens;
  audit_log: AuditLog;
  backfills: Backfills;
  blocks: Blocks;
  booked_listings: BookedListings;
  categories: Categories;
  changes: Changes;
  conversations: Conversations;
  demo_removal: DemoRemoval;
  demo_users: DemoUsers;
  dispute_photos: DisputePhotos;
  disputes: Disputes;
  draft_photos: DraftPhotos;
  drafts: Drafts;
  error_counts: ErrorCounts;
  evidence: Evidence;
  follow_news: FollowNews;
  follows: Follows;
  former_checklists: FormerChecklists;
  gear_models: GearModels;
  gear_mounts: GearMounts;
  gear_reference: GearReference;
  held_mails: HeldMails;
  idempotency_keys: IdempotencyKeys;
  identity_account: IdentityAccount;
  identity_jwks: IdentityJwks;
  identity_passkeys: IdentityPasskeys;
  identity_recovery_codes: IdentityRecoveryCodes;
  identity_session: IdentitySession;
  identity_two_factor: IdentityTwoFactor;
  identity_user: IdentityUser;
  identity_verification: IdentityVerification;
  import_rows: ImportRows;
  imports: Imports;
  inspection_photos: InspectionPhotos;
  inspections: Inspections;
  invitations: Invitations;
  issue_recipients: IssueRecipients;
  issues: Issues;
  kit: Kit;
  last_delivery: LastDelivery;
  listing_descriptions: ListingDescriptions;
  listing_parts: ListingParts;
  listing_photos: ListingPhotos;
  listing_prices: ListingPrices;
  listing_versions: ListingVersions;
  listings: Listings;
  mailed_tokens: MailedTokens;
  mails_on_hold: MailsOnHold;
  maintenance: Maintenance;
  message_mails: MessageMails;
  message_photos: MessagePhotos;
  messages: Messages;
  migrations: Migrations;
  model_notes: ModelNotes;
  newsletter_subscribers: NewsletterSubscribers;
  notification_links: NotificationLinks;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  notified_runs: NotifiedRuns;
  offers: Offers;
  order_events: OrderEvents;
  order_proposals: OrderProposals;
  order_stages: OrderStages;
  order_steps: OrderSteps;
  orders: Orders;
  photo_uploads: PhotoUploads;
  photos: Photos;
  place_names: PlaceNames;
  place_reference: PlaceReference;
  places: Places;
  posts: Posts;
  price_terms: PriceTerms;
  processes: Processes;
  provider_links: ProviderLinks;
  pushes: Pushes;
  rate_limits: RateLimits;
  regions: Regions;
  report_quote_photos: ReportQuotePhotos;
  report_quotes: ReportQuotes;
  reported_item_photos: ReportedItemPhotos;
  reported_items: ReportedItems;
  reports: Reports;
  reviews: Reviews;
  sale_sources: SaleSources;
  sales: Sales;
  saved_searches: SavedSearches;
  search_definitions: SearchDefinitions;
  search_hits: SearchHits;
  search_keys: SearchKeys;
  search_words: SearchWords;
  seller_facts: SellerFacts;
  sent_texts: SentTexts;
  setup_links: SetupLinks;
  shop_logo_files: ShopLogoFiles;
  shop_pages: ShopPages;
  shop_settings: ShopSettings;
  token_generations: TokenGenerations;
  unread_adapters: UnreadAdapters;
  user_notes: UserNotes;
  users: Users;
  verification_requests: VerificationRequests;
  verifications: Verifications;
  verified_users: VerifiedUsers;
  watches: Watches;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
}
