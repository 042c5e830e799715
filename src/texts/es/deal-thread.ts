import type { dealThreadTexts as english } from '#src/texts/deal-thread.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { el } from './moments.ts';

const you = 'Tú';
const orAt = ' o ';
/** The beginning of a sentence in the past. */
const has = (who: string): string => (who === you ? 'Has' : `${who} ha`);

export const dealThreadTexts: Translation<typeof english> = {
  yourTurn: 'Te toca',
  review: (other, day) => `Valora a ${other}. Tienes hasta ${el(day)}.`,
  details: 'Detalles de la reserva',
  phoneOf: (name) => `Teléfono de ${name}:`,
  emailOf: (name) => `Correo de ${name}:`,
  phone: {
    add: (buyer) => `Dar mi teléfono a ${buyer}`,
    title: 'Añadir tu teléfono',
    text: (buyer) =>
      `${buyer} lo verá enseguida, y los próximos compradores, cuando aceptes su reserva. Lo guardaremos en tu perfil.`,
    added: (buyer) => `${buyer} ya ve tu teléfono.`,
  },
  offer: 'Oferta',
  you,
  admin: 'La tienda',
  get shop() {
    return shopName();
  },
  steps: {
    requested: (who, price) => `${has(who)} solicitado este artículo por ${price}`,
    accepted: (who, price) => `${has(who)} aceptado el trato por ${price}`,
    arranged: (who) => `${has(who)} aceptado el encuentro`,
    agreed: (who, when) => `${has(who)} aceptado el encuentro: ${when}`,
    'handed-over': (who) => `${has(who)} marcado el artículo como entregado`,
    received: (who) => `${has(who)} recibido el artículo`,
    disputed: (who) => `${has(who)} informado de un problema`,
    disputeWithdrawn: (who) => `${has(who)} retirado el aviso del problema`,
    agreedToComplete: (who) => `${has(who)} aceptado cerrar el trato`,
    agreedToCancel: (who) => `${has(who)} aceptado cancelar el trato`,
    confirmed: (who) => `${has(who)} confirmado la entrega`,
    completed: (who) => `${has(who)} cerrado el trato`,
    declined: (who) => `${has(who)} rechazado la solicitud`,
    withdrawn: (who) => `${has(who)} retirado la solicitud`,
    expired: (who) => `${has(who)} puesto fin a la reserva`,
    cancelled: (who) => `${has(who)} cancelado el trato`,
    'no-show': (who) => `${has(who)} puesto fin al trato por incomparecencia`,
  },
  automatic: {
    completed: 'Trato cerrado automáticamente',
    expired: 'Reserva caducada automáticamente',
    cancelled: 'Trato cancelado automáticamente',
    'no-show': 'Reserva terminada automáticamente por incomparecencia',
  },
  below: (percent) => `${digits(percent)} % por debajo del precio del anuncio`,
  requested: {
    buyer: (seller) =>
      `${seller} ve tu nombre, tu correo, tu teléfono y el lugar propuesto. Verás su correo (y su teléfono, si lo ha añadido) cuando acepte.`,
    seller: (buyer) =>
      `Si aceptas, el artículo queda reservado para ${buyer}, que verá tu correo (y tu teléfono, si lo has añadido). Tú ya ves sus datos.`,
    place: {
      buyer: (_buyer, place) => `Lugar de encuentro que propones: ${place}`,
      seller: (buyer, place) => `Lugar de encuentro que propone ${buyer}: ${place}`,
    },
  },
  accepted: {
    next: 'Ahora acuerda una hora y un lugar público para el encuentro.',
    contact: 'Primero añade tu teléfono y dónde te gustaría quedar.',
    wait: (buyer) => `Podrás proponer un encuentro en cuanto ${buyer} añada su teléfono.`,
  },
  orAt,
  suggested: (who, when, place) => `${has(who)} propuesto ${when.split(orAt).map(el).join(orAt)}, ${place}`,
  handover: { ahead: 'En el encuentro', past: '¿Se ha hecho la entrega?' },
  met: '¿Ya se ha hecho la entrega?',
  more: 'Más opciones',
  wrong: {
    question: '¿Algún problema con el artículo?',
    text: 'No pagues ni des tu código al vendedor: después, el trato es definitivo. Puedes cancelar el trato aquí. A partir de una hora después del encuentro, también puedes informar de un problema.',
    final: (seller) =>
      `El trato es definitivo y no podemos devolverte el dinero. Puedes enviar un mensaje a ${seller} o contarlo en tu valoración. Si denuncias el artículo, la tienda revisará el anuncio y la cuenta de ${seller}.`,
  },
  handedOver: {
    buyer: (seller) => `${seller} dice que ya tienes el artículo. ¿Es así?`,
    seller: (buyer) => `${buyer} dice que ya tiene el artículo. ¿Es así?`,
    wait: (other) => `Hemos pedido a ${other} que lo confirme.`,
  },
  complete: 'Trato cerrado',
  completeText: { buyer: 'Disfruta de tu nuevo equipo.', seller: 'El artículo está marcado como vendido.' },
  jump: {
    answer: 'Te toca responder',
    meeting: 'Proponer un encuentro',
    handover: 'Encuentro y entrega',
    met: '¿Se ha hecho la entrega?',
    review: 'Dejar una valoración',
  },
};
