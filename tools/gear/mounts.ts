/** Misspelled and alternative names of mounts. */
const spellings: Record<string, string> = {
  'Pentak K': 'Pentax K',
  'Nikon AF F': 'Nikon F AF',
  'Minolta M': 'Minolta MD',
  M39: 'M39/1',
  Sigma: 'Sigma SA',
};

/**
 * The usual names of mounts. Mounts that differ only in their couplings count as one, because lenses of one fit bodies
 * of the other without an adapter.
 */
const names: Record<string, string> = {
  '4/3 System': 'Four Thirds',
  'Micro 4/3': 'Micro Four Thirds',
  'Micro 4/3 System': 'Micro Four Thirds',
  C: 'C-mount',
  'Hasselblad 500': 'Hasselblad V',
  'Leica L': 'L-Mount',
  // The metric thread of Zenit cameras, on lenses for SLRs.
  'M39/1': 'M39 (Zenit)',
  'Minolta AF': 'Sony A',
  'Sony Alpha': 'Sony A',
  'Minolta MC': 'Minolta SR',
  'Minolta MD': 'Minolta SR',
  'Nikon CX': 'Nikon 1',
  'Nikon F AF': 'Nikon F',
  'Nikon F AI': 'Nikon F',
  'Nikon F AI-S': 'Nikon F',
  'Pentax 645AF2': 'Pentax 645',
  'Pentax KA': 'Pentax K',
  'Pentax KAF': 'Pentax K',
  'Pentax KAF2': 'Pentax K',
  'Pentax KAF3': 'Pentax K',
  'Pentax KAF4': 'Pentax K',
  'Rollei 6x6': 'Rollei 6000',
};

/** Returns the mount of a camera or lens, or undefined for 'Generic' and for fixed lenses. */
export function mountOf(name: string): string | undefined {
  const spelt = spellings[name] ?? name;
  // The lens mounts of compact cameras, which no other camera has: `canonG7`, `LeicaQ2`.
  if (spelt === 'Generic' || /^[a-z]/.test(spelt) || spelt === 'LeicaQ2') return undefined;
  return names[spelt] ?? spelt;
}
