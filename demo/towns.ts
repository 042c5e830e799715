/**
 * The towns of the demo shop, in Washington and Oregon, by miles from the first along Interstate 5. End to end it is a
 * day's drive; a neighboring town is close enough for a meeting after work.
 */
export const towns = {
  Bellingham: 0,
  Everett: 61,
  Seattle: 89,
  Tacoma: 121,
  Olympia: 149,
  Portland: 262,
  Salem: 308,
  Eugene: 368,
} as const;

export type Town = keyof typeof towns;
