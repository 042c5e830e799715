import type { Translation } from '#src/texts/translation.ts';
import type { trendTexts as english } from '#src/texts/trends.ts';
import { plural } from '#src/texts/words.ts';

export const trendTexts: Translation<typeof english> = {
  title: 'Entwicklung',
  from: 'Von',
  to: 'Bis',
  show: 'Zeigen',
  names: {
    listings: 'Neue Anzeigen',
    bookings: 'Reservierungen',
    completed: 'Abgeschlossene Käufe',
    daysToSell: 'Tage bis zum Verkauf (Median)',
    hoursToAnswer: 'Stunden bis zur Antwort (Median)',
    responseRate: 'Beantwortete Fragen',
    reports: 'Meldungen',
    signUps: 'Registrierungen',
  },
  week: 'Woche ab',
  change: (change, weeks) =>
    `${change} gegenüber ${plural(weeks, { one: 'der Woche', other: 'den {n} Wochen' })} davor`,
  none: 'keine',
  save: 'Als CSV speichern',
  saveOf: (name) => `Als CSV speichern: ${name}`,
  failed: 'Die Entwicklung konnte nicht gelesen werden. Versuch es noch einmal.',
};
