import type { photosTexts as english } from '#src/texts/photos.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const photosTexts: Translation<typeof english> = {
  photos: {
    label: 'Fotos',
    choose: 'Elegir fotos',
    chooseOne: 'Elegir una foto',
    take: 'Hacer una foto',
    orDrop: 'o arrástralas aquí, o pégalas.',
    orDropOne: 'o arrástrala aquí, o pégala.',
    notArrived: 'La foto no se ha subido. No se ha perdido nada de lo que has escrito.',
    hint: (max) =>
      `JPEG, PNG, WebP o AVIF, de 15 MB como máximo cada una, hasta ${max} fotos. La primera es la principal.`,
    list: 'Tus fotos, en orden',
    of: (number) => `Foto ${number}`,
    earlier: (number) => `Mover la foto ${number} hacia delante`,
    later: (number) => `Mover la foto ${number} hacia atrás`,
    remove: (number) => `Quitar la foto ${number}`,
    removed: (number, left) =>
      plural(left, {
        one: `Se ha quitado la foto ${number}; queda 1`,
        other: `Se ha quitado la foto ${number}; quedan ${left}`,
      }),
    moved: (number, of) => `Ahora es la foto ${number} de ${of}`,
    first: 'Primera',
    sending: (number) => `Subiendo la foto ${number}`,
    again: 'Reintentar ahora',
    againOf: (number) => `Volver a subir ahora la foto ${number}`,
    waiting: 'Aún no se ha subido. Seguimos intentándolo.',
    failed: 'No se ha podido subir.',
    tooLarge: 'Ocupa más de 15 MB.',
    refused: (size: string, limit: string) =>
      `El servidor ha rechazado el archivo por su tamaño, ${size} MB. El límite de la tienda es de ${limit} MB.`,
    empty: 'El archivo está vacío.',
    heic: 'No se admite HEIC. Usa JPEG.',
    wrongType: 'Tipo de archivo no admitido. Usa JPEG, PNG, WebP o AVIF.',
    tooMany: (max) => `Un artículo puede tener ${max} fotos como máximo.`,
    notSent: 'No se han subido todas las fotos. No se ha perdido nada de lo que has escrito.',
    orAddress: 'O la URL de una foto',
    missing: 'Añade una foto o la URL de una foto.',
    addressUnused: 'No se usa si subes una foto.',
  },
  tiles: {
    of: (number, of, from) =>
      from === null
        ? of === 1
          ? 'Tu foto'
          : `Tu foto ${number} de ${of}`
        : of === 1
          ? `Foto de ${from}`
          : `Foto ${number} de ${of}, de ${from}`,
    from: (from) => (from === null ? 'Tus fotos' : `Fotos de ${from}`),
    open: (alt) => `${alt}: tamaño completo`,
    show: (alt) => `${alt}: mostrar`,
    showShort: 'Mostrar',
  },
};
