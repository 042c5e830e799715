import type { notificationPageTexts as english } from '#src/texts/notifications-page.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

const there = 'Vous retrouverez tout sur votre page de notifications.';

export const notificationPageTexts: Translation<typeof english> = {
  nav: 'Notifications',
  title: 'Notifications',
  count: (count) => plural(count, { one: '{n} notification', other: '{n} notifications' }),
  empty: 'Rien de nouveau',
  emptyHint:
    'Ce qui change dans vos réservations et vos offres reste affiché ici 90 jours. Les messages ont leur propre page.',
  browse: 'Voir les annonces',
  times: (count) => plural(count, { one: '{n} mise à jour', other: '{n} mises à jour' }),
  isNew: 'Nouveau',
  choices: {
    title: 'Réglages des notifications',
    emails: 'E-mails',
    lead: 'Les e-mails sur vos réservations sont toujours envoyés.',
    mail: (group) => `E-mails : ${group}`,
    times: { now: 'Immédiatement', daily: 'Chaque jour', off: 'Jamais' },
    push: (group) => `Notifications push : ${group}`,
    pushShort: 'Notifications push',
    saved: 'Enregistré',
    failed: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
    groups: {
      messages: 'Messages',
      offers: 'Offres',
      watchlist: 'Vos favoris',
      searches: 'Vos recherches',
      sellers: 'Profils suivis',
      reviews: 'Avis',
    },
    hints: {
      messages: '« Immédiatement » veut dire : quand un message n’a pas été lu depuis dix minutes.',
      offers: 'Une offre expire au bout de deux jours sans réponse.',
      watchlist: 'Quand le prix baisse, ou qu’un article redevient disponible ou est vendu.',
      searches:
        'Chaque recherche enregistrée a aussi son propre réglage. Le moins fréquent des deux l’emporte.',
      sellers: 'Quand une nouvelle annonce paraît.',
      reviews: 'Quand vous recevez un avis, et quand les deux avis sont visibles.',
    },
  },
  device: {
    title: 'Ce navigateur',
    lead: 'Une alerte en moins d’une minute, même sans page ouverte.',
    on: 'Les notifications push sont activées dans ce navigateur.',
    off: 'Les notifications push sont désactivées dans ce navigateur.',
    start: 'Activer dans ce navigateur',
    stop: 'Désactiver dans ce navigateur',
    denied:
      'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez.',
    none: 'Ce navigateur n’accepte pas les notifications push. Sur un iPhone, ajoutez d’abord ce site à l’écran d’accueil.',
    failed:
      'Cela n’a pas fonctionné. Les fenêtres privées ne reçoivent pas de notifications push. Si celle-ci n’en est pas une, réessayez.',
  },
  unsubscribe: {
    title: 'Se désinscrire des e-mails',
    lead: (group) => `Appuyez sur le bouton pour ne plus recevoir ces e-mails : ${group}. ${there}`,
    leadDaily: `Appuyez sur le bouton pour ne plus recevoir l’e-mail quotidien. ${there}`,
    submit: 'Se désinscrire',
    done: 'C’est fait : vous ne recevrez plus ces e-mails.',
    gone: 'Ce lien n’est pas valable, ou le compte associé a été fermé.',
    failed: 'Une erreur s’est produite. Réessayez.',
    settings: 'Tous les réglages des notifications',
  },
};
