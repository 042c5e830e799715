import type { browsingTexts as english } from '#src/texts/browsing.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const browsingTexts: Translation<typeof english> = {
  similar: {
    title: 'Artículos parecidos',
    more: 'Buscar más',
    none: 'Ahora mismo no hay artículos parecidos.',
    failed: 'No se han podido cargar los artículos parecidos.',
  },
  viewed: {
    title: 'Vistos hace poco',
    hint: 'Se guardan solo en este dispositivo.',
    forget: 'Borrar y desactivar',
    isOff: 'Los artículos vistos hace poco no se guardan.',
    remember: 'Activar en este dispositivo',
  },
  compare: {
    title: 'Comparar',
    lead: 'Uno al lado de otro, con las diferencias resaltadas.',
    choose: 'Comparar',
    chooseOf: (title) => `Comparar: ${title}`,
    full: 'Puedes comparar hasta cuatro artículos. Quita uno primero.',
    go: (count) => `Comparar ${plural(count, { one: '{n} artículo', other: '{n} artículos' })}`,
    one: 'Añade otro para comparar',
    clear: 'Borrar',
    clearAll: 'Borrar la comparación',
    chosen: 'Artículos elegidos',
    leaveOut: 'Quitar de la comparación',
    leaveOutOf: (title) => `Quitar de la comparación: ${title}`,
    table: 'Comparación',
    property: 'Característica',
    differs: 'distinto',
    actions: 'Acciones',
    remove: 'Quitar',
    removeOf: (title) => `Quitar: ${title}`,
    few: 'Todavía no hay nada que comparar',
    fewHint: 'Pulsa Comparar en dos, tres o cuatro artículos, en las listas o en sus páginas.',
    browse: 'Ver las cámaras',
    gone: (count) =>
      plural(count, {
        one: 'Un artículo ya no está publicado.',
        other: `${plural(count, { one: '{n} artículo', other: '{n} artículos' })} ya no están publicados.`,
      }),
    distance: 'Distancia',
    rating: 'Valoración del vendedor',
    answers: 'Tiempo de respuesta',
    kind: 'Categoría',
    offers: 'Admite ofertas',
    yes: 'Sí',
    no: 'No',
    state: 'Situación',
    unknown: '–',
  },
};
