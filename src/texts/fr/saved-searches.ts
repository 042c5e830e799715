import type { savedSearchTexts as english } from '#src/texts/saved-searches.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

const noMail = 'Nous ne vous écrivons pas au sujet de cette recherche.';

export const savedSearchTexts: Translation<typeof english> = {
  nav: 'Recherches enregistrées',
  save: 'Enregistrer la recherche',
  saved: 'Recherche enregistrée',
  manage: 'Gérer',
  managed: 'les recherches enregistrées',
  mails: {
    now: 'Nous vous écrirons dès qu’une annonce y correspond.',
    daily: 'Nous vous enverrons chaque jour les nouvelles annonces.',
    off: noMail,
  },
  unconfirmed: {
    now: 'Nous vous écrirons dès qu’une annonce y correspond, une fois votre adresse e-mail confirmée.',
    daily: 'Nous vous enverrons chaque jour les nouvelles annonces, une fois votre adresse e-mail confirmée.',
    off: noMail,
  },
  mailsOff: {
    text: 'Vous avez désactivé les e-mails sur les recherches enregistrées.',
    action: 'Activer les e-mails',
    done: 'E-mails sur les recherches enregistrées activés',
  },
  failed: 'Une erreur s’est produite. Réessayez.',
  everything: 'Tout',
  words: (words) => `« ${words} »`,
  list: {
    title: 'Recherches enregistrées',
    count: (count) => plural(count, { one: '{n} recherche', other: '{n} recherches' }),
    empty: 'Pas encore de recherche enregistrée',
    emptyHint:
      'Enregistrez une recherche avec le bouton au-dessus de chaque liste. Nous vous signalerons les nouvelles annonces, tout de suite ou chaque jour.',
    browse: 'Rechercher',
    fresh: (count) => plural(count, { one: '{n} nouveau', other: '{n} nouveaux' }),
    since: (day) => `Depuis le ${day}`,
    mail: 'E-mail',
    mails: { now: 'Immédiatement', daily: 'Chaque jour', off: 'Jamais' },
    wide: 'Cette recherche trouve un très grand nombre d’articles ; nous la vérifions donc une fois par jour, et seulement pour les nouveautés. Précisez-la pour recevoir des alertes immédiates, baisses de prix comprises.',
    rename: 'Renommer',
    renameOf: (name) => `Renommer : ${name}`,
    name: 'Nom',
    nameHint: 'Laissez vide pour garder les termes de la recherche.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer : ${name}`,
    removed: 'Recherche supprimée',
  },
};
