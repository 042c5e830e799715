import type {
  dealFields as englishFields,
  dealProblems as english,
} from '#src/texts/problems-deals.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { or } from './lists.ts';

export const dealProblems: Translation<typeof english> = {
  noOrder: 'Esa reserva no existe.',
  noOffer: 'Esa oferta no existe.',
  noDispute: 'Esa disputa no existe.',
  noReview: 'Esa valoración no existe.',
  noConversation: 'Esa conversación no existe.',
  noMessage: 'Ese mensaje no existe.',
  otherDecision: 'Otra persona de la tienda ya ha tomado otra decisión.',
  noReport: 'Esa denuncia no existe.',
  noReportOfMessage: 'Esa denuncia de un mensaje no existe.',
  offerEnded: 'Esta oferta ya no está abierta.',
  noOffersTaken: 'Este artículo no admite ofertas.',
  offerPending: 'Tu última oferta por este artículo sigue pendiente.',
  counterPending: 'Te han hecho una contraoferta. Responde primero.',
  offerAccepted: 'Ya han aceptado tu oferta por este artículo.',
  offersUsed: 'Ya has usado tus tres ofertas por este artículo.',
  tooManyOffers: (count) =>
    `Tienes ${plural(count, { one: '{n} oferta pendiente', other: '{n} ofertas pendientes' })}. Espera una respuesta o retira una.`,
  tooManyOffersToday: (count) =>
    `Has hecho ofertas por ${plural(count, { one: '{n} artículo', other: '{n} artículos' })} en un día. Inténtalo de nuevo mañana.`,
  alreadyBooked: 'Ya has reservado este artículo. Mira tus reservas.',
  tooManyRequests: (count, titles) =>
    `Ya tienes ${plural(count, { one: '{n} solicitud pendiente', other: '{n} solicitudes pendientes' })}: ${titles}. Espera una respuesta o retira una.`,
  openOrderBetween: 'Tienes una reserva abierta con esta persona. Cancélala antes o al bloquear.',
  hasContact: 'Esta reserva ya tiene tu teléfono y un lugar de encuentro.',
  contactFirst: 'Añade antes tu teléfono y un lugar de encuentro.',
  buyerContactFirst: 'El comprador tiene que añadir antes un teléfono y un lugar de encuentro.',
  itemUnavailable: 'Este artículo ya no está disponible.',
  proposalFirst: 'La otra persona ha propuesto un encuentro. Míralo primero.',
  otherTimeAgreed: 'Ya has aceptado otra hora.',
  newerProposal: 'Hay una propuesta más reciente. Mírala primero.',
  momentPast: 'Ese momento ya ha pasado.',
  ownReview: 'Esta valoración es tuya.',
  reviewRemoved: 'Esta valoración se ha retirado.',
  reviewVisible: 'La valoración ya está publicada, así que no se puede cambiar.',
  reviewOver: 'El plazo para valorar este trato ha terminado.',
  replyOnce: 'A una valoración se puede responder una vez, en un plazo de 30 días.',
  tooManyItemsAsked: (count) =>
    `Has preguntado por ${plural(count, { one: '{n} artículo', other: '{n} artículos' })} en un día. Inténtalo de nuevo mañana.`,
  tooMuchAtOnce: 'Demasiadas cosas a la vez. Espera un minuto.',
  tooManyMessages: (count) =>
    `Has enviado ${plural(count, { one: '{n} mensaje', other: '{n} mensajes' })} en un día. Inténtalo de nuevo mañana.`,
  tooManyPhotos: (max) => `Puedes enviar ${digits(max)} fotos al día como máximo. Envía las demás mañana.`,
  notReachable: 'Ya no se puede contactar con esta persona.',
  ownMessage: 'Este mensaje es tuyo.',
  messageErased: 'Este mensaje se ha borrado.',
  noPush: 'Las notificaciones push no están configuradas.',
  pushSilent: 'El servicio de push no responde.',
  reported: {
    item: 'Ya has denunciado este artículo. La tienda lo revisará.',
    message: 'Ya has denunciado este mensaje.',
    review: 'Ya has denunciado esta valoración.',
    fact: 'Ya has denunciado este dato. La tienda lo revisará.',
  },
};

/** Shown after the label and a colon, so they need no agreement. */
export const dealFields: Translation<typeof englishFields> = {
  belowTheirs: (amount) =>
    `debe ser menos de ${amount}; si te parece bien ese precio, acepta la oferta recibida`,
  aboveTheirs: (amount) =>
    `debe ser más de ${amount}; si te parece bien ese precio, acepta la oferta recibida`,
  below: (amount) => `debe ser menos de ${amount}`,
  above: (amount) => `debe ser más de ${amount}`,
  belowPrice: 'debe ser menos que el precio; para pagar el precio, reserva el artículo',
  onlyForFaults: 'solo se puede indicar si el artículo no es como se describe o es otro',
  noneMatches: 'dato obligatorio, y ningún artículo disponible coincide',
  severalMatch: 'dato obligatorio, y coinciden varios artículos',
  oneOfHere: (...values) => `aquí debe ser ${or(values)}`,
  wrongCode: 'no es el código de esta reserva',
  repeatedTime: 'hay una hora repetida',
  past: 'ya ha pasado',
  tooFar: 'debe estar dentro de los próximos 30 días',
  notProposed: 'debe ser una de las horas propuestas',
  ownReview: 'es tu propia valoración',
  ownMessage: 'es tu propio mensaje',
};
