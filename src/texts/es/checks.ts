import type { checks as english } from '#src/texts/checks.ts';

export const checks: typeof english = {
  identity: 'documento de identidad visto',
  meeting: 'encuentro en persona',
  items: 'artículos vistos en mano',
  business: 'registro de la empresa visto',
};
