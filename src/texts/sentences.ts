/** Returns 'a', 'a and b' or 'a, b and c'. */
export const inSentence = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
