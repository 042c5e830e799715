import type { Grammar } from '#src/texts/grammar.ts';

export const grammar: Grammar = {
  language: 'de',
  tag: 'de-DE',
  numbers: { decimal: ',', group: '.' },
  grouped: 1_000,
  list: (names) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${names.at(-1)}` : (names[0] ?? ''),
  colon: ': ',
  comma: ', ',
  gap: ' ',
  stop: '.',
  measure: (number, unit) => `${number} ${unit}`,
  note: (text, note) => `${text} (${note})`,
  clock: 'h23',
  hour: '2-digit',
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  date: (month, day, year) => [`${day}.\u00A0${month}`, ...(year === null ? [] : [year])].join(' '),
  month: (month, year) => `${month} ${year}`,
  weekday: (weekday, date) => `${weekday}, ${date}`,
  moment: (date, time) => `${date}, ${time}`,
  // Vereinigtes Königreich (Ortszeit)
  zone: (name) => name.replace(/ \((.+)\)$/, ', $1'),
  zoned: (time, zone) => `${time} (${zone})`,
  meeting: (date, time) => `${date} um ${time}`,
};
