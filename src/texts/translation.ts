/** The texts of another language. One that is missing is shown in English. */
export type Translation<T> = T extends string | readonly unknown[] | ((...given: never) => unknown)
  ? T
  : { [K in keyof T]?: Translation<T[K]> };

/**
 * Writes texts into tables, which stay the same objects, and returns them. A list of another length is not replaced,
 * because its texts belong together. Getters are replaced without calling them. No table is shared, because the next
 * change writes into it.
 */
export function replaceTexts<T extends object>(into: T, texts: object): T {
  for (const [key, found] of Object.entries(Object.getOwnPropertyDescriptors(texts))) {
    const before: unknown = Object.getOwnPropertyDescriptor(into, key)?.value;
    if (Array.isArray(before) && Array.isArray(found.value) && before.length !== found.value.length) continue;
    if (isTable(found.value)) found.value = replaceTexts(isTable(before) ? before : {}, found.value);
    Object.defineProperty(into, key, { ...found, configurable: true });
  }
  return into;
}

export function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
