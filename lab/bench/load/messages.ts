/** A phase either sends `rate` requests per second, or has `callers` that each send their next request immediately. */
export type Phase = {
  seconds: number;
  pace: { rate: number } | { callers: number };
  everySeconds: number;
};

export type Cast = {
  url: string;
  /** Access tokens of buyers. */
  buyers: string[];
  /** The access token of a seller, and the seller's items. */
  seller: string;
  own: string[];
  /** Items without a booking; each is booked once. */
  items: string[];
  /** The paths of pages and of searches, the most popular ones first. */
  pages: string[];
  searches: string[];
};

export const kinds = ['read', 'search', 'booking', 'change'] as const;
export type Kind = (typeof kinds)[number];

/**
 * The results of all requests of one kind that were due in an interval. `times` has the milliseconds from when each
 * request was due until it ended.
 */
export type Tally = { answered: number; refused: number; failed: number; lost: number; times: number[] };

export type Interval = {
  index: number;
  tallies: Record<Kind, Tally>;
  /** The actual length, because the last interval can be shorter than the others. */
  seconds: number;
  /** The longest time, in milliseconds, by which the sender itself was late with a request. */
  senderLate: number;
};

/** A booking that got a 2xx response. */
export type Acknowledged = { listing: string; order: string };

export type FromSender =
  | { interval: Interval }
  | { done: { acknowledged: Acknowledged[]; lost: string[]; refused: string[]; wrong: string[] } };

export type ToSender = { cast: Cast } | { phase: Phase };
