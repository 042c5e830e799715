import type { requestedTexts as english } from '#src/texts/requested.ts';
import type { Translation } from '#src/texts/translation.ts';
import { de, le } from './elision.ts';

export const requestedTexts: Translation<typeof english> = {
  until: (seller, moment) =>
    `Réponse ${de(seller)} attendue au plus tard ${le(moment)}. Nous vous préviendrons par e-mail.`,
  next: (seller) =>
    `D’ici là, vous pouvez écrire ici à ${seller}. Une fois la demande acceptée, convenez d’un horaire et d’un lieu public, vérifiez l’article et payez au rendez-vous.`,
  safety: 'Rendez-vous sereins',
  close: 'Compris',
};
