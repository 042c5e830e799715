import type { pauseTexts as english } from '#src/texts/pauses.ts';
import { el } from './moments.ts';

export const pauseTexts: typeof english = {
  title: 'Artículos en pausa',
  lead: 'Ocultos en las listas hasta que la administración los reactive.',
  link: 'Artículos en pausa',
  tag: 'En pausa',
  since: (day) => `En pausa desde ${el(day)}`,
  edited: (day) => `Editado ${el(day)} por quien vende`,
  notEdited: 'Sin editar desde entonces.',
  restore: 'Reactivar',
  restoreOf: (title) => `Reactivar: ${title}`,
  restored: 'Reactivado',
  failed: 'Algo salió mal. No se ha cambiado nada. Inténtalo de nuevo.',
  empty: 'No hay nada en pausa',
  emptyHint: 'Aquí aparecen los artículos pausados tras una denuncia.',
  why: 'Motivo',
  notice: (day) => `En pausa desde ${el(day)}`,
  what: 'La tienda lo ha ocultado en las listas. Nadie puede verlo ni reservarlo hasta que se reactive.',
  todo: 'Corrige el problema y escríbenos a la dirección que hay al pie de esta página. La tienda lo revisará y lo reactivará.',
  off: 'En pausa: oculto en las listas hasta que la tienda lo reactive.',
  bySeller: {
    tag: (day) => `Pausado ${el(day)} por quien vende`,
    notice: (day) => `Lo pausaste ${el(day)}`,
    what: 'Nadie puede verlo ni reservarlo hasta que lo reanudes.',
    advertiseOff: 'Reanúdalo primero: un artículo en pausa no se puede destacar.',
    adminWhat: 'Lo ha pausado quien lo vende.',
  },
};
