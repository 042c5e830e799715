/** Why a mutant may stay: of the lines of a file that have this text, all mutants or those that become something. */
export type Reason = { file: string; line: string; becomes?: string; why: string };

/** Mutants of one kind in several places. */
export const each = (why: string, places: Omit<Reason, 'why'>[]): Reason[] =>
  places.map((place) => ({ ...place, why }));
