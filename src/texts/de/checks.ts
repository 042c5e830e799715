import type { checks as english } from '#src/texts/checks.ts';

export const checks: typeof english = {
  identity: 'Ausweis gesehen',
  meeting: 'persönlich getroffen',
  items: 'Artikel in der Hand gehabt',
  business: 'Gewerbenachweis gesehen',
};
