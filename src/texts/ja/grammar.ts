import type { Grammar } from '#src/texts/grammar.ts';

export const grammar: Grammar = {
  language: 'ja',
  tag: 'ja-JP',
  numbers: { decimal: '.', group: ',' },
  grouped: 1_000,
  list: (names) => (names.length > 1 ? names.join('、') : (names[0] ?? '')),
  colon: '：',
  comma: '、',
  gap: '',
  stop: '。',
  note: (text, note) => `${text}（${note}）`,
  clock: 'h23',
  hour: 'numeric',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  date: (month, day, year) => `${year === null ? '' : `${year}年`}${month}${day}日`,
  month: (month, year) => `${year}年${month}月`,
  weekday: (weekday, date) => `${date}（${weekday}）`,
  moment: (date, time) => `${date}${time}`,
  zoned: (time, zone) => `${time}（${zone}）`,
  meeting: (date, time) => `${date}${time}`,
};
