/** Calls `make` once for each key, and again after it has failed. */
export function rememberByKey<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const value = make(key);
    known.set(key, value);
    // Only for the next call: this one gets the error.
    value.catch(() => known.delete(key));
    return value;
  };
}
