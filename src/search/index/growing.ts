type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array | BigInt64Array;

export function grown<N extends Numbers>(numbers: N, size: number): N {
  const larger = new (numbers.constructor as new (size: number) => N)(size);
  larger.set(numbers as never);
  return larger;
}
