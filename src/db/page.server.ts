/** Counts are exact up to here. */
export const countCap = 10_000;

/** One page of a list: `first` is the row number of its first item, from 1; `next` is the cursor of the next page. */
export type Page<T> = { items: T[]; first: number; next: string | null; total: number; capped: boolean };
