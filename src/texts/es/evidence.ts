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
      maker: (make) => `los archivos de ${make} no lo indican`,
      'not-written': 'el archivo no lo indica',
      'not-believed': 'el número del archivo no es verosímil',
    },
    howToSee: 'Cómo verlo',
    seen: {
      Canon: 'En la mayoría de las EOS, un programa en el ordenador lo lee por USB.',
      Olympus:
        'Muchas cámaras Olympus y OM System lo muestran: enciende con MENU pulsado, abre el ajuste de brillo del monitor y pulsa INFO, arriba, abajo, izquierda, derecha, el disparador, arriba y derecha. El número está junto a R.',
      Panasonic:
        'Muchas cámaras LUMIX lo muestran como SHTCNT en un menú de servicio. Los botones que lo abren dependen del modelo.',
      other: 'Solo el servicio técnico del fabricante puede leerlo.',
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
