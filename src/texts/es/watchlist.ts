import type { Translation } from '#src/texts/translation.ts';
import type { watchlistTexts as english } from '#src/texts/watchlist.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const watchlistTexts: Translation<typeof english> = {
  nav: 'Favoritos',
  watch: (title) => `Guardar en favoritos: ${title}`,
  short: 'Guardar',
  watching: 'Guardado',
  ifFree: 'Avisarme si vuelve a estar disponible',
  willNotify: 'Te avisaremos si vuelve a estar disponible',
  done: 'Está en tus favoritos.',
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
  watchers: 'En favoritos de',
  watcherCount: (count) => plural(count, { one: '{n} persona', other: '{n} personas' }),
  list: {
    title: 'Favoritos',
    count: (count) => plural(count, { one: '{n} artículo', other: '{n} artículos' }),
    empty: 'Todavía no tienes favoritos',
    emptyHint:
      'Pulsa el corazón de un artículo. Te avisaremos cuando baje de precio, cuando vuelva a estar disponible y cuando se venda.',
    browse: 'Ver artículos',
    since: (day) => `Desde ${el(day)}`,
    same: 'El mismo precio que cuando lo guardaste',
    lower: (by) => `Ha bajado ${by}`,
    higher: (by) => `Ha subido ${by}`,
    remove: 'Quitar',
    removeOf: (title) => `Quitar ${title}`,
  },
};
