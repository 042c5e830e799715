/** Sessions and tokens tolerate a difference of this size between two processes. */
const maxClockSeconds = 5;

export const isClockOff = (aheadSeconds: number | null): boolean =>
  aheadSeconds !== null && Math.abs(aheadSeconds) > maxClockSeconds;
