import type { meetingTexts as english } from '#src/texts/meetings.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  summary: (title) => `Remise en main propre : ${title}`,
  description: (buyer, seller, url) =>
    `Rendez-vous entre ${buyer} et ${seller}. Vérifier l’article, puis payer, puis confirmer dans la conversation : ${url}`,
  facts: {
    when: 'Quand',
    option: (number) => `Horaire ${number}`,
    place: 'Où',
    map: 'Carte',
    code: 'Votre code',
    note: 'Message',
    answer: 'Réponse',
    decision: 'Décision',
  },
  see: 'Ouvrir la conversation',
  requestWaits: {
    subject: (title) => `${title} : une demande attend votre réponse`,
    paragraphs: (buyer) => [
      `${buyer} a demandé hier à réserver votre article et attend toujours votre réponse.`,
      'Acceptez ou refusez dans les 24 heures. Sinon la demande expire, et votre article redevient disponible.',
    ],
    action: 'Répondre à la demande',
  },
  proposed: {
    subject: (title) => `Rendez-vous proposé : ${title}`,
    paragraphs: (name) => [
      `${name} propose ce rendez-vous.`,
      'Acceptez s’il vous convient, ou proposez un autre horaire ou un autre lieu. Rien n’est fixé sans votre accord.',
    ],
    instead: {
      subject: (title) => `Modifier le rendez-vous ? ${title}`,
      paragraphs: (name) => [
        `${name} voudrait modifier le rendez-vous.`,
        'Acceptez si cela vous convient, ou proposez autre chose. Sans votre accord, le rendez-vous prévu est maintenu.',
      ],
    },
    pickOne: 'Vous avez le choix entre ces horaires.',
    action: 'Répondre à la proposition',
  },
  arranged: {
    subject: (title) => `Rendez-vous fixé : ${title}`,
    changed: (title) => `Rendez-vous modifié : ${title}`,
    toBuyer: (seller) => [
      `Voici les détails de votre rendez-vous avec ${seller}. Une invitation d’agenda est jointe.`,
      'Vérifiez d’abord l’article, puis payez. Une fois l’article en main, donnez votre code au vendeur. Il prouve la remise en main propre, et fonctionne hors connexion.',
    ],
    toSeller: (buyer) => [
      `Voici les détails de votre rendez-vous avec ${buyer}. Une invitation d’agenda est jointe.`,
      'Une fois l’article vérifié et payé, saisissez le code de l’acheteur dans votre conversation. Ouvrez-la avant de partir : le code fonctionne alors hors connexion.',
    ],
    action: 'Ouvrir la conversation',
  },
  tomorrow: {
    subject: (title) => `Rappel de rendez-vous : ${title}`,
    toBuyer: (seller) => [
      `Votre rendez-vous avec ${seller} approche. En cas d’empêchement, proposez dès maintenant un autre horaire.`,
      'Vérifiez d’abord l’article, puis payez. Donnez votre code au vendeur une fois l’article en main.',
    ],
    toSeller: (buyer) => [
      `Votre rendez-vous avec ${buyer} approche. En cas d’empêchement, proposez dès maintenant un autre horaire.`,
      'Ouvrez la conversation avant de partir : vous pourrez alors contrôler le code hors connexion.',
    ],
    action: 'Ouvrir la conversation',
  },
  disputed: {
    subject: (title) => `Votre réponse est attendue : ${title}`,
    claims: {
      'no-show': (name) => `${name} signale votre absence au rendez-vous.`,
      'not-handed-over': (name) => `${name} indique que l’article n’a pas changé de mains.`,
      'not-received': (name) => `${name} indique avoir payé sans recevoir l’article.`,
      'not-as-described': (name) => `${name} indique que l’article n’est pas conforme à votre annonce.`,
      'wrong-item': (name) => `${name} indique avoir reçu un autre article.`,
      unpaid: (name) => `${name} indique que vous n’avez pas payé.`,
    },
    elseNoShow:
      'Donnez votre version d’ici trois jours. Sinon, la réservation prend fin pour absence au rendez-vous.',
    elseDecided:
      'Donnez votre version d’ici trois jours. Si vous ne trouvez pas d’accord, l’équipe du site tranche.',
    action: 'Donner ma version',
  },
  claimed: {
    subject: (title) => `Signalement envoyé : ${title}`,
    paragraphs: (name) => [
      `Nous avons transmis votre signalement à ${name}. La réponse est attendue d’ici trois jours, et nous vous préviendrons.`,
    ],
  },
  answered: {
    subject: (title) => `Réponse reçue : ${title}`,
    paragraphs: (name) => [
      `${name} a répondu. L’équipe du site tranchera d’ici deux semaines, et nous vous préviendrons.`,
    ],
  },
  settlement: {
    subject: (title) => `Régler le litige ? ${title}`,
    paragraphs: {
      completed: (name) => [
        `${name} propose de conclure la vente.`,
        'Si vous acceptez, la vente est conclue et le litige prend fin.',
      ],
      cancelled: (name) => [
        `${name} propose d’annuler la réservation.`,
        'Si vous acceptez, la réservation est annulée et le litige prend fin.',
      ],
      lower: (name, price) => [
        `${name} propose un prix plus bas : ${price}.`,
        'Si vous acceptez, l’acheteur garde l’article, le vendeur rembourse la différence sous une semaine et le litige prend fin.',
      ],
    },
    action: 'Répondre à la proposition',
  },
  settled: {
    subject: (title) => `Litige réglé : ${title}`,
    completed: [
      'D’un commun accord, la vente est conclue.',
      'Comment cela s’est-il passé ? Vous pouvez maintenant laisser un avis.',
    ],
    cancelled: ['D’un commun accord, la réservation est annulée.'],
    action: 'Ouvrir la conversation',
  },
  withdrawn: {
    subject: (title) => `Signalement retiré : ${title}`,
    paragraphs: (name) => [
      `${name} a retiré son signalement ; le litige est donc terminé.`,
      'La vente reprend là où elle en était, avec un nouveau délai.',
    ],
  },
  forAdmins: {
    subject: (title) => `Litige : ${title}`,
    opened: (name) => [
      `${name} ouvre un litige sur cette réservation. L’autre partie a trois jours pour répondre.`,
    ],
    answered: [
      'Les deux parties ont répondu. Un admin a deux semaines pour trancher ; ensuite, le litige se termine automatiquement.',
    ],
    unanswered: [
      'L’autre partie n’a pas répondu en trois jours. Un admin a deux semaines pour trancher ; ensuite, le litige se termine automatiquement.',
    ],
    action: 'Voir la réservation',
  },
  decided: {
    subject: (title) => `Décision : ${title}`,
    completed: ['La vente est conclue : l’article a été remis.'],
    cancelled: ['La réservation est annulée.'],
    noShow: (name) => [`Décision : absence au rendez-vous (${name}). La réservation est terminée.`],
    noShowOfYou: ['Décision : vous n’étiez pas au rendez-vous. La réservation est terminée.'],
    freed: 'L’article redevient disponible.',
    byClock: 'Personne ne s’y est opposé à temps.',
    action: 'Ouvrir la conversation',
  },
};
