type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array | BigInt64Array;

export function grown<N extends Numbers>(numbers: N, size: number): N {
  const larger = new (numbers.constructor as new (size: number) => N)(size);
  larger.set(numbers as never);
  return larger;
}

/** The first of `length` places, in order, for which `isBefore` is false. */
export function seek(length: number, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
