const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** A tsquery for what has a word of each group; null without groups. */
export function tsquery(groups: readonly (readonly string[])[]): string | null {
  if (groups.length === 0) return null;
  return groups.map((words) => `(${[...new Set(words)].map(quoted).join(' | ')})`).join(' & ');
}
