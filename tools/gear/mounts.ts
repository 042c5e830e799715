/** What is typed wrongly or in two ways. */
const spellings: Record<string, string> = {
  'Pentak K': 'Pentax K',
  'Nikon AF F': 'Nikon F AF',
  'Minolta M': 'Minolta MD',
  M39: 'M39/1',
  Sigma: 'Sigma SA',
};

/**
 * Mounts as a shop says them. What differs in couplings alone is one mount: a lens of the one goes on a body of the
 * other without an adapter.
 */
const names: Record<string, string> = {
  '4/3 System': 'Four Thirds',
  'Micro 4/3 System': 'Micro Four Thirds',
  C: 'C-mount',
  'Hasselblad 500': 'Hasselblad V',
  'Leica L': 'L-Mount',
  'M39/1': 'M39',
  'Minolta AF': 'Sony A',
  'Sony Alpha': 'Sony A',
  'Minolta MC': 'Minolta SR',
  'Minolta MD': 'Minolta SR',
  'Nikon CX': 'Nikon 1',
  'Nikon F AF': 'Nikon F',
  'Nikon F AI': 'Nikon F',
  'Nikon F AI-S': 'Nikon F',
  'Pentax KA': 'Pentax K',
  'Pentax KAF': 'Pentax K',
  'Pentax KAF2': 'Pentax K',
  'Pentax KAF3': 'Pentax K',
  'Pentax KAF4': 'Pentax K',
};

/** Lens mounts that reach every body through a ring. */
const byRing = new Set(['DKL', 'M39', 'M42', 'T2', 'Tamron Adaptall']);

/** What goes on a body of another mount as it is, and what only with an adapter; nothing else is known. */
const natives: Record<string, string[]> = { 'Canon EF-S': ['Canon EF'], 'Canon FD': ['Canon FL'] };
const adapted: Record<string, string[]> = {
  'Canon EF-M': ['Canon EF', 'Canon EF-S'],
  'Canon RF': ['Canon EF', 'Canon EF-S'],
  'L-Mount': ['Leica M'],
  'Nikon 1': ['Nikon F'],
  'Nikon Z': ['Nikon F'],
};

/** The mount of a camera or lens; undefined for lensfun's names of lenses that cannot be taken off, and 'Generic'. */
export function mountOf(name: string): string | undefined {
  const spelt = spellings[name] ?? name;
  // Private names of compact cameras: `canonG7`, `LeicaQ2`.
  if (spelt === 'Generic' || /^[a-z]/.test(spelt) || spelt === 'LeicaQ2') return undefined;
  return names[spelt] ?? spelt;
}

/**
 * Which lens mounts a body takes without an adapter, itself first. Lensfun's `<compat>` lists adapters among them.
 * @throws Error for a pair that this script has no word on: lensfun has learnt something, and someone has to decide.
 */
export function takesOf(compat: ReadonlyMap<string, string[]>): Map<string, string[]> {
  const takes = new Map<string, Set<string>>();
  for (const [body, lenses] of compat) {
    const mount = mountOf(body);
    if (!mount) continue;
    const taken = takes.get(mount) ?? new Set([mount]);
    takes.set(mount, taken);
    for (const other of lenses.map(mountOf)) {
      if (!other || other === mount || byRing.has(other)) continue;
      if (natives[mount]?.includes(other)) taken.add(other);
      else if (!adapted[mount]?.includes(other))
        throw new Error(`is ${other} on ${mount} an adapter? Say it in mounts.ts`);
    }
  }
  return new Map([...takes].map(([mount, taken]) => [mount, [...taken]]));
}
