import type { reviewMailTexts as english } from '#src/texts/review-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { el } from './moments.ts';

export const reviewMailTexts: Translation<typeof english> = {
  waiting: {
    subject: (title) => `Te han valorado: ${title}`,
    text: (other, day) => [
      `${other} te ha valorado. Escribe tu valoración para ver la suya. Se publicará a más tardar ${el(day)}.`,
      'Las valoraciones no se pueden cambiar una vez publicadas.',
    ],
    action: 'Escribir mi valoración',
  },
  shown: {
    subject: (title) => `Ya puedes leer las valoraciones: ${title}`,
    of: {
      both: (other) => [
        `Tu valoración y la de ${other} ya están publicadas. Puedes responder una vez, en un plazo de 30 días.`,
      ],
      theirs: (other) => [
        `La valoración de ${other} ya está publicada. Puedes responder una vez, en un plazo de 30 días.`,
      ],
      yours: (other) => [`Tu valoración del trato con ${other} ya está publicada.`],
    },
    action: 'Ver las valoraciones',
  },
  removed: {
    subject: (title) => `Hemos retirado tu valoración: ${title}`,
    text: (other, email) => [
      `La tienda ha retirado tu valoración del trato con ${other}. Sus estrellas ya no cuentan.`,
      `Si crees que es un error, escribe a ${email}.`,
    ],
    action: 'Abrir la conversación',
  },
};
