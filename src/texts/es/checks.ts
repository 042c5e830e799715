import type { checks as english } from '#src/texts/checks.ts';

export const checks: typeof english = {
  identity: 'documento de identidad',
  meeting: 'encuentro en persona',
  items: 'artículos vistos en persona',
  business: 'registro mercantil',
};
