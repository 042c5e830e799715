import type {
  conversationMailTexts as englishConversation,
  digestTexts as englishDigest,
  notificationTexts as english,
} from '#src/texts/notifications.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const notificationTexts: Translation<typeof english> = {
  order: {
    requested: 'Tienes una solicitud de reserva',
    accepted: 'Han aceptado tu reserva',
    agreed: 'Han aceptado tu precio',
    proposed: 'Te proponen un encuentro',
    arranged: 'El encuentro está fijado',
    'handed-over': 'Confirma la entrega',
    disputed: 'La reserva está en disputa',
    settlement: 'Hay una propuesta para resolver la disputa',
    'dispute-withdrawn': 'Se ha retirado la disputa',
    completed: 'El trato está cerrado',
    declined: 'Han rechazado tu solicitud',
    withdrawn: 'Se ha retirado la solicitud',
    expired: 'La reserva ha caducado',
    cancelled: 'Se ha cancelado la reserva',
    'no-show': 'La reserva ha terminado por incomparecencia',
    returning: 'Se ha cancelado la reserva. Mira qué se devuelve y hasta cuándo',
    reduced: 'El trato está cerrado por un precio más bajo',
  },
  meeting: {
    suggested: (times) => `Encuentro propuesto: ${times}`,
    changeSuggested: (times) => `¿Cambiar el encuentro? ${times}`,
    set: (time) => `Encuentro fijado: ${time}`,
    changed: (time) => `Encuentro cambiado: ${time}`,
    or: ' o ',
  },
  disputeWaiting: 'Una disputa espera tu decisión',
  offer: {
    made: 'Una oferta por tu artículo',
    countered: 'Tienes una contraoferta',
    edited: 'Han editado un artículo por el que hiciste una oferta',
    confirmed: 'Han confirmado una oferta',
    declined: 'Han rechazado tu oferta',
    withdrawn: 'Han retirado una oferta',
    expired: 'Tu oferta ha caducado',
    'item-taken': 'El artículo por el que hiciste una oferta ya no está disponible',
    overtaken: 'El precio ya está por debajo de tu oferta',
    closed: 'Tu oferta ha terminado',
  },
  message: 'Un mensaje nuevo',
  priceDropped: 'Ha bajado de precio',
  backOnSale: 'Vuelve a estar disponible',
  watchedSold: 'Vendido',
  itemFound: (searches) =>
    plural(searches, {
      one: 'Un artículo nuevo para tu búsqueda',
      other: 'Un artículo nuevo para tus búsquedas',
    }),
  foundItem: (price, place, searches) => `${price}, ${place}, para ${searches}`,
  and: ' y ',
  searchFound: (count) =>
    plural(count, {
      one: 'Un artículo nuevo para tu búsqueda',
      other: `${digits(count)} artículos nuevos para tu búsqueda`,
    }),
  sellerListed: (count) =>
    plural(count, {
      one: 'Un artículo nuevo de alguien a quien sigues',
      other: `${digits(count)} artículos nuevos de alguien a quien sigues`,
    }),
  reviewRequested: '¿Qué tal ha ido? Deja una valoración',
  reviewWaiting: 'Te han valorado. Escribe tu valoración para ver la suya',
  reviewsOpen: 'Ya puedes leer las dos valoraciones',
  reviewAnswered: 'Han respondido a tu valoración',
  mail: {
    subject: (text, title) => `${text}: ${title}`,
    search: (name) => `Tu búsqueda ${name}`,
    item: 'Sobre',
    detail: 'Ahora',
    action: 'Ver',
  },
  unsubscribe: {
    messages: 'No recibir correos sobre mensajes',
    offers: 'No recibir correos sobre ofertas',
    watchlist: 'No recibir correos sobre mis favoritos',
    searches: 'No recibir correos sobre mis búsquedas',
    sellers: 'No recibir correos sobre los vendedores que sigo',
    reviews: 'No recibir correos sobre valoraciones',
    daily: 'No recibir el correo diario',
  },
};

export const conversationMailTexts: Translation<typeof englishConversation> = {
  subject: (count, title) => {
    const messages = plural(count, { one: 'Un mensaje', other: `${digits(count)} mensajes` });
    return title === null ? `${messages} para ti` : `${messages} sobre ${title}`;
  },
  text: 'Tienes mensajes nuevos. Responde en el sitio web: nadie recibe las respuestas a este correo, y tu dirección sigue siendo privada.',
  label: (other, title, count) =>
    plural(count, { one: `${other} sobre ${title}`, other: `${other} sobre ${title} (${digits(count)})` }),
  hidden: 'Léelo en el sitio web.',
  more: (count) => `Y ${plural(count, { one: '{n} conversación', other: '{n} conversaciones' })} más.`,
  action: 'Leer y responder',
};

export const digestTexts: Translation<typeof englishDigest> = {
  subject: (count, first) =>
    count === 1
      ? first
      : `${first} y ${plural(count - 1, { one: '{n} novedad', other: '{n} novedades' })} más`,
  text: 'Esto es lo que ha pasado desde el último correo diario.',
  last: (count) => `Estas son las últimas ${digits(count)}. En tus notificaciones están todas.`,
  action: 'Ver notificaciones',
};
