import type { Translation } from '#src/texts/translation.ts';
import type { watchlistTexts as english } from '#src/texts/watchlist.ts';
import { plural } from '#src/texts/words.ts';

export const watchlistTexts: Translation<typeof english> = {
  nav: 'Favoris',
  watch: (title) => `Mettre en favori : ${title}`,
  short: 'Favori',
  watching: 'En favori',
  ifFree: 'Me prévenir si l’article redevient disponible',
  willNotify: 'Nous vous préviendrons s’il redevient disponible',
  done: 'Dans vos favoris.',
  failed: 'Une erreur s’est produite. Réessayez.',
  watchers: 'En favori chez',
  watcherCount: (count) => plural(count, { one: '{n} personne', other: '{n} personnes' }),
  list: {
    title: 'Favoris',
    count: (count) => plural(count, { one: '{n} article', other: '{n} articles' }),
    empty: 'Pas encore de favoris',
    emptyHint:
      'Cliquez sur le cœur d’un article. Nous vous préviendrons si son prix baisse, s’il redevient disponible ou s’il est vendu.',
    browse: 'Voir les annonces',
    since: (day) => `Depuis le ${day}`,
    same: 'Même prix que lors de l’ajout',
    lower: (by) => `Baisse de ${by}`,
    higher: (by) => `Hausse de ${by}`,
    remove: 'Retirer',
    removeOf: (title) => `Retirer : ${title}`,
  },
};
