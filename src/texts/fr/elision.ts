const elides = /^(?:[aeiouàáâãäåæèéêëìíîïòóôõöøùúûüœ]|h[eéèêioôuy]|y[b-df-hj-np-tv-xz])/i;

/** Returns d’Anna or de Paul. */
export const de = (name: string): string => `${elides.test(name) ? 'd’' : 'de '}${name}`;

/** Returns du Mans, des Ulis, d’Avignon or de Lyon. */
export const ofTown = (town: string): string =>
  /^les? /i.test(town) ? town.replace(/^le /i, 'du ').replace(/^les /i, 'des ') : de(town);

/** Returns qu’Anna or que Paul. */
export const que = (name: string): string => `${elides.test(name) ? 'qu’' : 'que '}${name}`;

/** Returns le jeu. 26 nov. à 18:30, but demain à 18:30. */
export const le = (moment: string): string =>
  /^(?:aujourd|demain|hier|dans |il y a|à |le )/i.test(moment)
    ? moment
    : `le ${moment.replace(/, (?=\d\d?:\d\d)/, ' à ')}`;

/** Ends a sentence whose last word can be a short month, which has its own period: au plus tard le 28 déc. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
