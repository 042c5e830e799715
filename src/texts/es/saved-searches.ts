import type { savedSearchTexts as english } from '#src/texts/saved-searches.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const savedSearchTexts: Translation<typeof english> = {
  nav: 'Búsquedas',
  save: 'Guardar esta búsqueda',
  saved: 'Guardada',
  manage: 'Gestionar',
  managed: 'búsquedas guardadas',
  mails: {
    now: 'Te enviaremos los resultados nuevos por correo al momento.',
    daily: 'Te enviaremos los resultados nuevos por correo cada día.',
    off: 'No te enviamos correos sobre esta búsqueda.',
  },
  unconfirmed: {
    now: 'Cuando confirmes tu correo, te enviaremos los resultados nuevos al momento.',
    daily: 'Cuando confirmes tu correo, te enviaremos los resultados nuevos cada día.',
    off: 'No te enviamos correos sobre esta búsqueda.',
  },
  mailsOff: {
    text: 'Has desactivado los correos sobre búsquedas guardadas.',
    action: 'Activar correos',
    done: 'Los correos sobre búsquedas guardadas están activados',
  },
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
  everything: 'Todo',
  words: (words) => `«${words}»`,
  list: {
    title: 'Búsquedas guardadas',
    count: (count) => plural(count, { one: '{n} búsqueda', other: '{n} búsquedas' }),
    empty: 'Todavía no hay búsquedas guardadas',
    emptyHint:
      'Guarda una búsqueda con el botón que hay encima de cada lista. Te avisaremos de los artículos nuevos, al momento o cada día.',
    browse: 'Buscar',
    fresh: (count) => plural(count, { one: '{n} nuevo', other: '{n} nuevos' }),
    since: (day) => `Desde ${el(day)}`,
    mail: 'Correo',
    mails: { now: 'Al momento', daily: 'Cada día', off: 'Nunca' },
    wide: 'Esta búsqueda abarca muchos artículos, así que la comprobamos una vez al día y solo para artículos nuevos. Acótala para recibir avisos al momento, también de bajadas de precio.',
    rename: 'Renombrar',
    renameOf: (name) => `Renombrar ${name}`,
    name: 'Nombre',
    nameHint: 'Déjalo vacío para usar los términos de la búsqueda.',
    save: 'Guardar',
    cancel: 'Cancelar',
    remove: 'Eliminar',
    removeOf: (name) => `Eliminar ${name}`,
    removed: 'Eliminada',
  },
};
