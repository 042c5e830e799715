import type { Grammar } from '#src/texts/grammar.ts';

export const grammar: Grammar = {
  language: 'es',
  tag: 'es-ES',
  numbers: { decimal: ',', group: '.' },
  grouped: 10_000,
  list: (names) => {
    const last = names.at(-1) ?? '';
    // 'y' becomes 'e' before the sound of an i: lentes e iluminación.
    const and = /^h?i(?![aeou])/i.test(last) ? 'e' : 'y';
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last;
  },
  colon: ': ',
  comma: ', ',
  gap: ' ',
  stop: '.',
  measure: (number, unit) => `${number} ${unit}`,
  note: (text, note) => `${text} (${note})`,
  clock: 'h23',
  hour: 'numeric',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  date: (month, day, year) => [`${day}\u00A0${month}`, ...(year === null ? [] : [year])].join(' '),
  month: (month, year) => `${month} de ${year}`,
  weekday: (weekday, date) => `${weekday}, ${date}`,
  moment: (date, time) => `${date}, ${time}`,
  zone: (name) => name,
  zoned: (time, zone) => `${time} ${zone}`,
  meeting: (date, time) => `${date} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`,
};
