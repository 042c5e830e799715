/** Copies numbers to the beginning of a larger array and returns that array. */
export function grown<N extends { set(numbers: N): void }>(numbers: N, larger: N): N {
  larger.set(numbers);
  return larger;
}

/** Returns the first of `length` sorted places for which `isBefore` is false, by binary search. */
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
