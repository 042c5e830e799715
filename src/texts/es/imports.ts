import type { importTexts as english } from '#src/texts/imports.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const items = (count: number) => plural(count, { one: '{n} artículo', other: '{n} artículos' });

export const importTexts: Translation<typeof english> = {
  link: 'Importar',
  title: 'Importar artículos',
  lead: 'Publica muchos artículos de una vez desde una hoja de cálculo. No se publica nada hasta que hayas visto el resultado.',
  leadFor: (seller) => `Estás importando para ${seller}. Los artículos serán de esa persona.`,
  form: {
    file: 'Hoja de cálculo',
    fileHint: 'CSV o XLSX con un artículo por fila, 10.000 como máximo.',
    choose: 'Elegir un archivo',
    zips: 'Fotos',
    zipsHint: 'Archivos ZIP de 500 MB como máximo. La columna «Fotos» tiene los nombres de sus archivos.',
    chooseZips: 'Elegir ZIP',
    optional: 'opcional',
    template: 'Descargar plantilla',
    submit: 'Comprobar el archivo',
    sending: (percent) => `Enviando las fotos: ${percent} %`,
    failed: 'El archivo no se ha enviado. Comprueba tu conexión e inténtalo de nuevo.',
    columns: '¿Qué columnas hay?',
    required: 'obligatoria',
    column: 'Columna',
    example: 'Ejemplo',
    examples: { photos: 'delante.jpg, detras.jpg', parts: 'Objetivo | Nikon | 50mm f/1.8' },
  },
  again: 'Importar otro archivo',
  states: {
    uploading: 'Las fotos no han llegado del todo. Elige los archivos otra vez.',
    checking: (done, of) => `Comprobando: fila ${digits(done)} de ${digits(of)}`,
    publishing: (done, of) => `Publicando: ${digits(done)} de ${digits(of)}`,
    undoing: (done, of) => `Deshaciendo: ${digits(done)} de ${digits(of)}`,
    published: (count) => `Publicación terminada: ${items(count)}.`,
    canceled: (count) =>
      count === 0 ? 'Descartado. No se ha publicado nada.' : `Detenida. Ya publicados: ${items(count)}.`,
    undone: (count) => `Importación deshecha: ${items(count)} menos.`,
  },
  background: 'Puedes salir de esta página: sigue en segundo plano.',
  ready: (count) =>
    count === 0 ? 'No se puede publicar ninguna fila.' : `Se pueden publicar: ${items(count)}.`,
  wrong: (count) => plural(count, { one: '{n} fila tiene errores.', other: '{n} filas tienen errores.' }),
  publish: (count) => plural(count, { one: 'Publicar {n} artículo', other: 'Publicar {n} artículos' }),
  duplicates: (count) =>
    plural(count, {
      one: 'Publicar también {n} fila que parece que ya tienes',
      other: 'Publicar también {n} filas que parece que ya tienes',
    }),
  cancel: 'Detener',
  discard: 'Descartar el archivo',
  discarding: {
    title: '¿Descartar el archivo?',
    text: 'El archivo y sus fotos se eliminan de aquí. Aún no se ha publicado nada.',
    yes: 'Descartar el archivo',
    no: 'Conservarlo',
  },
  undo: 'Deshacer importación',
  undoing: {
    title: '¿Deshacer la importación?',
    text: 'Se eliminan todos los artículos de esta importación. Los que se hayan reservado o editado después se quedan.',
    yes: 'Deshacer importación',
    no: 'Conservar los artículos',
  },
  until: (moment) => `Se puede deshacer hasta ${moment}.`,
  failed: 'Algo ha fallado. No se ha cambiado nada. Inténtalo de nuevo.',
  rows: {
    title: 'Filas del archivo',
    all: 'Todas las filas',
    row: 'Fila',
    item: 'Artículo',
    model: 'Modelo',
    result: 'Resultado',
    results: {
      waiting: 'Sin comprobar',
      ready: 'Se puede publicar',
      duplicate: 'Parece que ya lo tienes',
      skipped: 'Omitida',
      wrong: 'Tiene errores',
      published: 'Publicada',
      failed: 'No publicada',
      undone: 'Eliminada',
      kept: 'Conservada',
    },
    count: (label, count) => `${label} (${digits(count)})`,
    untitled: 'Sin título',
  },
  mapping: {
    title: 'Columnas del archivo',
    lead: 'Elige qué contiene cada columna. Después se comprueban las filas de nuevo.',
    unknown: (count) =>
      plural(count, {
        one: 'No se ha reconocido {n} columna, que no se usa.',
        other: 'No se han reconocido {n} columnas, que no se usan.',
      }),
    ignore: 'No usar',
    submit: 'Comprobar de nuevo',
    twice: 'Cada campo solo se puede elegir una vez.',
  },
  earlier: 'Importaciones anteriores',
  fileOf: (name, day) => `${name}, ${day}`,
};
