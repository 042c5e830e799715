import type { Grammar } from '#src/texts/grammar.ts';

export const grammar: Grammar = {
  language: 'fr',
  tag: 'fr-FR',
  numbers: { decimal: ',', group: '\u00A0' },
  grouped: 1_000,
  list: (names) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names.at(-1)}` : (names[0] ?? ''),
  colon: '\u00A0: ',
  comma: ', ',
  gap: ' ',
  stop: '.',
  measure: (number, unit) => `${number} ${unit}`,
  note: (text, note) => `${text} (${note})`,
  clock: 'h23',
  hour: '2-digit',
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  date: (month, day, year) =>
    [`${Number(day) === 1 ? '1er' : day}\u00A0${month}`, ...(year === null ? [] : [year])].join(' '),
  month: (month, year) => `${month} ${year}`,
  weekday: (weekday, date) => `${weekday} ${date}`,
  moment: (date, time) => `${date}, ${time}`,
  // heure : Irlande
  zone: (name) => name.replace(/^heure\s*:\s*(.+)$/, 'heure locale, $1'),
  zoned: (time, zone) => `${time}, ${zone}`,
  meeting: (date, time) => `${date} à ${time}`,
};
