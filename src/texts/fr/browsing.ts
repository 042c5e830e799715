import type { browsingTexts as english } from '#src/texts/browsing.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const browsingTexts: Translation<typeof english> = {
  similar: {
    title: 'Articles similaires',
    more: 'En chercher d’autres',
    none: 'Pas d’article similaire en ce moment.',
    failed: 'Les articles similaires n’ont pas pu être chargés.',
  },
  viewed: {
    title: 'Vus récemment',
    hint: 'Enregistrés dans ce navigateur seulement.',
    forget: 'Effacer et désactiver',
    isOff: 'Les articles vus récemment sont désactivés.',
    remember: 'Activer dans ce navigateur',
  },
  compare: {
    title: 'Comparer',
    lead: 'Côte à côte. Les différences entre les articles sont mises en évidence.',
    choose: 'Comparer',
    chooseOf: (title) => `Comparer : ${title}`,
    full: 'Vous pouvez comparer quatre articles au maximum. Retirez-en un d’abord.',
    go: (count) => `Comparer ${digits(count)} articles`,
    one: 'Ajoutez-en un autre pour comparer',
    clear: 'Effacer',
    clearAll: 'Effacer la comparaison',
    chosen: 'Articles choisis',
    leaveOut: 'Retirer de la comparaison',
    leaveOutOf: (title) => `Retirer de la comparaison : ${title}`,
    table: 'Comparaison',
    property: 'Critère',
    differs: 'différent',
    actions: 'Actions',
    remove: 'Retirer',
    removeOf: (title) => `Retirer : ${title}`,
    few: 'Rien à comparer pour l’instant',
    fewHint: 'Choisissez « Comparer » sur deux à quatre articles, dans les listes ou sur leurs pages.',
    browse: 'Voir les appareils',
    gone: (count) =>
      plural(count, {
        one: 'Un article n’est plus en ligne.',
        other: `${digits(count)} articles ne sont plus en ligne.`,
      }),
    distance: 'Distance',
    rating: 'Note du vendeur',
    answers: 'Délai de réponse',
    kind: 'Catégorie',
    offers: 'Accepte les offres',
    yes: 'Oui',
    no: 'Non',
    state: 'Statut',
    unknown: '–',
  },
};
