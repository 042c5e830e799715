import { pairKey, type Adapter, type Facts } from './facts.ts';

/**
 * An adapter accepts the lenses that the cameras accept whose mount it has: one for FD lenses accepts FL lenses, too. With
 * a ring that gives it the M42 thread, a lens fits what M42 lenses fit.
 */
function findBetween({ adapters, mounts }: Facts, lens: string, body: string): readonly Adapter[] {
  const own = adapters.get(pairKey(lens, body));
  if (own) return own;
  const [ring] = adapters.get(pairKey(lens, 'M42')) ?? [];
  if (ring) {
    const others = adapters.get(pairKey('M42', body)) ?? [];
    return others.map((row) => ({ ...row, lensMount: lens, name: `${ring.name} and ${row.name}` }));
  }
  return [...mounts.values()].flatMap(({ name, takes }) =>
    takes.includes(lens) ? (adapters.get(pairKey(name, body)) ?? []) : [],
  );
}

const between = new WeakMap<Facts, Map<string, readonly Adapter[]>>();

/**
 * Returns the adapters for lenses of one mount on cameras of another. Remembers what it finds, because a list judges thousands of lenses with few mounts. Only pairs of known mounts are
 * remembered, so that other texts cannot fill the memory.
 */
export function adaptersBetween(facts: Facts, lens: string, body: string): readonly Adapter[] {
  if (!facts.mounts.has(lens) || !facts.mounts.has(body)) return findBetween(facts, lens, body);
  const found = between.get(facts) ?? new Map<string, readonly Adapter[]>();
  between.set(facts, found);
  const key = pairKey(lens, body);
  let adapters = found.get(key);
  if (!adapters) found.set(key, (adapters = findBetween(facts, lens, body)));
  return adapters;
}
