type Misspelt = { typed: string; intended: string };

/** Shorter names are too similar to the variables of other programs. */
const shortest = 6;

export function findMisspelt(env: Record<string, string | undefined>, known: readonly string[]): Misspelt[] {
  const knownNames = new Set(known);
  const candidates = known.filter((name) => name.length >= shortest);
  return Object.keys(env)
    .filter((typed) => env[typed] && !knownNames.has(typed) && !/^npm_/i.test(typed))
    .flatMap((typed) => {
      // A typo is rarely in the first letter, but other programs have similar names, such as AWS_ACCESS_KEY_ID.
      const near = candidates
        .filter((intended) => intended[0] === typed[0]?.toUpperCase())
        .map((intended) => ({ typed, intended, edits: countEdits(typed.toUpperCase(), intended) }))
        .filter(({ intended, edits }) => edits <= maxEdits(intended))
        .toSorted((a, b) => a.edits - b.edits)[0];
      return near ? [{ typed, intended: near.intended }] : [];
    });
}

export const describeMisspelt = ({ typed, intended }: Misspelt): string =>
  `${typed}: is not a setting; rename it to ${intended} if you meant that, or unset it`;

const maxEdits = ({ length }: string): number => (length < 8 ? 1 : length < 14 ? 2 : 3);

/** Returns how many letters must be added, dropped, changed or swapped with a neighbor to make two words the same. */
function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    let left = i;
    for (const [j, letter] of [...to].entries()) {
      const [diagonal = 0, above = 0] = row.slice(j, j + 2);
      const isSwapped = i > 1 && j > 0 && from[i - 1] === to[j - 1] && from[i - 2] === letter;
      const [swapped = Infinity] = isSwapped ? before.slice(j - 1) : [];
      left = Math.min(above + 1, left + 1, diagonal + (from[i - 1] === letter ? 0 : 1), swapped + 1);
      next.push(left);
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? from.length;
}
