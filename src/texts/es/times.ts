import type { timeTexts as english } from '#src/texts/times.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { atTime } from './moments.ts';

/** Keeps a number and its unit on one line. */
const oneLine = (text: string): string => text.replace(' ', '\u00a0');

export const timeTexts: Translation<typeof english> = {
  justNow: 'ahora mismo',
  minutesAgo: (minutes) => `hace ${digits(minutes)} min`,
  hoursAgo: (hours) => `hace ${digits(hours)} h`,
  today: 'Hoy',
  yesterday: { inText: 'ayer', heading: 'Ayer' },
  todayAt: (time) => `hoy ${atTime(time)}`,
  tomorrowAt: (time) => `mañana ${atTime(time)}`,
  tomorrowOn: (day, time) => `mañana, ${day}, ${atTime(time)}`,
  weekday: (name) => name,
  soon: 'en menos de un minuto',
  inMinutes: (minutes) => `en ${digits(minutes)} min`,
  inHours: (hours) => `en ${oneLine(plural(hours, { one: '{n} hora', other: '{n} horas' }))}`,
  inDays: (days) => `en ${oneLine(plural(days, { one: '{n} día', other: '{n} días' }))}`,
};
