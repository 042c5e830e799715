import type { todoTexts as english } from '#src/texts/todo.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const todoTexts: Translation<typeof english> = {
  title: 'Te toca responder',
  count: (count) => plural(count, { one: '{n} asunto pendiente', other: '{n} asuntos pendientes' }),
  heading: (count) =>
    plural(count, {
      one: '1 asunto espera tu respuesta',
      other: `${digits(count)} asuntos esperan tu respuesta`,
    }),
  empty: 'No hay nada pendiente.',
  emptyHint: 'Aquí aparecen ofertas, solicitudes, encuentros, valoraciones y mensajes sin leer.',
  all: (count) => `Ver todo (${digits(count)})`,
  first: (shown, count) => `Se muestran los ${digits(shown)} más urgentes de ${digits(count)}.`,
  replyBy: (moment) => `Responde a más tardar ${el(moment)}`,
  dueBy: (moment) => `Hasta ${el(moment)}`,
  actOf: (label, title) => `${label}: ${title}`,
  what: {
    accept: ({ other, title, price }) => `${other} quiere comprar ${title} por ${price}`,
    'answer-offer': {
      seller: ({ other, title, price }) => `${other} ofrece ${price} por ${title}`,
      buyer: ({ other, title, price }) => `${other} pide ${price} por ${title}`,
    },
    'confirm-offer': ({ title, price }) => `Se ha editado ${title}. ¿Sigue en pie tu oferta de ${price}?`,
    'give-contact': ({ other, title, price }) =>
      `Precio acordado con ${other}: ${price} por ${title}. Añade tu teléfono y un lugar de encuentro.`,
    'suggest-meeting': ({ other, title }) => `Acuerda un encuentro con ${other}: ${title}`,
    'answer-meeting': ({ other, title }) => `${other} propone un encuentro: ${title}`,
    'report-handover': {
      buyer: ({ other, title }) => `¿Has recibido ya ${title} de ${other}?`,
      seller: ({ other, title }) => `¿Has entregado ya ${title} a ${other}?`,
    },
    'confirm-handover': {
      buyer: ({ other, title }) => `${other} dice que ya tienes ${title}. ¿Es así?`,
      seller: ({ other, title }) => `${other} dice que ya tiene ${title}. ¿Es así?`,
    },
    review: ({ other, title }) => `${title}: ¿qué tal ha ido con ${other}?`,
    'answer-dispute': ({ other, title }) => `${other} ha abierto una disputa sobre ${title}`,
    'answer-settlement': ({ other, title }) => `${other} propone cómo resolver la disputa sobre ${title}`,
    read: ({ other, title, count }) =>
      `${other} te ha enviado ${plural(count, { one: 'un mensaje', other: `${digits(count)} mensajes` })} sobre ${title}`,
    'check-reports': ({ count }) =>
      plural(count, { one: 'Hay 1 denuncia abierta', other: `Hay ${digits(count)} denuncias abiertas` }),
    verify: ({ count }) =>
      plural(count, {
        one: '1 vendedor pide verificación',
        other: `${digits(count)} vendedores piden verificación`,
      }),
    decide: ({ title }) => `Una disputa sobre ${title} espera una decisión`,
  },
  acts: {
    accept: 'Aceptar o rechazar',
    'answer-offer': 'Responder a la oferta',
    'confirm-offer': 'Revisar tu oferta',
    'give-contact': 'Añadir teléfono y lugar',
    'suggest-meeting': 'Proponer un encuentro',
    'answer-meeting': 'Responder a la propuesta',
    'report-handover': 'Confirmar la entrega',
    'confirm-handover': 'Confirmar la entrega',
    review: 'Dejar una valoración',
    'answer-dispute': 'Dar mi versión',
    'answer-settlement': 'Responder a la propuesta',
    read: 'Leer y responder',
    'check-reports': 'Revisar las denuncias',
    verify: 'Revisar las solicitudes',
    decide: 'Resolver',
  },
};
