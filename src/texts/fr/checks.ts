import type { checks as english } from '#src/texts/checks.ts';
import type { Translation } from '#src/texts/translation.ts';

export const checks: Translation<typeof english> = {
  identity: 'pièce d’identité vue',
  meeting: 'rencontre en personne',
  items: 'articles vus en vrai',
  business: 'immatriculation de l’entreprise vue',
};
