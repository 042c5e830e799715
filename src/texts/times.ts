import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Durations and days that are counted from now. */
export const timeTexts = inLocale({
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  today: 'Today',
  yesterday: { inText: 'yesterday', heading: 'Yesterday' },
  todayAt: (time: string) => `today at ${time}`,
  tomorrowAt: (time: string) => `tomorrow at ${time}`,
  tomorrowOn: (day: string, time: string) => `tomorrow, ${day}, at ${time}`,
  weekday: (name: string) => name,
  soon: 'in less than a minute',
  inMinutes: (minutes: number) => `in ${minutes} min`,
  inHours: (hours: number) => `in ${plural(hours, { one: '{n} hour', other: '{n} hours' })}`,
  inDays: (days: number) => `in ${plural(days, { one: '{n} day', other: '{n} days' })}`,
});
