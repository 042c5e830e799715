import type { requestedTexts as english } from '#src/texts/requested.ts';
import type { Translation } from '#src/texts/translation.ts';
import { el } from './moments.ts';

export const requestedTexts: Translation<typeof english> = {
  until: (seller, moment) => `${seller} tiene hasta ${el(moment)} para aceptar. Te escribiremos.`,
  next: (seller) =>
    `Hasta entonces puedes escribir aquí a ${seller}. Cuando acepte, acuerda una hora y un lugar público, revisa el artículo y paga en el encuentro.`,
  safety: 'Quedar con seguridad',
  close: 'Entendido',
};
