import type { evidenceFormTexts as english } from '#src/texts/evidence-form.ts';

export const evidenceFormTexts: typeof english = {
  offer: 'Mucha gente pregunta por los disparos del obturador. Muchas cámaras los guardan en sus archivos.',
  begin: 'Añadir disparos',
  again: 'Leer otro archivo',
  change: 'Añadir disparos',
  remove: 'Quitar',
  removeShown: 'Quitar disparos',
  removed: 'Disparos quitados.',
  saved: 'Ya se ven en el anuncio.',
  chosen: (camera) => `${camera}: leídos de un archivo`,

  title: 'Leer los disparos de un archivo',
  maker: '¿De qué marca es la cámara?',
  otherMaker: 'Otra marca',
  how: {
    get: 'Pon la tarjeta en un lector, o conecta la cámara con su cable, y abre la carpeta DCIM.',
    getSony:
      'Pon la tarjeta en un lector, o ajusta Conexión USB a Almacenamiento masivo y conecta la cámara con su cable, y abre la carpeta DCIM.',
    choose: (names, app) =>
      `Elige el archivo original más reciente, ${names}. A los archivos de ${app}, de una aplicación de mensajería o de un editor de fotos pueden faltarles los datos.`,
    anApp: 'una aplicación',
  },
  countless: (make) =>
    `No podemos leer los disparos del obturador en archivos de ${make}. El anuncio lo dirá.`,
  refused: 'No se pueden leer archivos CRW, X3F ni HEIF. Ajusta la cámara a JPEG u otro formato RAW.',
  sent: 'Solo se envía, se lee y se elimina el primer megabyte. La foto se queda contigo.',
  file: 'Elegir un archivo',
  failed: 'No se pudo enviar el archivo. Inténtalo de nuevo.',
  result: 'Datos del archivo',
  camera: 'Cámara',
  taken: 'Fecha de la foto',
  clockNotSet: 'El reloj de la cámara no estaba en hora',
  serial: 'Número de serie',
  serialEnds: (last3) =>
    `…${last3}. Compáralo con el de la cámara. Se muestra una sola vez; no lo guardamos.`,
  noSerial: 'No está en el archivo',
  nothing: 'Sin el número de disparos, no hay nada que mostrar en el anuncio.',
  show: 'Mostrarlos con el artículo',
  back: 'Cancelar',
};
