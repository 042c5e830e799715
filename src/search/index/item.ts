import type { Kind } from '#src/db/columns.ts';
import type { Spelled } from './group-values.ts';

/** An item on the shelf as it is read for the index. */
export type Item = {
  id: string;
  /** Stays the same as long as nothing of the item changes but whether it is available. */
  version: bigint;
  isAvailable: boolean;
  isGraded: boolean;
  seller: string;
  kind: Kind;
  condition: string;
  brand: Spelled;
  place: Spelled;
  /** JSON arrays of its mounts as they are spelled, and in lower case. */
  mounts: { labels: string; values: string };
  /** In lower case. */
  title: string;
  listedAt: number;
  saleCents: number;
  savingCents: number;
  /** With one decimal, so ten times as many. */
  tenthsOfMonths: number;
  /** Of its shutter; 0 where none is known. */
  shots: number;
  model: string | null;
  terms: readonly string[];
};

/** A seller whose items are shown otherwise than most. */
export type Standing = { id: string; isSuspended: boolean; isVerified: boolean };
