import type { checks as english } from '#src/texts/checks.ts';
import type { Translation } from '#src/texts/translation.ts';

export const checks: Translation<typeof english> = {
  identity: 'Ausweis gesehen',
  meeting: 'persönlich getroffen',
  items: 'Artikel in der Hand gehabt',
  business: 'Gewerbenachweis gesehen',
};
