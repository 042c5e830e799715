import type { timeTexts as english } from '#src/texts/times.ts';
import type { Translation } from '#src/texts/translation.ts';
import { some } from '#src/texts/words.ts';

export const timeTexts: Translation<typeof english> = {
  justNow: 'gerade eben',
  minutesAgo: (minutes: number) => `vor ${minutes} Min.`,
  hoursAgo: (hours: number) => `vor ${hours} Std.`,
  today: 'Heute',
  yesterday: { inText: 'gestern', heading: 'Gestern' },
  todayAt: (time: string) => `heute um ${time}`,
  tomorrowAt: (time: string) => `morgen um ${time}`,
  tomorrowOn: (day: string, time: string) => `morgen, ${day}, um ${time}`,
  weekday: (name) => name,
  soon: 'in weniger als einer Minute',
  inMinutes: (minutes: number) => `in ${some(minutes, 'Minute', 'Minuten')}`,
  inHours: (hours: number) => `in ${some(hours, 'Stunde', 'Stunden')}`,
  inDays: (days: number) => `in ${some(days, 'Tag', 'Tagen')}`,
};
