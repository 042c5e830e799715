/** A phase sends `rate` requests per second, or has `callers` that each send the next request at once. */
export type Phase = {
  seconds: number;
  pace: { rate: number } | { callers: number };
  /** The length of an interval. */
  everySeconds: number;
};

export type Cast = {
  url: string;
  /** Access tokens of buyers. */
  buyers: string[];
  /** The access token of a seller, and the seller's items. */
  seller: string;
  own: string[];
  /** Unbooked items, each of which is booked once. */
  items: string[];
  /** Paths of pages and of searches, the most popular first. */
  pages: string[];
  searches: string[];
};

export const kinds = ['read', 'search', 'booking', 'change'] as const;
export type Kind = (typeof kinds)[number];

/** The results of the requests of a kind that were due in an interval. Times are milliseconds since they were due. */
export type Tally = { answered: number; refused: number; failed: number; lost: number; times: number[] };

export type Interval = {
  index: number;
  tallies: Record<Kind, Tally>;
  /** The actual length, because the last interval can be shorter. */
  seconds: number;
  /** The maximum delay of the sender itself, in milliseconds. */
  senderLate: number;
};

/** A booking with a 2xx response. */
export type Acknowledged = { listing: string; order: string };

export type FromSender =
  | { interval: Interval }
  | { done: { acknowledged: Acknowledged[]; lost: string[]; refused: string[]; wrong: string[] } };

export type ToSender = { cast: Cast } | { phase: Phase };
