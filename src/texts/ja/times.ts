import type { timeTexts as english } from '#src/texts/times.ts';
import type { Translation } from '#src/texts/translation.ts';

export const timeTexts: Translation<typeof english> = {
  justNow: 'たった今',
  minutesAgo: (minutes) => `${minutes}分前`,
  hoursAgo: (hours) => `${hours}時間前`,
  today: '今日',
  yesterday: { inText: '昨日', heading: '昨日' },
  todayAt: (time) => `今日${time}`,
  tomorrowAt: (time) => `明日${time}`,
  tomorrowOn: (day, time) => `明日${day}${time}`,
  weekday: (name) => `${name}曜日`,
  soon: '1分以内',
  inMinutes: (minutes) => `${minutes}分後`,
  inHours: (hours) => `${hours}時間後`,
  inDays: (days) => `${days}日後`,
};
