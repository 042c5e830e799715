import type { offerMailTexts as english } from '#src/texts/offer-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const offerMailTexts: Translation<typeof english> = {
  facts: { item: 'Article', price: 'Prix demandé', amount: 'Offre', note: 'Message' },
  made: {
    subject: (title) => `Une offre pour ${title}`,
    paragraphs: (other) => [
      `${other} a fait une offre pour votre article.`,
      'Si vous acceptez, l’article est réservé à ce prix. L’acheteur voit alors votre adresse e-mail (et votre téléphone, si vous l’avez indiqué). Vous voyez l’adresse e-mail de l’acheteur, puis son téléphone une fois indiqué.',
      'Vous pouvez aussi faire une contre-offre, ou refuser.',
    ],
    action: 'Répondre à l’offre',
  },
  countered: {
    subject: (title) => `Contre-offre : ${title}`,
    paragraphs: (other) => [
      `${other} a fait une contre-offre.`,
      'Si vous acceptez, l’article est réservé à ce prix. Chacun voit alors l’adresse e-mail de l’autre, et son téléphone une fois indiqué.',
    ],
    action: 'Répondre à l’offre',
  },
  edited: {
    subject: (title) => `Annonce modifiée : ${title}`,
    paragraphs: (other) => [
      `${other} a modifié l’annonce depuis votre offre. Regardez ce qui a changé avant d’accepter quoi que ce soit.`,
    ],
    action: 'Voir ce qui a changé',
  },
  confirmed: {
    subject: (title) => `Offre confirmée : ${title}`,
    paragraphs: (other) => [
      `${other} a vu vos modifications et maintient son offre. Vous avez deux jours pour répondre.`,
    ],
    action: 'Répondre à l’offre',
  },
  declined: {
    subject: (title) => `Offre refusée : ${title}`,
    paragraphs: (other) => [`${other} a refusé votre offre.`],
    action: 'Ouvrir la conversation',
  },
  withdrawn: {
    subject: (title) => `Offre retirée : ${title}`,
    paragraphs: (other) => [`${other} a retiré son offre. Vous n’avez rien à faire.`],
    action: 'Ouvrir la conversation',
  },
  expired: {
    subject: (title) => `Offre expirée : ${title}`,
    paragraphs: (other) => [
      `${other} n’a pas répondu à votre offre dans les deux jours ; elle a donc expiré.`,
    ],
    action: 'Ouvrir la conversation',
  },
  'item-taken': {
    subject: (title) => `Plus disponible : ${title}`,
    paragraphs: () => [
      'L’article sur lequel vous avez fait une offre a été réservé ou vendu ; votre offre a donc pris fin. S’il redevient disponible, vous pourrez faire une autre offre.',
    ],
    action: 'Ouvrir la conversation',
  },
  overtaken: {
    subject: (title) => `Baisse de prix : ${title}`,
    paragraphs: () => [
      'Le prix de l’article est descendu au niveau de votre offre, ou plus bas. Votre offre a pris fin. Réservez l’article tant qu’il est disponible.',
    ],
    action: 'Voir l’article',
  },
  closed: {
    subject: (title) => `Votre offre a pris fin : ${title}`,
    paragraphs: () => ['Le vendeur n’accepte pas d’offres pour cet article en ce moment.'],
    action: 'Ouvrir la conversation',
  },
};
