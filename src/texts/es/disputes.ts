import type { disputeTexts as english } from '#src/texts/disputes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

const says = (by: string | null): string => (by === null ? 'Dices' : `${by} dice`);
/** Picks a verb for the reader or for another person. */
const verb = (by: string | null, yours: string, theirs: string): string => (by === null ? yours : theirs);

export const disputeTexts: Translation<typeof english> = {
  heading: 'Disputa',
  reasons: {
    'no-show': (by, other) =>
      `${says(by)} que ${other === null ? 'no te presentaste' : `${other} no se presentó`}`,
    'not-handed-over': (by, _, side) =>
      side === 'buyer'
        ? `${says(by)} que no ${verb(by, 'has recibido', 'ha recibido')} el artículo`
        : `${says(by)} que aún ${verb(by, 'tienes', 'tiene')} el artículo`,
    'not-received': (by) =>
      `${says(by)} que ${verb(by, 'has pagado pero no has recibido', 'ha pagado pero no ha recibido')} el artículo`,
    'not-as-described': (by) => `${says(by)} que el artículo no es como se describe`,
    'wrong-item': (by) => `${says(by)} que ${verb(by, 'has recibido', 'ha recibido')} otro artículo`,
    unpaid: (by) => `${says(by)} que no ${verb(by, 'te han pagado', 'le han pagado')}`,
  },
  answered: (name) => (name === null ? 'Tu respuesta' : `Respuesta de ${name}`),
  unanswered: 'Aún sin respuesta',
  decided: 'Decisión',
  settled: 'Hay acuerdo',
  settledByBoth: 'Ambas partes están de acuerdo',
  withdrawn: (by) => (by === null ? 'Has retirado este aviso.' : `${by} ha retirado este aviso.`),
  outcomes: {
    completed: 'El trato está cerrado.',
    cancelled: 'La reserva está cancelada.',
    'no-show': (name) => (name === null ? 'No te presentaste.' : `${name} no se presentó.`),
  },
  claim: 'Informar de un problema',
  claimText: {
    buyer: 'El vendedor tiene tres días para responder. Si no hay acuerdo, decide la tienda.',
    seller: 'El comprador tiene tres días para responder. Si no hay acuerdo, decide la tienda.',
  },
  why: '¿Qué ha pasado?',
  whyName: 'El problema',
  chooseReason: 'Elige qué ha pasado.',
  options: {
    'no-show': { label: 'No se presentó', hint: 'Tú estabas en el lugar de encuentro' },
    'not-handed-over': {
      label: 'No se ha hecho la entrega',
      hint: 'Ni se ha entregado el artículo ni se ha pagado',
    },
    'not-received': { label: 'He pagado y no he recibido el artículo', hint: 'Di cuándo y cómo has pagado' },
    'not-as-described': {
      label: 'No es como se describe',
      hint: 'Daños, defectos o piezas que faltan y que el anuncio no menciona',
    },
    'wrong-item': { label: 'Es otro artículo', hint: 'Otro modelo o versión, o una falsificación' },
    unpaid: { label: 'No me han pagado', hint: 'Nada, menos de lo acordado o billetes falsos' },
  },
  note: 'Qué ha pasado',
  noteName: 'La descripción',
  photos: 'Fotos',
  photosHint: 'Hasta seis. Las verán la otra parte y la tienda.',
  optional: 'opcional',
  answer: 'Dar mi versión',
  answerTitle: '¿Qué ha pasado?',
  answerText: 'Si no hay acuerdo, la tienda decide en un plazo de dos semanas.',
  send: 'Enviar',
  settle: {
    lead: (other) => `Si llegas a un acuerdo con ${other}, la disputa termina sin que decida la tienda.`,
    proposed: {
      completed: (by) => `${by} propone cerrar el trato.`,
      cancelled: (by) => `${by} propone cancelar el trato.`,
      returned: (by) => `${by} propone devolver el artículo y el dinero.`,
    },
    own: {
      completed: (other) => `Has propuesto cerrar el trato. Esperando a que ${other} acepte.`,
      cancelled: (other) => `Has propuesto cancelar el trato. Esperando a que ${other} acepte.`,
      returned: (other) => `Has propuesto devolver el artículo y el dinero. Esperando a que ${other} acepte.`,
    },
    propose: {
      completed: 'Proponer cerrar el trato',
      cancelled: 'Proponer cancelar el trato',
      returned: 'Proponer devolver artículo y dinero',
    },
    agree: {
      completed: 'Aceptar y cerrar el trato',
      cancelled: 'Aceptar y cancelar el trato',
      returned: 'Aceptar y devolver artículo y dinero',
    },
    sureToPropose: {
      completed: '¿Proponer cerrar el trato?',
      cancelled: '¿Proponer cancelar el trato?',
      returned: '¿Proponer devolver el artículo y el dinero?',
    },
    proposeText: (other) => `Avisaremos a ${other}. No cambia nada hasta que acepte.`,
    sureToAgree: {
      completed: '¿Cerrar este trato?',
      cancelled: '¿Cancelar este trato?',
      returned: '¿Devolver el artículo y el dinero?',
    },
    agreeText: {
      completed: 'La disputa termina y el artículo cuenta como vendido. No se puede deshacer.',
      cancelled: 'La disputa termina y el artículo vuelve a estar disponible. No se puede deshacer.',
      returned:
        'La disputa termina y el trato se cancela. El artículo y el dinero se devuelven en el plazo de una semana. No se puede deshacer.',
      paused:
        'La disputa termina y el trato se cancela. El artículo sigue en pausa hasta que el vendedor lo recupere. No se puede deshacer.',
    },
    lower: {
      propose: 'Proponer un precio más bajo',
      title: '¿Proponer un precio más bajo?',
      text: (other) =>
        `El comprador se queda el artículo y el vendedor devuelve la diferencia. No cambia nada hasta que ${other} acepte.`,
      price: 'Precio nuevo',
      proposed: (by, price) => `${by} propone un precio más bajo: ${price}.`,
      own: (other, price) => `Has propuesto un precio más bajo: ${price}. Esperando a que ${other} acepte.`,
      agree: (price) => `Aceptar ${price}`,
      sureToAgree: (price) => `¿Cerrar este trato por ${price}?`,
      agreeText:
        'La disputa termina y el comprador se queda el artículo. El vendedor devuelve la diferencia en el plazo de una semana. No se puede deshacer.',
    },
    done: 'Enviado',
    withdraw: 'Retirar el aviso',
    sureToWithdraw: '¿Retirar tu aviso?',
    withdrawText: (other) => `El trato sigue donde estaba, con un plazo nuevo. Avisaremos a ${other}.`,
    withdrawn: 'Retirado. El trato continúa.',
  },
  thread: {
    show: 'Ver sus mensajes',
    hint: 'Cada acceso queda registrado.',
    title: 'Sus mensajes',
    empty: 'No hay mensajes.',
    earlier: 'Ver mensajes anteriores',
    failed: 'No se han podido cargar los mensajes.',
    erased: 'Borrado con la cuenta',
  },
  cancelText: 'Esto pone fin al trato sin resolver la disputa.',
  decide: 'Resolver',
  decideTitle: 'Resolver esta disputa',
  decideText: 'Avisaremos a ambas partes, con tu motivo. Queda anotado en el registro de actividad.',
  outcome: '¿Cuál es el resultado?',
  choices: {
    completed: { label: 'Cerrado', hint: 'La entrega se hizo' },
    cancelled: { label: 'Cancelado', hint: 'El artículo vuelve a estar disponible' },
    buyer: { label: 'El comprador no se presentó', hint: 'El artículo vuelve a estar disponible' },
    seller: { label: 'El vendedor no se presentó', hint: 'El artículo vuelve a estar disponible' },
    returned: {
      label: 'Devolver artículo y dinero',
      hint: 'En el plazo de una semana. El artículo sigue en pausa hasta que el vendedor lo recupere',
    },
    kept: {
      label: 'Cerrado',
      hint: 'El comprador se queda el artículo, y el vendedor, el dinero',
    },
  },
  afterHandover: 'El artículo sigue en pausa hasta que el vendedor lo recupere',
  reason: 'Tu motivo',
  list: 'Disputas',
  count: (count) => plural(count, { one: '{n} disputa', other: '{n} disputas' }),
  empty: 'No hay disputas',
  emptyHint: 'Aquí aparecen las disputas entre compradores y vendedores.',
  item: 'Artículo',
  claimed: 'Problema',
  when: 'Cuándo',
  status: 'Situación',
  waits: 'Espera una decisión',
  open: 'Esperando respuesta',
  closed: 'Cerrada',
};
