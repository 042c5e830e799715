/**
 * A set of documents: document `d` is bit `d & 31` of the number at `d >>> 5`. Sets can be combined only if they have
 * the same length.
 */
export type Bits = Int32Array<ArrayBuffer>;

export const bitsFor = (documents: number): Bits => new Int32Array((documents + 31) >>> 5);

const wordAt = (bits: Bits, at: number): number => bits[at] ?? 0;

export function has(bits: Bits, document: number): boolean {
  return (wordAt(bits, document >>> 5) & (1 << (document & 31))) !== 0;
}

export function put(bits: Bits, document: number, isIn: boolean): void {
  const at = document >>> 5;
  const bit = 1 << (document & 31);
  bits[at] = isIn ? wordAt(bits, at) | bit : wordAt(bits, at) & ~bit;
}

/**
 * Adds the first documents, as many as `size`, whose code is wanted. `isWanted` runs once for each of `codeCount` codes.
 */
export function putByCode(
  into: Bits,
  size: number,
  codes: Uint32Array,
  codeCount: number,
  isWanted: (code: number) => boolean,
): void {
  const wanted = Uint8Array.from({ length: codeCount }, (_, code) => Number(isWanted(code)));
  for (let at = 0; at < size; at++) into[at >>> 5]! |= wanted[codes[at]!]! << (at & 31);
}

export function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at++) into[at] = wordAt(into, at) & wordAt(other, at);
}

export function unite(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at++) into[at] = wordAt(into, at) | wordAt(other, at);
}

export function subtract(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at++) into[at] = wordAt(into, at) & ~wordAt(other, at);
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function count(bits: Bits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at++) sum += ones(wordAt(bits, at));
  return sum;
}

export function countBoth(bits: Bits, other: Bits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at++) sum += ones(wordAt(bits, at) & wordAt(other, at));
  return sum;
}

export function listOf(bits: Bits, size = count(bits)): Uint32Array<ArrayBuffer> {
  const documents = new Uint32Array(size);
  let next = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = wordAt(bits, at); word !== 0; word &= word - 1)
      documents[next++] = (at << 5) + 31 - Math.clz32(word & -word);
  }
  return documents;
}
