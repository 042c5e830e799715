import type { timeTexts as english } from '#src/texts/times.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const timeTexts: Translation<typeof english> = {
  justNow: 'à l’instant',
  minutesAgo: (minutes) => `il y a ${digits(minutes)} min`,
  hoursAgo: (hours) => `il y a ${digits(hours)} h`,
  today: 'Aujourd’hui',
  yesterday: { inText: 'hier', heading: 'Hier' },
  todayAt: (time) => `aujourd’hui à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,
  tomorrowOn: (day, time) => `demain, ${day}, à ${time}`,
  weekday: (name) => name,
  soon: 'dans moins d’une minute',
  inMinutes: (minutes) => `dans ${digits(minutes)} min`,
  inHours: (hours) => `dans ${plural(hours, { one: '{n} heure', other: '{n} heures' })}`,
  inDays: (days) => `dans ${plural(days, { one: '{n} jour', other: '{n} jours' })}`,
};
