import type { evidenceFormTexts as english } from '#src/texts/evidence-form.ts';
import type { Translation } from '#src/texts/translation.ts';

export const evidenceFormTexts: Translation<typeof english> = {
  offer: 'Mucha gente pregunta por el número de disparos. Muchas cámaras lo guardan en sus archivos.',
  begin: 'Añadir n.º de disparos',
  again: 'Leer otro archivo',
  change: 'Añadir n.º de disparos',
  remove: 'Quitar',
  removeShown: 'Quitar n.º de disparos',
  removed: 'Se ha quitado el número de disparos.',
  saved: 'Ya se ve en el anuncio.',
  chosen: (camera) => `${camera}: leído de un archivo`,

  title: 'Leer el número de disparos de un archivo',
  maker: '¿De qué marca es la cámara?',
  otherMaker: 'Otra marca',
  how: {
    get: 'Pon la tarjeta en un lector, o conecta la cámara con su cable, y abre la carpeta DCIM.',
    getSony:
      'Pon la tarjeta en un lector, o elige «Almac. masivo» en «Conexión USB» y conecta la cámara con su cable, y abre la carpeta DCIM.',
    choose: (names, app) =>
      `Elige el archivo original más reciente (${names}). A los archivos de ${app}, de una aplicación de mensajería o de un editor de fotos pueden faltarles los datos.`,
    anApp: 'una aplicación',
  },
  limits: {
    Canon:
      'De Canon, guardan el número de disparos las EOS R5, R6, R6 Mark II, R8 y R50, la PowerShot G5 X Mark II y las dos primeras generaciones de las EOS-1D y 1Ds.',
    Sony: 'Con una α1 II o una α7 V, usa una foto hecha con el obturador mecánico.',
  },
  countless: (make) => `Las cámaras ${make} no guardan el número de disparos en sus archivos.`,
  refused: 'No se pueden leer archivos CRW, X3F ni HEIF. Ajusta la cámara a JPEG u otro formato RAW.',
  sent: 'Solo se envía, se lee y se elimina el primer megabyte. La foto se queda contigo.',
  file: 'Elegir un archivo',
  failed: 'No se ha podido enviar el archivo. Inténtalo de nuevo.',
  result: 'Datos del archivo',
  camera: 'Cámara',
  taken: 'Fecha de la foto',
  clockNotSet: 'El reloj de la cámara no estaba en hora',
  serial: 'Número de serie',
  serialEnds: (last3) =>
    `…${last3}. Compáralo con el de la cámara. Se muestra una sola vez; no lo guardamos.`,
  noSerial: 'No está en el archivo',
  nothing: 'Sin el número de disparos, no hay nada que mostrar en el anuncio.',
  show: 'Mostrarlo con el artículo',
  back: 'Cancelar',
};
