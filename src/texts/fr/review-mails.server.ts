import type { reviewMailTexts as english } from '#src/texts/review-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { de } from './elision.ts';

const reply = 'Vous pouvez y répondre une fois, dans les 30 jours.';

export const reviewMailTexts: Translation<typeof english> = {
  waiting: {
    subject: (title) => `Vous avez reçu un avis : ${title}`,
    text: (other, day) => [
      `${other} vous a laissé un avis. Écrivez le vôtre pour lire le sien. Son avis deviendra visible le ${day} au plus tard.`,
      'Une fois visibles, les avis ne peuvent plus être modifiés.',
    ],
    action: 'Écrire mon avis',
  },
  shown: {
    subject: (title) => `Avis visibles : ${title}`,
    of: {
      both: (other) => [
        `Votre avis et celui ${de(other)} sont écrits : ils sont maintenant visibles. Vous pouvez répondre au sien une fois, dans les 30 jours.`,
      ],
      theirs: (other) => [`L’avis ${de(other)} est maintenant visible. ${reply}`],
      yours: (other) => [`Votre avis sur la vente avec ${other} est maintenant visible.`],
    },
    action: 'Voir les avis',
  },
  removed: {
    subject: (title) => `Votre avis a été retiré : ${title}`,
    text: (other, email) => [
      `L’équipe du site a retiré votre avis sur la vente avec ${other}. Ses étoiles ne comptent plus.`,
      `Si vous pensez qu’il s’agit d’une erreur, écrivez à ${email}.`,
    ],
    action: 'Ouvrir la conversation',
  },
};
