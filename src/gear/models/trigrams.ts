export function gramsOf(word: string): string[] {
  const padded = ` ${word} `;
  const grams: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) grams.push(padded.slice(at, at + 3));
  return grams;
}

/** Jaccard similarity, 0 to 1. */
export function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  return (2 * shared) / (one.size + other.size);
}

/** Whether two words differ by one letter, or by two that are swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  if (short.length !== long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  return (
    short[from] === long[from + 1] &&
    short[from + 1] === long[from] &&
    short.slice(from + 2) === long.slice(from + 2)
  );
}
