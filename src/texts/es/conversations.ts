import type { conversationTexts as english } from '#src/texts/conversations.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

const here = 'Sigue la conversación aquí para que podamos ayudarte si algo sale mal.';
const later = 'Paga cuando hayas visto el artículo en persona, nunca antes.';

export const conversationTexts: Translation<typeof english> = {
  nav: 'Mensajes',
  list: {
    title: 'Mensajes',
    count: (count) => plural(count, { one: '{n} conversación', other: '{n} conversaciones' }),
    empty: 'Todavía no hay mensajes',
    emptyHint:
      'Reserva un artículo, haz una oferta o pregunta al vendedor. Aquí tendrás la conversación, desde el primer mensaje hasta la valoración.',
    browse: 'Ver artículos',
    choose: 'Elige una conversación.',
    you: (text) => `Tú: ${text}`,
    unread: (count) => plural(count, { one: '{n} nuevo', other: '{n} nuevos' }),
    erased: 'Este mensaje se ha borrado.',
    photos: 'Fotos',
    none: 'Todavía no hay mensajes',
    suggested: {
      mine: 'Has propuesto un encuentro',
      theirs: (other) => `${other} ha propuesto un encuentro`,
    },
    reviewed: {
      mine: (other) => `Has valorado a ${other}`,
      theirs: (other) => `${other} te ha valorado`,
    },
    side: { buyer: 'Compra', seller: 'Venta' },
    offered: {
      mine: (price) => `Has ofrecido ${price}`,
      theirs: (price) => `Oferta: ${price}`,
    },
    withdrew: {
      mine: (price) => `Has retirado tu oferta de ${price}`,
      theirs: (other, price) => `${other} ha retirado la oferta de ${price}`,
    },
    meetingAt: (label, moment) => `${label} · ${moment}`,
    offerStates: {
      open: 'Oferta abierta',
      countered: 'Contraoferta',
      accepted: 'Oferta aceptada',
      declined: 'Oferta rechazada',
      withdrawn: 'Oferta retirada',
      expired: 'Oferta caducada',
      'item-taken': 'Oferta terminada',
      overtaken: 'Oferta terminada',
      closed: 'Oferta terminada',
    },
  },
  ask: {
    title: 'Preguntar al vendedor',
    hint: (seller) =>
      `${seller} recibe un correo y responde aquí. Las direcciones de correo siguen siendo privadas.`,
    text: 'Tu mensaje',
    send: 'Enviar',
    signIn: 'Entrar para enviar',
    signInHint: 'Tendrás que entrar en tu cuenta. Tu mensaje seguirá aquí cuando vuelvas.',
    cancel: 'Cancelar',
    sent: 'Enviado. Verás la respuesta en Mensajes.',
    failed: 'No se ha enviado tu mensaje. Inténtalo de nuevo.',
  },
  message: {
    short: 'Escribir',
    to: (other) => `Escribir a ${other}`,
    failed: 'No se ha podido abrir la conversación. Inténtalo de nuevo.',
  },
  thread: {
    back: 'Todos los mensajes',
    item: 'Ver el artículo',
    earlier: 'Ver mensajes anteriores',
    log: 'Mensajes',
    you: 'Tú',
    write: (other) => `Escribir a ${other}`,
    placeholder: 'Mensaje',
    send: 'Enviar',
    sure: '¿Enviar este mensaje?',
    keep: 'Volver',
    attach: 'Añadir fotos',
    chosen: 'Fotos por enviar',
    chosenOf: (number) => `Foto ${number}, aún sin enviar`,
    takeOut: (number) => `Quitar la foto ${number}`,
    takenOut: (number, left) =>
      plural(left, {
        one: `Se ha quitado la foto ${number}; queda 1`,
        other: `Se ha quitado la foto ${number}; quedan ${left}`,
      }),
    tooManyPhotos: (max) => `Un mensaje puede tener ${max} fotos como máximo.`,
    photoLost: 'Una foto ya no está en este dispositivo. Elígela de nuevo.',
    newBelow: 'Mensaje nuevo',
    arrived: (other, text) => `${other}: ${text}`,
    waiting: 'Se enviará cuando tengas conexión',
    trying: 'Aún no se ha enviado. Seguimos intentándolo.',
    sending: 'Enviando…',
    sent: 'Enviado',
    refused: (why) => `No enviado: ${why}`,
    again: 'Reintentar',
    drop: 'Eliminar',
    tooLong: (count) =>
      plural(count, {
        one: 'Sobra 1 carácter',
        other: `Sobran ${plural(count, { one: '{n} carácter', other: '{n} caracteres' })}`,
      }),
    left: (count) =>
      plural(count, {
        one: 'Queda 1 carácter',
        other: `Quedan ${plural(count, { one: '{n} carácter', other: '{n} caracteres' })}`,
      }),
    gone: (other) => `Ya no se puede contactar con ${other}.`,
    none: 'Conversación no encontrada',
    noneText: 'Puede que se haya borrado al cabo de dos años, o que sea de otras personas.',
  },
  block: {
    blockedHint: (other) =>
      `Has bloqueado a ${other}. Ninguna de las dos partes puede enviar mensajes u ofertas a la otra, ni reservar.`,
    start: (other) => `Bloquear a ${other}`,
    end: (other) => `Desbloquear a ${other}`,
    sure: (other) => `¿Bloquear a ${other}?`,
    sureText:
      'Mientras dure el bloqueo, ninguna de las dos partes puede enviar mensajes u ofertas a la otra, ni reservar. No avisaremos a la otra persona.',
    withOrder: 'Hay una reserva abierta. Al bloquear se cancela, y avisaremos a la otra persona.',
    confirm: 'Bloquear',
    confirmWithOrder: 'Cancelar reserva y bloquear',
    keep: 'Cancelar',
    done: 'Persona bloqueada',
    undone: 'Persona desbloqueada',
    failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
    list: 'Personas bloqueadas',
    listLead:
      'No puedes enviar mensajes ni ofertas a las personas que bloqueas, ni reservar sus artículos. Ellas a ti tampoco.',
    noneBlocked: 'No has bloqueado a nadie.',
    since: (day) => `desde ${el(day)}`,
    endShort: 'Desbloquear',
  },
  care: {
    title: 'Por tu seguridad',
    email: `Este texto contiene una dirección de correo. ${here}`,
    link: 'Este texto contiene un enlace. No inicies sesión ni pagues en ese sitio.',
    phone: `Este texto contiene un número de teléfono. ${here}`,
    iban: `Este texto contiene un número de cuenta bancaria. ${later}`,
    card: 'Este texto contiene un número de tarjeta. Nunca envíes ninguno ni uses uno que te envíen.',
    wire: `Este texto habla de una transferencia. ${later}`,
    'gift-card': 'Este texto habla de tarjetas de regalo. Quien pide tarjetas de regalo quiere estafarte.',
    crypto: 'Este texto habla de criptomonedas. Un pago así no se puede recuperar.',
    'friends-and-family':
      'Este texto habla de un pago a amigos y familiares. Los servicios de pago no protegen esos pagos.',
    courier:
      'Este texto habla de un mensajero o intermediario. Haz la entrega en persona y no pagues nada por adelantado.',
    'verification-code': 'Nunca compartas un código de verificación. Da acceso a tu cuenta.',
    'handover-code':
      'Da el código de entrega solo después de revisar el artículo y pagar. Nunca compartas ningún otro código.',
    overpayment: 'Este texto habla de pagar por encima del precio. Esos pagos resultan ser falsos.',
    messenger: `Te proponen pasar a otra aplicación. ${here}`,
  },
  holds: {
    lead: (what) =>
      `Parece que tu mensaje ${what}. Puedes enviarlo, pero la otra persona verá un aviso de seguridad.`,
    email: 'contiene una dirección de correo',
    link: 'contiene un enlace',
    phone: 'contiene un número de teléfono',
    iban: 'contiene un número de cuenta bancaria',
    card: 'contiene un número de tarjeta',
    wire: 'habla de una transferencia',
    'gift-card': 'habla de tarjetas de regalo',
    crypto: 'habla de criptomonedas',
    'friends-and-family': 'habla de un pago a amigos y familiares',
    courier: 'habla de un mensajero',
    'verification-code': 'pide un código',
    'handover-code': 'contiene el código de entrega',
    overpayment: 'habla de pagar de más',
    messenger: 'habla de otra aplicación',
  },
};
