import type { meetingTexts as english } from '#src/texts/meetings.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  summary: (title) => `Entrega: ${title}`,
  description: (buyer, seller, url) =>
    `Encuentro de ${buyer} con ${seller}. Primero revisar el artículo, después pagar y por último confirmarlo en la conversación: ${url}`,
  facts: {
    when: 'Cuándo',
    option: (number) => `Opción ${number}`,
    place: 'Dónde',
    map: 'Mapa',
    code: 'Tu código',
    note: 'Mensaje',
    answer: 'Respuesta',
    decision: 'Decisión',
  },
  see: 'Abrir la conversación',
  requestWaits: {
    subject: (title) => `${title}: alguien espera tu respuesta`,
    paragraphs: (buyer) => [
      `${buyer} solicitó ayer reservar tu artículo y sigue esperando tu respuesta.`,
      'Acepta o rechaza en el plazo de un día. Si no, la solicitud caduca y tu artículo vuelve a estar disponible.',
    ],
    action: 'Responder a la solicitud',
  },
  proposed: {
    subject: (title) => `Encuentro propuesto: ${title}`,
    paragraphs: (name) => [
      `${name} ha propuesto este encuentro.`,
      'Acéptalo si te viene bien, o propón otra hora u otro lugar. No hay nada cerrado hasta que aceptes.',
    ],
    instead: {
      subject: (title) => `¿Cambiar el encuentro? ${title}`,
      paragraphs: (name) => [
        `${name} quiere cambiar el encuentro.`,
        'Acéptalo si te viene bien, o propón otra cosa. Hasta que aceptes, sigue en pie el encuentro anterior.',
      ],
    },
    pickOne: 'Puedes elegir una de estas horas.',
    action: 'Responder a la propuesta',
  },
  arranged: {
    subject: (title) => `Encuentro fijado: ${title}`,
    changed: (title) => `Encuentro cambiado: ${title}`,
    toBuyer: (seller) => [
      `Estos son los datos de tu encuentro con ${seller}. Adjuntamos una invitación de calendario.`,
      'Primero revisa el artículo y después paga. Cuando lo tengas, da tu código al vendedor. Es la prueba de la entrega y funciona sin conexión.',
    ],
    toSeller: (buyer) => [
      `Estos son los datos de tu encuentro con ${buyer}. Adjuntamos una invitación de calendario.`,
      'Cuando haya revisado el artículo y pagado, introduce su código en la conversación. Ábrela antes de salir: así el código funciona sin conexión.',
    ],
    action: 'Abrir la conversación',
  },
  tomorrow: {
    subject: (title) => `Se acerca tu encuentro: ${title}`,
    toBuyer: (seller) => [
      `Se acerca tu encuentro con ${seller}. Si no puedes ir, propón ya otra hora.`,
      'Primero revisa el artículo y después paga. Da tu código cuando tengas el artículo.',
    ],
    toSeller: (buyer) => [
      `Se acerca tu encuentro con ${buyer}. Si no puedes ir, propón ya otra hora.`,
      'Abre la conversación antes de salir: así podrás comprobar el código sin conexión.',
    ],
    action: 'Abrir la conversación',
  },
  disputed: {
    subject: (title) => `Esperamos tu respuesta: ${title}`,
    claims: {
      'no-show': (name) => `${name} dice que no te presentaste.`,
      'not-handed-over': (name) => `${name} dice que no se ha hecho la entrega.`,
      'not-received': (name) => `${name} dice que ha pagado pero no ha recibido el artículo.`,
      'not-as-described': (name) => `${name} dice que el artículo no es como lo describiste.`,
      'wrong-item': (name) => `${name} dice que ha recibido otro artículo.`,
      unpaid: (name) => `${name} dice que no has pagado.`,
    },
    elseNoShow:
      'Tienes tres días para dar tu versión. Si no lo haces, la reserva se dará por terminada por incomparecencia.',
    elseDecided: 'Tienes tres días para dar tu versión. Si no hay acuerdo, decide la tienda.',
    action: 'Dar mi versión',
  },
  claimed: {
    subject: (title) => `Problema comunicado: ${title}`,
    paragraphs: (name) => [
      `Hemos enviado tu aviso a ${name}. Tiene tres días para responder, y te avisaremos.`,
    ],
  },
  answered: {
    subject: (title) => `Respuesta recibida: ${title}`,
    paragraphs: (name) => [
      `${name} ha respondido. La tienda decidirá en un plazo de dos semanas, y te avisaremos.`,
    ],
  },
  settlement: {
    subject: (title) => `¿Resolver la disputa? ${title}`,
    paragraphs: {
      completed: (name) => [
        `${name} propone cerrar el trato.`,
        'Si aceptas, el trato queda cerrado y la disputa termina.',
      ],
      cancelled: (name) => [
        `${name} propone cancelar el trato.`,
        'Si aceptas, la reserva se cancela y la disputa termina.',
      ],
      lower: (name, price) => [
        `${name} propone un precio más bajo: ${price}.`,
        'Si aceptas, el comprador se queda el artículo, el vendedor devuelve la diferencia en el plazo de una semana y la disputa termina.',
      ],
    },
    action: 'Responder a la propuesta',
  },
  settled: {
    subject: (title) => `Acuerdo alcanzado: ${title}`,
    completed: [
      'Ambas partes han acordado cerrar el trato.',
      '¿Qué tal ha ido? Ya puedes dejar tu valoración.',
    ],
    cancelled: ['Ambas partes han acordado cancelar el trato.'],
    action: 'Abrir la conversación',
  },
  withdrawn: {
    subject: (title) => `Disputa retirada: ${title}`,
    paragraphs: (name) => [
      `${name} ha retirado su aviso, así que la disputa ha terminado.`,
      'El trato sigue donde estaba, con un plazo nuevo.',
    ],
  },
  forAdmins: {
    subject: (title) => `Disputa: ${title}`,
    opened: (name) => [
      `${name} ha abierto una disputa sobre esta reserva. La otra parte tiene tres días para responder.`,
    ],
    answered: [
      'Ambas partes han respondido. La administración tiene dos semanas para decidir; después, la disputa termina automáticamente.',
    ],
    unanswered: [
      'La otra parte no ha respondido en tres días. La administración tiene dos semanas para decidir; después, la disputa termina automáticamente.',
    ],
    action: 'Ver la reserva',
  },
  decided: {
    subject: (title) => `Disputa resuelta: ${title}`,
    completed: ['El trato está cerrado: el artículo se entregó.'],
    cancelled: ['La reserva está cancelada.'],
    noShow: (name) => [`La tienda considera que ${name} no se presentó, así que la reserva ha terminado.`],
    noShowOfYou: ['La tienda considera que no te presentaste, así que la reserva ha terminado.'],
    freed: 'El artículo vuelve a estar disponible.',
    byClock: 'Nadie se ha opuesto a tiempo.',
    action: 'Abrir la conversación',
  },
};
