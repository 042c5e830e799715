import type { requestProblems as english } from '#src/texts/problems-requests.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const requestProblems: Translation<typeof english> = {
  sendJson: 'Envía el cuerpo como JSON.',
  sendForm: 'Envía el cuerpo como formulario.',
  sendMultipart: 'Envía el cuerpo como formulario multipart.',
  notJson: 'El cuerpo no es JSON válido.',
  notForm: 'El cuerpo no es un formulario válido.',
  notMultipart: 'El cuerpo no es un formulario multipart válido.',
  tooDeep: 'El cuerpo tiene demasiados niveles.',
  incomplete: 'El cuerpo está incompleto.',
  bodySlow: 'El cuerpo no ha llegado a tiempo.',
  bodyTooLarge: (kilobytes) => `El cuerpo puede ocupar ${digits(kilobytes)} kB como máximo.`,
  fileTooLarge: (megabytes) => `El archivo puede ocupar ${digits(megabytes)} MB como máximo.`,
  singleFile: 'debe ser un solo archivo',
  urlTooLong: (bytes) => `La URL puede tener ${digits(bytes)} bytes como máximo.`,
  urlMalformed: 'La URL está mal formada.',
  tooManyParameters: (max) => `La URL puede tener ${digits(max)} parámetros como máximo.`,
  keyMalformed: 'de 1 a 255 caracteres ASCII visibles',
  keyReused: 'Esta clave de idempotencia se ha usado en otra llamada.',
  keyUsed: 'se ha usado con otra ruta u otro cuerpo',
  keyInProgress: 'La primera llamada con esta clave sigue en curso.',
  mailsInProgress: 'Se están enviando otros correos a este destinatario.',
  diskFull: 'El disco está lleno, así que no se puede guardar nada. Inténtalo más tarde.',
  databaseReadOnly: 'La base de datos está en solo lectura por ahora. Inténtalo de nuevo.',
  databaseDown: 'La base de datos no está disponible por ahora. Inténtalo de nuevo.',
  databaseSilent: 'La base de datos no responde.',
  stopping: 'El servidor se está deteniendo.',
  starting: 'La tienda está arrancando.',
  migrating: (done: number, of: number) =>
    `La base de datos se está actualizando. Migraciones terminadas: ${done} de ${of}.`,
  tooManyAttempts: 'Demasiados intentos. Inténtalo de nuevo dentro de un rato.',
  tooManyRequests: 'Demasiadas solicitudes. Inténtalo de nuevo dentro de un rato.',
  currencyChanged: 'La moneda de la tienda acaba de cambiar. Revisa los precios e inténtalo de nuevo.',
  repeatedText: 'Ya has enviado este texto a varias personas. Escribe un mensaje distinto a cada una.',
};
