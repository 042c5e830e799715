import type { evidenceTexts as english } from '#src/texts/evidence.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const evidenceTexts: Translation<typeof english> = {
  count: {
    title: 'Número de disparos',
    known: digits,
    fromFile: (count) =>
      `${plural(count, { one: '{n} disparo', other: '{n} disparos' })} (dato de un archivo)`,
    about: 'Sobre este número',
    readFrom: (read, camera, taken) => `Leído ${el(read)} de un archivo con fecha ${taken} (${camera}).`,
    readFromUndated: (read, camera) =>
      `Leído ${el(read)} de un archivo sin fecha fiable (${camera}): el reloj de la cámara no estaba en hora.`,
    canBeEdited: 'Los datos de un archivo se pueden modificar.',
    unknown: 'Desconocido',
    film: 'No disponible en cámaras analógicas',
    notShown: 'El vendedor no lo muestra',
    why: {
      maker: (make) => `no podemos leer el número de disparos en archivos de ${make}`,
      'not-written': 'el archivo no lo indica',
      'not-believed': 'el número del archivo no es verosímil',
    },
    counts: {
      exposures: 'Incluye los disparos con obturador electrónico.',
      mechanical: 'Solo obturador mecánico.',
    },
    notes: {
      savedBy: (program) => `Guardado por ${program}, no por la cámara.`,
      'may-have-wrapped':
        'El contador de este modelo vuelve a cero al llegar a 65.535, así que puede que sean más.',
      'not-compared': 'La cámara del archivo no se ha comparado con el modelo del anuncio.',
      'count-fell': 'Un archivo anterior de este anuncio indicaba más disparos.',
    },
    firmware: (version) => `Firmware ${version}.`,
  },
};
