import type { changeTexts as english } from '#src/texts/changes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const changeTexts: Translation<typeof english> = {
  title: 'El artículo se ha editado',
  lookAgain: 'El artículo se ha editado. Mira qué ha cambiado y confirma si sigues de acuerdo.',
  list: 'Qué ha cambiado',
  was: 'Antes',
  is: 'Ahora',
  alone: 'Nada más',
  photos: (count) => plural(count, { one: '{n} foto', other: '{n} fotos' }),
  tooOld: 'Se ha editado muchas veces. Vuelve a leer toda la página antes de aceptar.',
  fields: {
    title: 'Título',
    brand: 'Marca',
    condition: 'Estado',
    duration: 'Tiempo de uso',
    location: 'Ubicación',
    sale: 'Precio',
    included: 'Qué incluye',
    parts: 'Se vende con',
    des: 'Descripción',
    photos: 'Fotos',
  },
};
