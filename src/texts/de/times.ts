import type { timeTexts as english } from '#src/texts/times.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

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
  inMinutes: (minutes: number) => `in ${plural(minutes, { one: '{n} Minute', other: '{n} Minuten' })}`,
  inHours: (hours: number) => `in ${plural(hours, { one: '{n} Stunde', other: '{n} Stunden' })}`,
  inDays: (days: number) => `in ${plural(days, { one: '{n} Tag', other: '{n} Tagen' })}`,
};
