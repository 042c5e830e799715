import type { reviewMailTexts as english } from '#src/texts/review-mails.server.ts';
import { el } from './moments.ts';

export const reviewMailTexts: typeof english = {
  waiting: {
    subject: (title) => `Te han valorado: ${title}`,
    text: (other, day) => [
      `${other} te ha valorado. Escribe tu valoración para verla. Se verá a más tardar ${el(day)}.`,
      'Las valoraciones no se pueden cambiar una vez que se ven.',
    ],
    action: 'Escribir mi valoración',
  },
  shown: {
    subject: (title) => `Ya se ven las valoraciones: ${title}`,
    of: {
      both: (other) => [
        `Tu valoración y la de ${other} están escritas, así que ya se ven. Puedes responder una vez, en 30 días.`,
      ],
      theirs: (other) => [`Ya se ve la valoración de ${other}. Puedes responder una vez, en 30 días.`],
      yours: (other) => [`Ya se ve tu valoración del trato con ${other}.`],
    },
    action: 'Ver las valoraciones',
  },
  removed: {
    subject: (title) => `Tu valoración se retiró: ${title}`,
    text: (other, email) => [
      `La tienda ha retirado tu valoración del trato con ${other}. Sus estrellas ya no cuentan.`,
      `Si crees que es un error, escribe a ${email}.`,
    ],
    action: 'Abrir la conversación',
  },
};
