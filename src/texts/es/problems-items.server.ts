import type {
  evidenceProblems as englishEvidence,
  exchangeProblems as englishExchange,
  gradingFields as englishGrading,
  itemFields as englishFields,
  itemProblems as english,
} from '#src/texts/problems-items.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural, uncapitalize } from '#src/texts/words.ts';
import { or } from './lists.ts';

export const itemProblems: Translation<typeof english> = {
  noDraft: 'Ese borrador no existe.',
  tooManyDrafts: (max) =>
    `Puedes tener ${digits(max)} borradores como máximo. Elimina alguno que no necesites.`,
  draftChanged: 'Este borrador se ha cambiado en otro dispositivo.',
  noOwnItem: 'No tienes ese artículo.',
  itemDeleted: 'Este artículo se ha eliminado.',
  booked: 'Está reservado. Cierra antes el trato o cancela la reserva.',
  alreadySold: 'Ya está vendido.',
  priceBooked: 'Su precio no puede cambiar mientras esté reservado.',
  priceChanged: 'Su precio ha cambiado mientras tanto.',
  priceBelowFloor: 'El precio nuevo debe ser mayor que la cantidad por debajo de la cual rechazas ofertas.',
  pausedByAdmin: 'La tienda lo ha pausado.',
  onlyAdminRestores: 'La tienda lo ha pausado. Solo ella puede reactivarlo.',
  awaitsReturn:
    'Su último trato terminó después de la entrega. Abre el artículo y confirma que lo has recuperado.',
  pausedNotAdvertised: 'Un artículo en pausa no se puede destacar.',
  tooManyAdvertised: (max) =>
    `Puedes destacar como máximo ${digits(max)} artículos a la vez. Deja de destacar otro primero.`,
  onlyAvailableAdvertised: 'Solo se puede destacar un artículo disponible.',
  soldNotPaused: 'Un artículo vendido no se puede pausar. Elimínalo.',
  noSavedSearch: 'Esa búsqueda guardada no existe.',
  tooManySearches: (max) => `Puedes guardar ${digits(max)} búsquedas como máximo.`,
  searchSlow: 'Esta búsqueda tarda demasiado. Usa menos palabras u otras.',
  noSeller: 'Ese vendedor no existe.',
  sellerClosed: 'La cuenta de este vendedor está cerrada.',
  ownFollow: 'No puedes seguir tu propio perfil.',
  tooManyFollowed: (max) => `Puedes seguir a ${digits(max)} vendedores como máximo.`,
  tooManyWatched: (max) => `Puedes tener ${digits(max)} favoritos como máximo.`,
  noModel: 'Ese modelo no existe.',
  noChecklist: 'Esa lista de comprobación no existe.',
  checklistChanged: 'La lista de comprobación ha cambiado. Repásala de nuevo.',
  noKitItem: 'Eso no está en tu equipo.',
  tooManyInKit: (max) => `Tu equipo puede tener ${digits(max)} elementos como máximo.`,
};

/** Shown after the label and a colon, so they need no agreement. */
export const itemFields: Translation<typeof englishFields> = {
  ownItem: 'es tu propio artículo',
  needsOffers: 'solo es posible si se admiten ofertas',
  floorBelowPrice: 'La cantidad para rechazar automáticamente debe ser menor que tu precio.',
  booked: 'no se puede cambiar mientras el artículo esté reservado',
  needsPhoto: 'una foto como mínimo, salvo que `img` sea la URL de una foto',
  tooWide: 'debe ser cada día o nunca: esta búsqueda abarca demasiados artículos para avisos al momento',
  inQuery: (field, fault) => `${field}: ${fault}`,
  onlyLens: 'solo se puede indicar en un objetivo',
  notForKind: 'no es posible con este tipo de artículo',
  onlyFitting: 'solo se puede usar con cámaras y objetivos',
  noModel: 'no es un modelo de la base de referencia',
  noModelOfKind: 'no es un modelo de este tipo en la base de referencia',
  noMount: 'no es una montura que conozcamos',
  sameMount: 'debe ser distinta de la montura del objetivo',
  fixedLens: 'debe quedar en blanco: este modelo tiene el objetivo integrado',
  oneOfMounts: (...mounts) => `en este modelo debe ser ${or(mounts)}`,
  mustBeCamera: 'debe ser una cámara',
  mustBeLens: 'debe ser un objetivo',
  cameraOrLens: 'debe ser una cámara o un objetivo',
  givesCamera: 'es el propio artículo; indica una cámara',
  givesLens: 'es el propio artículo; indica un objetivo',
};

export const gradingFields: Translation<typeof englishGrading> = {
  oneOfLists: (...lists) => `en este artículo debe ser ${or(lists)}`,
  filmList: (model) => `debe ser film, porque es una cámara analógica: ${model}`,
  digitalList: (model) => `debe ser digital, porque es una cámara digital: ${model}`,
  needsShop: 'solo es posible con la respuesta shop en service',
  allowsAtBest: (grade, reason) => `como máximo ${grade} (${reason})`,
  canBeAtBest: (grade, reason) => `como máximo ${grade} (${reason})`,
  answered: uncapitalize,
  notChecked: (question) => `sin comprobar: ${question}`,
  notInList: 'no está en esta lista',
  oneOfAnswers: (...values) => `valores posibles: ${values.join(', ')}, o nada`,
  atMostPhotos: (max) => `${plural(max, { one: '{n} foto', other: '{n} fotos' })} en total como máximo`,
  noPhotosHere: 'esta respuesta no lleva fotos',
};

export const evidenceProblems: Translation<typeof englishEvidence> = {
  detail: (fault) => `Archivo: ${fault}.`,
  notOriginal: 'no es un JPEG o RAW original. Elige uno sin editar de la tarjeta de la cámara',
  unreadableFormat: (format) =>
    `tiene formato ${format}, que no se puede leer. Elige un JPEG u otro formato RAW`,
  otherCamera: (camera, item) => `es de otra cámara (${camera}); la del anuncio es ${item}`,
  noCount: 'no contiene el número de disparos, así que no hay nada que mostrar',
  onlyCameras: 'solo es posible con cámaras',
  notUploaded: 'no es un archivo que hayas subido en las últimas 24 horas, o ya se muestra',
};

export const exchangeProblems: Translation<typeof englishExchange> = {
  oneExport: 'Ya tienes otra descarga en curso. Espera a que termine.',
  noZip: 'Ese ZIP no existe.',
  noRows: 'El archivo no tiene filas debajo de los títulos.',
  notTable: 'No es un archivo CSV o XLSX que se pueda leer.',
  tooManyColumns: (max) => `El archivo tiene más de ${digits(max)} columnas.`,
  tooManyRows: (max) => `El archivo tiene más de ${digits(max)} filas. Divídelo.`,
  longCell: (row, max) => `Una celda de la fila ${digits(row)} tiene más de ${digits(max)} caracteres.`,
  longRow: (row) => `La fila ${digits(row)} es demasiado larga.`,
  openQuote: (row) => `En la fila ${digits(row)} hay unas comillas sin cerrar.`,
  unpackedTooLarge: 'El archivo es demasiado grande al descomprimirlo.',
  badZip: 'El ZIP está dañado o cifrado.',
  tooManyPhotos: (max) => `Los ZIP tienen más de ${digits(max)} archivos.`,
  photoTooLarge: (name) => `${name} ocupa más de 15 MB.`,
  sameName: (name) => `Hay dos archivos que se llaman ${name}.`,
  partLike: (example) => `debe ser como: ${example}`,
  missingPhoto: (name) => `no está en ningún ZIP: ${name}`,
  noImport: 'Esa importación no existe.',
  wrongState: 'La importación ha avanzado mientras tanto. Recarga la página.',
  running: 'Hay otra importación en marcha. Espera a que termine.',
  otherOpen: 'Hay otra importación sin terminar. Publícala o descártala primero.',
  noSpace: 'No hay espacio en disco para estos ZIP.',
  notAnnounced: 'El ZIP es más grande de lo anunciado.',
  partMissing: (bytes) => `Envía antes la parte que empieza en el byte ${bytes}.`,
  badColumns: 'un campo por título, y ninguno repetido',
  notForSale: 'Según el archivo, no está a la venta.',
  kept: { booked: 'Está reservado o vendido.', edited: 'Se ha editado.' },
};
