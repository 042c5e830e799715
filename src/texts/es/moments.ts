/** Returns a las 18:30, but a la 1:30. */
export const atTime = (time: string): string => `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;

/** Returns el jue 26 nov a las 18:30, but hoy a las 18:30. */
export const el = (moment: string): string =>
  /^(?:hoy|mañana|ayer|ahora|dentro de |en |hace |el )/i.test(moment)
    ? moment
    : `el ${moment.replace(/^(\p{L}+), /u, '$1 ').replace(/, (\d\d?:\d\d)/, (_, time: string) => ` ${atTime(time)}`)}`;
