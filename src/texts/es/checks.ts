import type { checks as english } from '#src/texts/checks.ts';
import type { Translation } from '#src/texts/translation.ts';

export const checks: Translation<typeof english> = {
  identity: 'documento de identidad',
  meeting: 'encuentro en persona',
  items: 'artículos vistos en persona',
  business: 'registro mercantil',
};
