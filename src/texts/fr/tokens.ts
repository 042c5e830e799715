import type { tokenTexts as english } from '#src/texts/tokens.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const tokenTexts: Translation<typeof english> = {
  profile: {
    title: 'Programmes',
    lead: 'Pour vos propres programmes qui utilisent le site pour vous.',
  },
  title: 'Jetons d’API',
  lead: 'Un programme qui possède un de vos jetons peut utiliser l’API en votre nom. Gardez vos jetons aussi précieusement que votre mot de passe.',
  reference: 'Référence de l’API',
  create: {
    title: 'Créer un jeton',
    lead: 'Un jeton ne permet que ce que vous choisissez ici, et jamais plus que ce que vous pouvez faire vous-même.',
    name: 'Nom',
    nameHint: 'Le programme auquel il est destiné.',
    scopes: 'Ce qu’il permet',
    scopeNames: {
      'listings:read': 'Voir vos annonces',
      'listings:write': 'Publier, modifier et retirer vos annonces, et signaler les ventes et les retours',
      'orders:read': 'Voir vos achats et vos ventes',
      'messages:read': 'Lire vos messages',
      'admin:read': 'Voir ce que voient les admins',
    },
    days: 'Valable',
    dayCount: (days) => plural(days, { one: '{n} jour', other: '{n} jours' }),
    submit: 'Créer un jeton',
    failed: 'Le jeton n’a pas pu être créé. Réessayez.',
    created: 'Le jeton est créé',
    secret: 'Copiez le jeton maintenant, car il n’est affiché qu’une fois :',
    copy: 'Copier le jeton',
    copied: 'Jeton copié',
  },
  list: {
    title: 'Vos jetons',
    none: 'Vous n’avez pas encore de jeton.',
    used: (day) => `utilisé le ${day} pour la dernière fois`,
    unused: 'jamais utilisé',
    until: (day) => `valable jusqu’au ${day}`,
    expired: (day) => `expiré le ${day}`,
    revoke: 'Révoquer',
    revokeOf: (name) => `Révoquer le jeton : ${name}`,
    revoked: 'Jeton révoqué',
    failed: 'Le jeton n’a pas pu être révoqué. Réessayez.',
  },
};
