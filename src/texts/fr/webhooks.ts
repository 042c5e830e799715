import type { Translation } from '#src/texts/translation.ts';
import type { webhookTexts as english } from '#src/texts/webhooks.ts';
import { sentence } from './elision.ts';

export const webhookTexts: Translation<typeof english> = {
  title: 'Webhooks',
  lead: 'Le site appelle votre serveur quand il se passe quelque chose.',
  create: {
    title: 'Créer un webhook',
    lead: 'Chaque requête est signée, pour que votre serveur sache qu’elle vient de ce site.',
    url: 'Adresse (URL)',
    urlHint: 'Une adresse https sur un serveur public.',
    events: 'Ce qui est envoyé',
    eventNames: {
      'listing.published': 'Une de vos annonces est publiée',
      'listing.booked': 'Un de vos articles est réservé',
      'listing.sold': 'Un de vos articles est vendu',
      'order.changed': 'Une de vos ventes change',
      'report.opened': 'Un signalement est ouvert',
    },
    submit: 'Créer un webhook',
    failed: 'Le webhook n’a pas pu être créé. Réessayez.',
    created: 'Le webhook est créé',
    secret: 'Copiez le secret maintenant, car il n’est affiché qu’une fois :',
    copy: 'Copier le secret',
    copied: 'Secret copié',
  },
  list: {
    title: 'Vos webhooks',
    none: 'Vous n’avez pas encore de webhook.',
    failing: (day) => `${sentence(`Il échoue depuis le ${day}`)} Nous continuons d’essayer.`,
    disabled: (day) => sentence(`Il est désactivé depuis le ${day}`),
    deliveries: 'Envois',
    noDeliveries: 'Rien n’a encore été envoyé.',
    states: { waiting: 'en attente', delivered: 'reçu', failed: 'échoué' },
    status: (status) => `réponse ${status}`,
    outcomes: {
      timeout: 'pas de réponse à temps',
      'no-connection': 'pas de connexion',
      address: 'pas un serveur public',
      'no-access': 'pas d’accès',
    },
    sendAgain: 'Renvoyer',
    sendAgainOf: (event, moment) => `Renvoyer : ${event}, ${moment}`,
    sentAgain: 'Renvoi en cours',
    enable: 'Activer',
    enabled: 'Webhook activé',
    remove: 'Supprimer',
    removeOf: (url) => `Supprimer le webhook : ${url}`,
    removed: 'Webhook supprimé',
    failed: 'L’opération n’a pas pu être effectuée. Réessayez.',
  },
};
