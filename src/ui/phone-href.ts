/** The link that calls a number, whatever its owner wrote between the digits; null of what is none. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replaceAll(/[^0-9]/g, '');
  if (digits.length < 5) return null;
  return `tel:${/^\W*\+/.test(phone) ? '+' : ''}${digits}`;
}
