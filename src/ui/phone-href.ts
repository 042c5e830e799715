/** The link that calls a number, whatever its owner wrote between the digits. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
