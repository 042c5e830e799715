import type { FitRules } from './schemas.ts';
import type { Facts, Limit } from './facts.ts';
import { all, isStop, judge, judgeNamed, type Camera, type Lens } from './verdict.ts';

type Judged = keyof FitRules | 'unknown';
type Other = (Camera & Lens) & { id: string; kind: string };
const judged = ['native', 'adapter', 'no'] as const;

/**
 * Compiles which items fit a model into rules on their mounts, with exceptions for models that a limit or a fixed lens
 * sets apart.
 */
export function compileFits(facts: Facts, target: Other, models: readonly Other[]): FitRules {
  const isCamera = target.kind === 'cameras';
  const others = models.filter(({ kind }) => kind !== target.kind);
  const verdictOf = (other: Other | null, mounts: readonly string[], by = judgeNamed): Judged => {
    const nobody = { maker: '', name: '', crop: null };
    const side = { ...(other ?? nobody), mounts };
    return isCamera ? by(facts, target, side).verdict : by(facts, side, target).verdict;
  };
  const stopped = others.filter((other) => isStopped(facts, target, isCamera, other));
  const fixed = isCamera ? [] : others.filter((other) => other.mounts.length === 0);
  const rules: FitRules = { native: [], adapter: [], no: [] };
  for (const mounts of mountsPossible(facts, others, models)) {
    const usual = verdictOf(null, mounts);
    const exceptions: Record<Judged, string[]> = { native: [], adapter: [], no: [], unknown: [] };
    const setApart = mounts.length === 0 ? fixed : mayStop(facts, isCamera, mounts) ? stopped : [];
    for (const other of setApart) {
      const verdict = verdictOf(other, mounts);
      if (verdict !== usual) exceptions[verdict].push(other.id);
    }
    const folded = mounts.map((mount) => mount.toLowerCase());
    if (usual !== 'unknown')
      rules[usual].push({
        mounts: folded,
        models: Object.values(exceptions).flat(),
        isExcept: true,
        isNamed: verdictOf(null, mounts, judge) !== usual,
      });
    for (const verdict of judged)
      if (exceptions[verdict].length > 0)
        rules[verdict].push({ mounts: folded, models: exceptions[verdict], isExcept: false, isNamed: true });
  }
  return rules;
}

const isOfSome = ({ lensMaker, lens, body }: Limit, isCamera: boolean): boolean =>
  isCamera ? lensMaker !== '' || lens.source !== all : body.source !== all;

function isStopped(facts: Facts, target: Other, isCamera: boolean, other: Other): boolean {
  const [lens, camera] = isCamera ? [other, target] : [target, other];
  return facts.limits.some(
    (limit) =>
      isStop(limit) &&
      isOfSome(limit, isCamera) &&
      (limit.lensMaker === '' || limit.lensMaker === lens.maker) &&
      limit.lens.test(lens.name) &&
      limit.body.test(camera.name),
  );
}

function mayStop({ limits }: Facts, isCamera: boolean, mounts: readonly string[]): boolean {
  return limits.some((limit) => {
    const wanted = isCamera ? limit.lensMount : limit.bodyMount;
    return isStop(limit) && (wanted === '' || mounts.includes(wanted));
  });
}

function mountsPossible(
  facts: Facts,
  others: readonly Other[],
  models: readonly Other[],
): readonly (readonly string[])[] {
  const known = new Map<string, readonly string[]>([['', []]]);
  const take = (mounts: readonly string[]) => known.set(mounts.join('\n'), mounts);
  for (const { mounts } of others) take(mounts);
  for (const mount of knownMounts(facts, models)) take([mount]);
  return [...known.values()];
}

export function knownMounts(
  facts: Facts,
  models: readonly { mounts: readonly string[] }[],
): ReadonlySet<string> {
  return new Set([
    ...models.flatMap(({ mounts }) => mounts),
    ...[...facts.takes].flatMap(([body, lenses]) => [body, ...lenses]),
    ...facts.registers.keys(),
    ...facts.adapters.flatMap(({ lensMount, bodyMount }) => [lensMount, bodyMount]),
  ]);
}
