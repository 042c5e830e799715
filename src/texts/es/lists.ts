/** Joins texts as in A, B o C. 'o' becomes 'u' before the sound of an o: Minolta SR u Olympus OM, 7 u 8. */
export function or(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const word = /^(?:h?[oó]|8|11(?!\d))/i.test(last) ? 'u' : 'o';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${last}` : last;
}
