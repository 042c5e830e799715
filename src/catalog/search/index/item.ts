import type { Kind } from '#src/platform/db/columns.ts';
import type { Spelled } from './group-values.ts';

export type Item = {
  id: string;
  /** Changes with anything of the item but whether it is available. */
  version: bigint;
  isAvailable: boolean;
  isGraded: boolean;
  seller: string;
  kind: Kind;
  condition: string;
  brand: Spelled;
  place: Spelled;
  /** JSON arrays as spelled, and in lower case. */
  mounts: { labels: string; values: string };
  title: string;
  listedAt: number;
  saleCents: number;
  savingCents: number;
  /** The database has one decimal. */
  tenthsOfMonths: number;
  shots: number;
  model: string | null;
  terms: readonly string[];
};

export type Standing = { id: string; isSuspended: boolean; isVerified: boolean };
