import type { pauseTexts as english } from '#src/texts/pauses.ts';
import type { Translation } from '#src/texts/translation.ts';
import { el } from './moments.ts';

export const pauseTexts: Translation<typeof english> = {
  title: 'Artículos en pausa',
  lead: 'No aparecen en las listas hasta que la administración los reactive.',
  link: 'Artículos en pausa',
  tag: 'En pausa',
  since: (day) => `En pausa desde ${el(day)}`,
  edited: (day) => `Editado ${el(day)} por el vendedor`,
  notEdited: 'Sin editar desde entonces.',
  restore: 'Reactivar',
  restoreOf: (title) => `Reactivar: ${title}`,
  restoreText: 'Vuelve a aparecer en las listas y se puede reservar.',
  restored: 'Reactivado',
  failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
  empty: 'No hay nada en pausa',
  emptyHint: 'Aquí aparecen los artículos pausados tras una denuncia.',
  why: 'Motivo',
  notice: (day) => `En pausa desde ${el(day)}`,
  what: 'La tienda lo ha ocultado en las listas. Nadie puede verlo ni reservarlo hasta que se reactive.',
  todo: 'Corrige el problema y escríbenos a la dirección que hay al pie de esta página. La tienda lo revisará y lo reactivará.',
  back: {
    notice: '¿Ya lo tienes?',
    what: 'El trato terminó después de la entrega. Nadie puede ver ni reservar este artículo hasta que confirmes que lo has recuperado. Antes, repasa el anuncio: ¿dice todo lo que debe saber un comprador?',
    confirm: 'Ya lo tengo: publicarlo de nuevo',
    title: '¿Publicarlo de nuevo?',
    text: 'Cualquiera podrá verlo y reservarlo tal como aparece aquí.',
    yes: 'Publicarlo de nuevo',
    no: 'Volver',
    done: 'Publicado de nuevo',
    failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
    changed: 'El anuncio ha cambiado. Repásalo otra vez.',
  },
  bySeller: {
    tag: (day) => `Pausado ${el(day)} por el vendedor`,
    notice: (day) => `Lo pausaste ${el(day)}`,
    what: 'Nadie puede verlo ni reservarlo hasta que lo reanudes.',
    adminWhat: 'Lo ha pausado el vendedor.',
  },
};
