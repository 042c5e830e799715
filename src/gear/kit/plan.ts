import type { KitItem, KitPlan } from './schemas.ts';

type Pair = KitPlan['pairs'][number];

export function lengthsOf(name: string): { from: number; to: number } | undefined {
  const match = /(?<![\d.])(\d+(?:\.\d+)?)(?:\s?[-–]\s?(\d+(?:\.\d+)?))?\s?mm\b/i.exec(name);
  if (!match) return undefined;
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  return from > 0 && to >= from ? { from, to } : undefined;
}

/** Focal lengths further apart than this factor leave a gap; 50 and 85 mm do not. */
const widest = 2;

export function gapsBetween(
  lengths: readonly { from: number; to: number }[],
): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let reached: number | undefined;
  for (const { from, to } of lengths.toSorted((one, other) => one.from - other.from)) {
    if (reached !== undefined && from / reached >= widest) gaps.push({ from: reached, to: from });
    reached = Math.max(reached ?? 0, to);
  }
  return gaps;
}

export function reachOf(
  camera: KitItem,
  lenses: readonly KitItem[],
  pairs: readonly Pair[],
): KitPlan['reach'][number] {
  const fits = new Set(
    pairs
      .filter(
        ({ camera: of, verdict }) => of === camera._id && (verdict === 'native' || verdict === 'adapter'),
      )
      .map(({ lens }) => lens),
  );
  const lengths = lenses.flatMap(({ _id, model }) => {
    const range = fits.has(_id) ? lengthsOf(model.name) : undefined;
    return range ? [{ lens: _id, ...range }] : [];
  });
  return {
    camera: camera._id,
    lengths: lengths.toSorted((one, other) => one.from - other.from),
    gaps: gapsBetween(lengths),
  };
}
