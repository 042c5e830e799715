import type { dealMailTexts as english } from '#src/texts/deal-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const dealMailTexts: Translation<typeof english> = {
  gathered: {
    subject: (count) =>
      plural(count, {
        one: 'Otra novedad en tus reservas',
        other: `${digits(count)} novedades más en tus reservas`,
      }),
    why: 'Ha habido demasiadas novedades en una hora para escribirte por cada una. Esto es lo último de cada artículo:',
    last: (count) => `Estas son las últimas ${digits(count)}. En tu panel están todas.`,
    action: 'Ver mi panel',
  },
  bookedByYou: {
    subject: (title) => `Reserva solicitada: ${title}`,
    paragraphs: (seller) => [
      `Has pedido reservar este artículo a ${seller}. Queda apartado para ti y pagas en el encuentro.`,
      `${seller} tiene dos días para aceptar. Si no lo hace, tu solicitud caduca y no debes nada.`,
    ],
    action: 'Abrir la conversación',
  },
  bookedFromYou: {
    subject: (title) => `Quieren reservar ${title}`,
    paragraphs: (buyer) => [
      `${buyer} quiere reservar tu artículo. Tienes dos días para aceptar; si no, la solicitud caduca y el artículo vuelve a estar disponible.`,
      'Cuando aceptes, verá tu correo (y tu teléfono, si lo has añadido), y cualquiera de las dos partes podrá proponer un encuentro.',
    ],
    action: 'Responder a la solicitud',
  },
  accepted: {
    subject: (title) => `Solicitud aceptada: ${title}`,
    paragraphs: (seller) => [
      `${seller} ha aceptado. Propón un encuentro en la conversación o escríbele un correo. Pagas en el encuentro, no antes.`,
      'Cuando hayas revisado el artículo y pagado, da al vendedor el código de la conversación para cerrar el trato.',
    ],
    action: 'Proponer un encuentro',
  },
  agreed: {
    subject: (title) => `Precio acordado: ${title}`,
    toBuyer: (seller) => [
      `Ya tienes un precio acordado con ${seller}. El artículo queda reservado para ti. Añade tu teléfono y un lugar de encuentro en la conversación, y propón una hora. Pagas en el encuentro, no antes.`,
      'Cuando hayas revisado el artículo y pagado, da al vendedor el código de la conversación para cerrar el trato.',
    ],
    toSeller: (buyer) => [
      `Ya tienes un precio acordado con ${buyer}. El artículo queda reservado para esa persona. Cuando añada un teléfono y un lugar de encuentro, verás ambas cosas, y cualquiera de las dos partes podrá proponer una hora.`,
      'Cuando lo haya revisado y pagado, introduce su código en la conversación para cerrar el trato.',
    ],
    action: 'Acordar un encuentro',
  },
  handedOver: {
    subject: (title) => `Confirma la entrega: ${title}`,
    toBuyer: (seller) => [
      `${seller} dice que ya lo tienes. Confírmalo para cerrar el trato.`,
      'Si no lo has recibido, dilo en la conversación antes de tres días y la tienda lo comprobará. De lo contrario se marcará como recibido.',
    ],
    toSeller: (buyer) => [
      `${buyer} dice que ya lo tiene. Confírmalo en la conversación para cerrar el trato.`,
      'Si no lo has entregado, dilo allí antes de tres días y la tienda lo comprobará. De lo contrario se marcará como entregado.',
    ],
    action: 'Confirmar o informar de un problema',
  },
  completed: {
    subject: (title) => `Trato cerrado: ${title}`,
    toBuyer: (seller) => [
      `El trato con ${seller} está cerrado. Que lo disfrutes.`,
      'Tienes dos semanas para dejar una valoración.',
    ],
    toSeller: (buyer) => [
      `El trato con ${buyer} está cerrado. Gracias por vender aquí.`,
      'Tienes dos semanas para dejar una valoración.',
    ],
    action: 'Dejar una valoración',
  },
  expired: {
    subject: (title) => `Reserva caducada: ${title}`,
    requestToBuyer: (seller) => [
      `${seller} no ha respondido en dos días, así que tu solicitud ha caducado. No debes nada.`,
    ],
    requestToSeller: (buyer) => [
      `No has respondido a ${buyer} en dos días, así que la solicitud ha caducado. Tu artículo vuelve a estar disponible.`,
    ],
    acceptedToBuyer: (seller) => [
      `Han pasado dos semanas sin acordar un encuentro con ${seller}, así que tu reserva ha caducado. No debes nada.`,
      '¿Se ha hecho la entrega de todos modos? Para cerrar el trato, da tu código al vendedor: sigue en la conversación durante una semana.',
    ],
    acceptedToSeller: (buyer) => [
      `Han pasado dos semanas sin acordar un encuentro con ${buyer}, así que la reserva ha caducado. Tu artículo vuelve a estar disponible.`,
      '¿Se ha hecho la entrega de todos modos? Tienes una semana para introducir el código del comprador en la conversación y cerrar el trato.',
    ],
    arrangedToBuyer: (seller) => [
      `Nadie ha confirmado la entrega en la semana siguiente a tu encuentro con ${seller}, así que tu reserva ha caducado. No debes nada.`,
      '¿Ya lo tienes? Para cerrar el trato, da tu código al vendedor: sigue en la conversación durante una semana.',
    ],
    arrangedToSeller: (buyer) => [
      `Nadie ha confirmado la entrega en la semana siguiente a tu encuentro con ${buyer}, así que la reserva ha caducado. Tu artículo vuelve a estar disponible.`,
      '¿Ya lo tiene? Tienes una semana para introducir su código en la conversación o marcar el artículo como vendido.',
    ],
    action: 'Abrir la conversación',
  },
  cancelled: {
    subjects: {
      declined: (title) => `Solicitud rechazada: ${title}`,
      withdrawn: (title) => `Solicitud retirada: ${title}`,
      cancelled: (title) => `Reserva cancelada: ${title}`,
    },
    by: {
      elsewhere: (seller) =>
        `${seller} ha vendido el artículo a otra persona, así que tu reserva ha terminado.`,
      youDeclined: (buyer) => `Has rechazado la solicitud de ${buyer}.`,
      declined: (seller) => `${seller} ha rechazado la solicitud, así que tu reserva ha terminado.`,
      youWithdrew: () => 'Has retirado tu solicitud.',
      withdrew: (buyer) => `${buyer} ha retirado la solicitud.`,
      you: () => 'Has cancelado esta reserva.',
      buyer: (name) => `${name} ha cancelado esta reserva.`,
      seller: (name) => `${name} ha cancelado esta reserva.`,
      admin: () => 'La tienda ha cancelado esta reserva.',
      removal: () => 'La tienda ha retirado este artículo y, con él, tu reserva.',
      buyerClosed: (name) => `La cuenta de ${name} se ha cerrado, así que esta reserva ha terminado.`,
      sellerClosed: (name) => `La cuenta de ${name} se ha cerrado, así que esta reserva ha terminado.`,
      buyerSuspended: (name) =>
        `La cuenta de ${name} está suspendida. Hemos cancelado esta reserva por tu seguridad.`,
      sellerSuspended: (name) =>
        `La cuenta de ${name} está suspendida. Hemos cancelado esta reserva por tu seguridad. No pagues ni acudas al encuentro.`,
    },
    meetingIsOff: 'El encuentro está cancelado. El archivo adjunto lo quita de tu calendario.',
    freed: 'Tu artículo vuelve a estar disponible.',
    sorry: 'No debes nada. Mira artículos parecidos.',
    seeItem: 'Ver el artículo',
    seeOthers: 'Ver otros artículos',
  },
};
