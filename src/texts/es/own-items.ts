import type { ownItemsTexts as english } from '#src/texts/own-items.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const items = (count: number): string => plural(count, { one: '{n} artículo', other: '{n} artículos' });
const selected = (count: number): string =>
  plural(count, { one: '{n} seleccionado', other: '{n} seleccionados' });

export const ownItemsTexts: Translation<typeof english> = {
  states: (label, count) => `${label} (${digits(count)})`,
  soldFor: (price) => `Vendido por ${price}`,
  select: (title) => `Seleccionar ${title}`,
  selected,
  mostSelected: (count) => `${selected(count)}, el máximo a la vez`,
  clear: 'Quitar selección',
  selectAll: (count) => `Seleccionar todo (${digits(count)})`,
  kinds: 'Todas las categorías',
  watchers: (count) => `Favoritos: ${digits(count)}`,
  offers: (count) => plural(count, { one: '{n} oferta abierta', other: '{n} ofertas abiertas' }),
  actions: 'Acciones para los artículos seleccionados',
  lower: 'Bajar precio',
  lowerOf: (title) => `Bajar precio de ${title}`,
  pause: 'Pausar',
  pauseOf: (title) => `Pausar ${title}`,
  resume: 'Reanudar',
  resumeOf: (title) => `Reanudar ${title}`,
  delete: 'Eliminar',
  edit: 'Cambiar',
  undo: 'Deshacer',
  editing: {
    title: (count: number) => plural(count, { one: 'Cambiar {n} artículo', other: 'Cambiar {n} artículos' }),
    lead: 'Lo que dejes vacío se queda como está.',
    unchanged: 'Sin cambios',
    locationHint: 'Déjalo vacío para conservar los lugares.',
    yes: (count: number) => plural(count, { one: 'Cambiar {n} artículo', other: 'Cambiar {n} artículos' }),
  },
  lowering: {
    title: (titles) =>
      titles.length === 1
        ? `¿Bajar el precio de «${titles[0]}»?`
        : `¿Bajar ${digits(titles.length)} precios?`,
    lead: 'Quienes tengan un artículo en favoritos recibirán un aviso si baja al menos un 2 %.',
    by: '¿Cuánto?',
    percent: (percent) => `${digits(percent)} % menos`,
    own: 'Otro precio',
    newPrice: 'Precio nuevo',
    below: (price) => `debe ser menos de ${price}`,
    item: 'Artículo',
    was: 'Precio actual',
    is: 'Precio nuevo',
    cancel: 'Cancelar',
    yes: (count) => plural(count, { one: 'Bajar precio', other: `Bajar ${digits(count)} precios` }),
    failed: 'Algo ha salido mal. No se ha cambiado ningún precio. Inténtalo de nuevo.',
  },
  fall: {
    title: (was, is) => `¿Bajar el precio de ${was} a ${is}?`,
    text: 'Es menos de una quinta parte del precio actual. Comprueba que no falte ninguna cifra.',
    yes: 'Bajar precio',
    no: 'Volver',
    notSaved: 'No se ha guardado nada. Revisa el precio.',
  },
  pausing: {
    title: (titles) => (titles.length === 1 ? `¿Pausar «${titles[0]}»?` : `¿Pausar ${items(titles.length)}?`),
    text: (count) =>
      plural(count, {
        one: 'Hasta que lo reanudes, nadie puede verlo, reservarlo ni hacer una oferta. Las ofertas abiertas terminan ahora.',
        other:
          'Hasta que los reanudes, nadie puede verlos, reservarlos ni hacer ofertas. Las ofertas abiertas terminan ahora.',
      }),
    no: 'Cancelar',
  },
  deleting: {
    title: (count) => `¿Eliminar ${items(count)}?`,
    text: (count: number) =>
      plural(count, {
        one: 'Desaparece de todas las listas. Puedes deshacerlo durante una hora.',
        other: 'Desaparecen de todas las listas. Puedes deshacerlo durante una hora.',
      }),
  },
  done: {
    prices: (count, price = '') =>
      count === 1 ? `Precio rebajado${price && ` a ${price}`}` : `${digits(count)} precios rebajados`,
    pause: (count) => plural(count, { one: 'En pausa', other: `${items(count)} en pausa` }),
    resume: (count) =>
      plural(count, { one: 'Publicado de nuevo', other: `${items(count)} publicados de nuevo` }),
    delete: (count) => plural(count, { one: 'Eliminado', other: `${items(count)} eliminados` }),
    edits: (count: number) => plural(count, { one: 'Cambiado', other: '{n} artículos cambiados' }),
    undo: (count: number) =>
      plural(count, { one: 'Cambio deshecho', other: 'Cambio deshecho en {n} artículos' }),
  },
  refused: (count) =>
    plural(count, { one: '1 artículo no se ha cambiado', other: `${items(count)} no se han cambiado` }),
  because: (title, why) => `${title}: ${why}`,
  close: 'Cerrar',
};
