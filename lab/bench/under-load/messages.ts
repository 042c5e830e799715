/** What one phase sends: `rate` arrivals a second, or as many as `callers` who ask again at once get answered. */
export type Phase = {
  seconds: number;
  pace: { rate: number } | { callers: number };
  /** Figures come every so many seconds. */
  everySeconds: number;
};

/** What the sender needs to know of the shop. */
export type Cast = {
  url: string;
  /** Access tokens of buyers. */
  buyers: string[];
  /** Access token of a seller, and what it has put up. */
  seller: string;
  own: string[];
  /** Items that nobody has booked; each is asked for once. */
  items: string[];
  /** Paths that are read, the most popular first, and searched. */
  pages: string[];
  searches: string[];
};

export const kinds = ['read', 'search', 'booking', 'change'] as const;
export type Kind = (typeof kinds)[number];

/** What became of the requests of a kind that were due in one interval. Times are milliseconds from when they were due. */
export type Tally = { answered: number; refused: number; failed: number; lost: number; times: number[] };

export type Interval = {
  index: number;
  tallies: Record<Kind, Tally>;
  /** Seconds of it that have passed: the last one can be shorter. */
  seconds: number;
  /** How late the sender itself was at worst, in milliseconds. */
  senderLate: number;
};

/** A booking that was answered 2xx, and one whose answer never came. */
export type Acknowledged = { listing: string; order: string };

export type FromSender =
  | { interval: Interval }
  | { done: { acknowledged: Acknowledged[]; lost: string[]; refused: string[]; wrong: string[] } };

export type ToSender = { cast: Cast } | { phase: Phase };
