import type { checks as english } from '#src/texts/checks.ts';

export const checks: typeof english = {
  identity: 'pièce d’identité vue',
  meeting: 'rencontre en personne',
  items: 'articles vus en vrai',
  business: 'immatriculation de l’entreprise vue',
};
