import type { FitRules } from './schemas.ts';
import type { Facts, Limit } from './facts.ts';
import { anyName, isStop, judge, judgeNamed, type Camera, type Lens } from './verdict.ts';

type Verdict = keyof FitRules | 'unknown';
type FitModel = (Camera & Lens) & { id: string; kind: string };
const ruledVerdicts = ['native', 'adapter', 'no'] as const;

/** Compiles which items fit a model into rules on mounts. Models with a limit or a fixed lens are exceptions. */
export function compileFits(facts: Facts, target: FitModel, models: readonly FitModel[]): FitRules {
  const isCamera = target.kind === 'cameras';
  const others = models.filter(({ kind }) => kind !== target.kind);
  const verdictOf = (other: FitModel | null, mounts: readonly string[], by = judgeNamed): Verdict => {
    const unnamed = { maker: '', name: '', crop: null };
    const side = { ...(other ?? unnamed), mounts };
    return isCamera ? by(facts, target, side).verdict : by(facts, side, target).verdict;
  };
  const stopped = others.filter((other) => isStopped(facts, target, isCamera, other));
  const fixed = isCamera ? [] : others.filter((other) => other.mounts.length === 0);
  const rules: FitRules = { native: [], adapter: [], no: [] };
  for (const mounts of mountsPossible(facts, others, models)) {
    const usual = verdictOf(null, mounts);
    const exceptions: Record<Verdict, string[]> = { native: [], adapter: [], no: [], unknown: [] };
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
    for (const verdict of ruledVerdicts)
      if (exceptions[verdict].length > 0)
        rules[verdict].push({ mounts: folded, models: exceptions[verdict], isExcept: false, isNamed: true });
  }
  return rules;
}

const isForSomeModels = ({ lensMaker, lens, body }: Limit, isCamera: boolean): boolean =>
  isCamera ? lensMaker !== '' || lens.source !== anyName : body.source !== anyName;

function isStopped(facts: Facts, target: FitModel, isCamera: boolean, other: FitModel): boolean {
  const [lens, camera] = isCamera ? [other, target] : [target, other];
  return facts.limits.some(
    (limit) =>
      isStop(limit) &&
      isForSomeModels(limit, isCamera) &&
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
  others: readonly FitModel[],
  models: readonly FitModel[],
): readonly (readonly string[])[] {
  const known = new Map<string, readonly string[]>([['', []]]);
  const add = (mounts: readonly string[]) => known.set(mounts.join('\n'), mounts);
  for (const { mounts } of others) add(mounts);
  for (const mount of knownMounts(facts, models)) add([mount]);
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
