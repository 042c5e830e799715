import type { disputeTexts as english } from '#src/texts/disputes.ts';
import { some } from '#src/texts/words.ts';

const says = (by: string | null): string => (by === null ? 'Dices' : `${by} dice`);
/** Picks a verb for the reader or for another person. */
const verb = (by: string | null, yours: string, theirs: string): string => (by === null ? yours : theirs);

export const disputeTexts: typeof english = {
  heading: 'Disputa',
  reasons: {
    'no-show': (by, other) =>
      `${says(by)} que ${other === null ? 'no te presentaste' : `${other} no se presentó`}`,
    'not-handed-over': (by, _, side) =>
      side === 'buyer'
        ? `${says(by)} que no ${verb(by, 'recibiste', 'recibió')} el artículo`
        : `${says(by)} que aún ${verb(by, 'tienes', 'tiene')} el artículo`,
    'not-received': (by) =>
      `${says(by)} que ${verb(by, 'pagaste pero no recibiste', 'pagó pero no recibió')} el artículo`,
    'not-as-described': (by) => `${says(by)} que el artículo no es como se describe`,
    'wrong-item': (by) => `${says(by)} que ${verb(by, 'recibiste', 'recibió')} otro artículo`,
    unpaid: (by) => `${says(by)} que no ${verb(by, 'cobraste', 'cobró')}`,
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
    buyer: 'Quien vende tiene tres días para responder. Si no hay acuerdo, decide la tienda.',
    seller: 'Quien compra tiene tres días para responder. Si no hay acuerdo, decide la tienda.',
  },
  why: '¿Qué ha pasado?',
  whyName: 'El problema',
  chooseReason: 'Elige qué ha pasado.',
  options: {
    'no-show': { label: 'No se presentó', hint: 'Tú estabas en el lugar de encuentro' },
    'not-handed-over': {
      label: 'El artículo no cambió de manos',
      hint: 'Nadie lo entregó y nadie pagó',
    },
    'not-received': { label: 'Pagué pero no recibí el artículo', hint: 'Di cuándo y cómo pagaste' },
    'not-as-described': {
      label: 'No es como se describe',
      hint: 'Daños, defectos o piezas que faltan y que el anuncio no menciona',
    },
    'wrong-item': { label: 'Es otro artículo', hint: 'Otro modelo o versión, o una falsificación' },
    unpaid: { label: 'No cobré', hint: 'Nada, menos de lo acordado o billetes falsos' },
  },
  note: 'Qué pasó',
  noteName: 'La descripción',
  photos: 'Fotos',
  photosHint: 'Hasta seis. Las verán la otra parte y la tienda.',
  optional: 'opcional',
  answer: 'Dar mi versión',
  answerTitle: '¿Qué pasó?',
  answerText: 'Si no hay acuerdo, la tienda decide en dos semanas.',
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
    proposeText: (other) => `Avisaremos a ${other}. Nada cambia hasta que acepte.`,
    sureToAgree: {
      completed: '¿Cerrar este trato?',
      cancelled: '¿Cancelar este trato?',
      returned: '¿Devolver el artículo y el dinero?',
    },
    agreeText: {
      completed: 'La disputa termina y el artículo cuenta como vendido. No se puede deshacer.',
      cancelled: 'La disputa termina y el artículo vuelve a estar disponible. No se puede deshacer.',
      returned:
        'La disputa termina y el trato se cancela. En una semana se devuelven el artículo y el dinero. No se puede deshacer.',
      paused:
        'La disputa termina y el trato se cancela. El artículo sigue en pausa hasta que lo recupere quien lo vende. No se puede deshacer.',
    },
    lower: {
      propose: 'Proponer un precio más bajo',
      title: '¿Proponer un precio más bajo?',
      text: (other) =>
        `Quien compra se queda el artículo y quien vende devuelve la diferencia. Nada cambia hasta que ${other} acepte.`,
      price: 'Precio nuevo',
      proposed: (by, price) => `${by} propone un precio más bajo: ${price}.`,
      own: (other, price) => `Has propuesto un precio más bajo: ${price}. Esperando a que ${other} acepte.`,
      agree: (price) => `Aceptar ${price}`,
      sureToAgree: (price) => `¿Cerrar este trato por ${price}?`,
      agreeText:
        'La disputa termina y quien compra se queda el artículo. Quien vende devuelve la diferencia en una semana. No se puede deshacer.',
    },
    done: 'Enviado',
    withdraw: 'Retirar el aviso',
    sureToWithdraw: '¿Retirar tu aviso?',
    withdrawText: (other) => `El trato sigue donde estaba, con un plazo nuevo. Avisaremos a ${other}.`,
    withdrawn: 'Retirado. El trato continúa.',
  },
  thread: {
    show: 'Ver sus mensajes',
    hint: 'Al abrirlos queda registrado.',
    title: 'Sus mensajes',
    empty: 'No se han escrito.',
    earlier: 'Ver mensajes anteriores',
    failed: 'No se pudieron cargar los mensajes.',
    erased: 'Borrado con la cuenta',
  },
  cancelText: 'Esto pone fin al trato sin decidir la disputa.',
  decide: 'Decidir',
  decideTitle: 'Decidir esta disputa',
  decideText: 'Avisaremos a ambas partes, con tu motivo. Queda anotado en el registro de actividad.',
  outcome: '¿Cuál es el resultado?',
  choices: {
    completed: { label: 'Cerrado', hint: 'La entrega se hizo' },
    cancelled: { label: 'Cancelado', hint: 'El artículo vuelve a estar disponible' },
    buyer: { label: 'Quien compra no se presentó', hint: 'El artículo vuelve a estar disponible' },
    seller: { label: 'Quien vende no se presentó', hint: 'El artículo vuelve a estar disponible' },
    returned: {
      label: 'Devolver artículo y dinero',
      hint: 'En una semana. El artículo sigue en pausa hasta que lo recupere quien lo vende',
    },
    kept: {
      label: 'Cerrado',
      hint: 'Quien compra se queda el artículo, y quien vende, el dinero',
    },
  },
  afterHandover: 'El artículo sigue en pausa hasta que lo recupere quien lo vende',
  reason: 'Tu motivo',
  list: 'Disputas',
  count: (count) => some(count, 'disputa', 'disputas'),
  empty: 'No hay disputas',
  emptyHint: 'Aquí aparecen las disputas entre quienes compran y quienes venden.',
  item: 'Artículo',
  claimed: 'Problema',
  when: 'Cuándo',
  status: 'Situación',
  waits: 'Espera una decisión',
  open: 'Esperando respuesta',
  closed: 'Cerrada',
};
