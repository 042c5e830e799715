import type { offerTexts as english } from '#src/texts/offers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

const bond =
  'Hasta la entrega, cualquiera de las dos partes puede cancelar sin gastos, y avisaremos a la otra.';
const answerBy = (until: string): string => `Tienes hasta ${el(until)} para responder.`;

export const offerTexts: Translation<typeof english> = {
  nav: 'Ofertas',
  bond,
  turn: {
    wait: (other, price, until) => `Has ofrecido ${price}. ${other} tiene hasta ${el(until)} para responder.`,
    respond: (other, price, until) => `${other} ofrece ${price}. ${answerBy(until)}`,
    confirm: (other, price, until) =>
      `${other} ha editado el artículo desde que ofreciste ${price}. Tienes hasta ${el(until)} para confirmar la oferta o retirarla.`,
    unconfirmed: (other, price) =>
      `Has editado el artículo desde que ${other} ofreció ${price}. Antes tiene que confirmar la oferta.`,
    respondEdited: (other, price, until) =>
      `${other} ofrece ${price}, pero después ha editado el artículo. ${answerBy(until)}`,
    declinedYou: (other, price) => `${other} ha rechazado tu oferta de ${price}.`,
    declined: (price) => `Has rechazado la oferta de ${price}.`,
    autoDeclined: {
      buyer: (_other, price) =>
        `Has ofrecido ${price}. Rechazada automáticamente: por debajo del mínimo del vendedor.`,
      seller: (other, price) =>
        `${other} ha ofrecido ${price}. Rechazada automáticamente: por debajo de tu mínimo.`,
    },
    withdrawn: (price) => `Has retirado tu oferta de ${price}.`,
    withdrew: (other, price) => `${other} ha retirado la oferta de ${price}.`,
    expired: (price) => `La oferta de ${price} ha caducado.`,
    overtaken: {
      buyer: 'El precio ha bajado hasta tu oferta. Resérvalo ya.',
      seller: 'Tu precio ha bajado hasta esta oferta.',
    },
    accepted: (price) => `Precio acordado: ${price}.`,
    taken: 'El artículo se ha reservado o vendido.',
    closed: 'Por ahora no se admiten ofertas por este artículo.',
    gone: 'La oferta ha terminado porque la cuenta de la otra persona se ha cerrado.',
  },
  step: {
    youOffered: (price) => `Has ofrecido ${price}`,
    offered: (other, price) => `${other} ha ofrecido ${price}`,
    countered: 'Contraoferta',
    youAccepted: 'La has aceptado',
    accepted: (other) => `${other} la ha aceptado`,
    youDeclined: 'La has rechazado',
    declined: (other) => `${other} la ha rechazado`,
    autoDeclined: {
      buyer: 'Rechazada automáticamente: por debajo del mínimo del vendedor',
      seller: 'Rechazada automáticamente: por debajo de tu mínimo',
    },
    youWithdrew: 'La has retirado',
    withdrew: (other) => `${other} la ha retirado`,
    expired: 'Caducada sin respuesta',
    'item-taken': 'Terminada: el artículo se ha reservado o vendido',
    overtaken: 'Terminada: el precio ha bajado hasta esta cantidad',
    closed: 'Terminada',
  },
  make: 'Hacer oferta',
  how: {
    title: 'Cómo funcionan las ofertas',
    buyer: (seller) =>
      `${seller} tiene dos días para responder, o unas horas más para que el plazo no acabe de noche. Si acepta, te comprometes a quedar y comprar el artículo a ese precio. ${bond} Mientras tanto, otra persona puede reservarlo antes.`,
    seller: (buyer) =>
      `${buyer} tiene dos días para responder, o unas horas más para que el plazo no acabe de noche. Si acepta, te comprometes a quedar y vender el artículo a ese precio. ${bond} Mientras tanto, otra persona puede reservarlo antes.`,
  },
  price: (price) => `Precio del anuncio: ${price}`,
  amount: 'Tu oferta',
  quickAmounts: 'Cantidades sugeridas',
  below: (percent) =>
    percent < 1
      ? 'Está menos de un 1 % por debajo del precio del anuncio.'
      : `Es un ${digits(percent)} % menos que el precio del anuncio.`,
  ownLeft: (count) =>
    plural(count, {
      one: 'Te queda 1 oferta por este artículo.',
      other: `Te quedan ${plural(count, { one: '{n} oferta', other: '{n} ofertas' })} por este artículo.`,
    }),
  note: 'Mensaje (opcional)',
  noteHint: 'Por ejemplo, cuándo podrías recogerlo.',
  send: 'Enviar oferta',
  cancel: 'Cancelar',
  sent: 'Oferta enviada.',
  declinedAtOnce: 'Rechazada automáticamente: por debajo del mínimo del vendedor.',
  failed: 'No se ha enviado la oferta. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
  toThread: 'Abrir la conversación',
  sides: { buying: 'Enviadas', selling: 'Recibidas' },
  count: (count) => plural(count, { one: '{n} oferta', other: '{n} ofertas' }),
  empty: { buying: 'No has enviado ofertas', selling: 'No has recibido ofertas' },
  emptyHint: {
    buying: 'Si un anuncio admite ofertas, junto a Reservar aparece un botón para hacer una.',
    selling: 'Puedes admitir ofertas al publicar o editar un artículo.',
  },
  browse: 'Ver artículos',
  course: 'Ofertas hasta ahora',
  left: (own, theirs, otherSide) =>
    `Ofertas que te quedan: ${digits(own)}. Al ${otherSide === 'buyer' ? 'comprador' : 'vendedor'} le ${plural(theirs, { one: 'queda', other: 'quedan' })} ${digits(theirs)}.`,
  actions: {
    accept: (price) => `Aceptar ${price}`,
    confirm: 'Confirmar tu oferta',
    counter: 'Hacer contraoferta',
    decline: 'Rechazar',
    withdraw: 'Retirar oferta',
    again: 'Hacer otra oferta',
  },
  sure: {
    accept: '¿Aceptar esta oferta?',
    confirm: '¿Confirmar tu oferta?',
    decline: '¿Rechazar esta oferta?',
    withdraw: '¿Retirar tu oferta?',
  },
  sureText: {
    accept: {
      buyer: (seller, title, price) =>
        `Te comprometes a quedar con ${seller} y comprar «${title}» por ${price}. Queda reservado para ti y pagas en el encuentro. ${bond}`,
      seller: (buyer, title, price) =>
        `Te comprometes a quedar con ${buyer} y vender «${title}» por ${price}. Queda reservado para esa persona, que paga en el encuentro. ${bond}`,
    },
    confirm: 'Tu oferta no cambia, y vale para el artículo tal como está ahora.',
    decline: 'Avisaremos a la otra persona. Puede hacer otra oferta si le queda alguna.',
    withdraw: 'Avisaremos a la otra persona.',
  },
  contacts: {
    offered: {
      buyer: (seller) =>
        `Si ${seller} acepta, verá enseguida tu nombre y tu correo, y tu teléfono y el lugar de encuentro cuando los añadas. Tú verás su correo (y su teléfono, si lo ha añadido).`,
      seller: (buyer) =>
        `Si ${buyer} acepta, verá enseguida tu correo (y tu teléfono, si lo has añadido). Tú verás su correo enseguida, y su teléfono y el lugar de encuentro cuando los añada.`,
    },
    accepted: {
      buyer: (seller) =>
        `${seller} verá entonces tu nombre y tu correo, y tu teléfono y el lugar de encuentro cuando los añadas. Tú verás su correo (y su teléfono, si lo ha añadido).`,
      seller: (buyer) =>
        `${buyer} verá entonces tu correo (y tu teléfono, si lo has añadido). Tú verás su correo enseguida, y su teléfono y el lugar de encuentro cuando los añada.`,
    },
  },
  counterTitle: 'Contraoferta',
  counterAmount: 'Tu contraoferta',
  done: {
    accept: {
      buyer: 'Oferta aceptada. Ahora añade tu teléfono y un lugar de encuentro.',
      seller: 'Oferta aceptada. La otra persona añadirá un teléfono y un lugar de encuentro.',
    },
    confirm: 'Confirmada. El vendedor tiene dos días para responder.',
    decline: 'Rechazada. Avisaremos a la otra persona.',
    withdraw: 'Retirada',
    counter: 'Enviada. Te escribiremos cuando haya respuesta.',
  },
  movedOn: 'Esta oferta ha cambiado. Aquí tienes lo último.',
  didNotWork: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
  seeItem: 'Ver el artículo',
  form: {
    take: 'Admitir ofertas',
    floor: 'Rechazar automáticamente por debajo de',
    floorHint: 'Solo lo ves tú. Déjalo vacío para decidir sobre cada oferta.',
  },
};
