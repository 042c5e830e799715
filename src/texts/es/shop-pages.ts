import type { shopPagesTexts as english } from '#src/texts/shop-pages.ts';
import type { Translation } from '#src/texts/translation.ts';
import { el } from './moments.ts';

export const shopPagesTexts: Translation<typeof english> = {
  nav: 'Páginas',
  lead: 'El pie de página enlaza a estas páginas. El aviso legal aparece ahí cuando lo hayas escrito.',
  changedOn: (date) => `Cambiada ${el(date)}`,
  original: 'Texto original',
  empty: 'Todavía sin texto',
  back: 'Todas las páginas',
  view: 'Ver',
  text: 'Texto',
  textHint:
    'Markdown: una primera línea con # es el título. ## encabezado, **negrita**, [enlace](https://…), - lista, > cita, | tabla |',
  save: 'Guardar',
  saved: 'Guardada',
  failed: 'No se han guardado tus cambios. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
  restore: 'Restablecer el original',
  restoreTitle: (title) => `¿Restablecer el original de «${title}»?`,
  restoreText: 'El texto que trae la tienda sustituye al tuyo. No se puede deshacer.',
  restoreYes: 'Restablecer',
  restoreNo: 'Cancelar',
  restored: 'Restablecida',
  notRestored: 'No se ha restablecido la página. Inténtalo de nuevo.',
};
