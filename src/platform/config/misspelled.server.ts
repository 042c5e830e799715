type Misspelt = { written: string; meant: string };

/** Shorter names are too close to variables of other programs. */
const shortest = 6;

export function findMisspelt(env: Record<string, string | undefined>, known: readonly string[]): Misspelt[] {
  const names = new Set(known);
  const meanable = known.filter((name) => name.length >= shortest);
  return Object.keys(env)
    .filter((written) => env[written] && !names.has(written) && !/^npm_/i.test(written))
    .flatMap((written) => {
      // A typo is rarely in the first letter, but other programs have similar names, such as AWS_ACCESS_KEY_ID.
      const near = meanable
        .filter((meant) => meant[0] === written[0]?.toUpperCase())
        .map((meant) => ({ written, meant, edits: countEdits(written.toUpperCase(), meant) }))
        .filter(({ meant, edits }) => edits <= forgiven(meant))
        .toSorted((a, b) => a.edits - b.edits)[0];
      return near ? [{ written, meant: near.meant }] : [];
    });
}

export const describeMisspelt = ({ written, meant }: Misspelt): string =>
  `${written}: is not a setting; rename it to ${meant} if you meant that, or unset it`;

const forgiven = ({ length }: string): number => (length < 8 ? 1 : length < 14 ? 2 : 3);

/** Returns how many letters to add, drop, change or swap with their neighbor make two words the same. */
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
