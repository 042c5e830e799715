/** Lower case without marks. Must fold like `search_tokens()` of the database. */
export function fold(value: string): string {
  return value
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[µμ]/g, 'u');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** Also writes each dash as a hyphen. */
export const foldText = (value: string): string =>
  fold(value)
    .replaceAll('æ', 'ae')
    .replaceAll(/[‐-―−]/g, '-');
