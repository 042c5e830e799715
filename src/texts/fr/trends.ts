import type { Translation } from '#src/texts/translation.ts';
import type { trendTexts as english } from '#src/texts/trends.ts';
import { plural } from '#src/texts/words.ts';

export const trendTexts: Translation<typeof english> = {
  title: 'Évolution',
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
  names: {
    listings: 'Nouvelles annonces',
    bookings: 'Réservations',
    completed: 'Ventes conclues',
    daysToSell: 'Jours avant la vente (médiane)',
    hoursToAnswer: 'Heures avant la réponse (médiane)',
    responseRate: 'Questions répondues',
    reports: 'Signalements',
    signUps: 'Inscriptions',
  },
  week: 'Semaine du',
  change: (change, weeks) =>
    `${change} par rapport ${plural(weeks, { one: 'à la semaine précédente', other: 'aux {n} semaines précédentes' })}`,
  none: 'aucune',
  save: 'Enregistrer en CSV',
  saveOf: (name) => `Enregistrer en CSV : ${name}`,
  failed: 'L’évolution n’a pas pu être lue. Réessayez.',
};
