import type { postsTexts as english } from '#src/texts/posts.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const postsTexts: Translation<typeof english> = {
  posts: {
    nav: 'Blog',
    title: 'Blog',
    total: (count) => plural(count, { one: '{n} entrada', other: '{n} entradas' }),
    new: 'Entrada nueva',
    editTitle: 'Editar entrada',
    back: 'Todas las entradas',
    seeIt: 'Ver',
    states: { draft: 'Borrador', published: 'Publicada' },
    changed: (date) => `cambiada ${el(date)}`,
    search: 'Buscar por título',
    state: 'Situación',
    actions: 'Acciones',
    empty: 'Todavía no hay entradas',
    emptyHint: 'Escribe la primera. Queda como borrador hasta que la publiques.',
    publish: 'Publicar',
    publishOf: (title) => `Publicar ${title}`,
    withdraw: 'Retirar del blog',
    withdrawOf: (title) => `Retirar del blog: ${title}`,
    published: 'Publicada',
    withdrawn: 'Ya no está publicada',
    deleteOf: (title) => `Eliminar ${title}`,
    deleteTitle: (title) => `¿Eliminar «${title}»?`,
    deleteText: 'Se quita del blog. No se puede deshacer.',
    deleteYes: 'Eliminar',
    deleteNo: 'Cancelar',
    deleted: 'Eliminada',
    fields: {
      title: 'Título',
      image: 'URL de la foto',
      imageHint: 'Debe empezar por https://. O sube una foto.',
      file: 'Subir una foto',
      fileHint: 'JPEG, PNG, WebP o AVIF, de 15 MB como máximo.',
      excerpt: 'Extracto',
      excerptHint: 'Una o dos frases que se ven en los buscadores y al compartir el enlace.',
      des: 'Texto',
      desHint:
        'Markdown: # título, **negrita**, [enlace](https://…), - lista, > cita, ```código```, | tabla |',
    },
    optional: 'opcional',
    preview: 'Vista previa',
    previewEmpty: 'Aquí aparece tu texto como lo verá quien lo lea.',
    previewFailed: 'No se ha podido actualizar la vista previa. Tu texto sigue aquí.',
    saveDraft: 'Guardar borrador',
    save: 'Guardar',
    saved: 'Guardada',
    failed:
      'No se han guardado tus cambios. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
  },
};
