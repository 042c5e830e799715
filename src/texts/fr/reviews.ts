import type { reviewTexts as english } from '#src/texts/reviews.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { sentence } from './elision.ts';

const stars = (count: number) => plural(count, { one: '{n} étoile', other: '{n} étoiles' });
const outOf = (rating: number) => `${stars(rating)} sur 5`;
const reviews = (count: number) => `${digits(count)} avis`;

export const reviewTexts: Translation<typeof english> = {
  reviews: {
    heading: 'Avis',
    ask: (other) => `Comment s’est passée la vente avec ${other} ?`,
    terms: (day) =>
      `${sentence(`Les deux avis deviennent visibles quand chacun a écrit le sien, ou le ${day}`)} D’ici là, vous pouvez encore modifier le vôtre.`,
    public: {
      buyer: 'Votre avis sera public, avec votre nom, sur la page du vendeur.',
      seller:
        'Votre avis et votre nom seront visibles pour les autres vendeurs chez qui cet acheteur réserve.',
    },
    waits: (other) => `${other} vous a laissé un avis. Écrivez le vôtre pour lire le sien.`,
    stars: 'Votre note',
    star: (count) =>
      count === 1 ? '1 étoile : mauvais' : count === 5 ? '5 étoiles : excellent' : stars(count),
    text: 'Votre avis',
    textHint:
      'Dites ce qui s’est bien passé, et ce qui s’est moins bien passé. Ni adresse ni numéro de téléphone. 1 000 caractères au maximum.',
    optional: 'facultatif',
    send: 'Envoyer l’avis',
    rated: (other, count) => `Vous avez donné ${stars(count)} à ${other}.`,
    seenBy: (other, day) => sentence(`${other} le verra quand les deux avis seront écrits, ou le ${day}`),
    edit: 'Modifier',
    change: 'Enregistrer',
    cancel: 'Annuler',
    sent: 'Avis enregistré.',
    published: 'Avis enregistré. Les deux avis sont maintenant visibles.',
    failed: 'Une erreur s’est produite. Votre texte est toujours là. Réessayez.',
    refused: 'L’avis ne peut plus être modifié. La page montre la dernière version.',
    over: 'Le délai pour laisser un avis sur cette vente est passé. Aucun avis n’a été écrit.',
    hidden: 'Pas encore visible',
    rating: outOf,
    by: (author, what, day) => `${author} · ${what} · ${day}`,
    of: {
      buyer: {
        cameras: 'achat d’un appareil photo',
        lens: 'achat d’un objectif',
        accessories: 'achat d’un accessoire',
      },
      seller: {
        cameras: 'vente d’un appareil photo',
        lens: 'vente d’un objectif',
        accessories: 'vente d’un accessoire',
      },
    },
    formerUser: 'Ancien membre',
    removed: 'Cet avis a été retiré par l’équipe du site.',
    you: 'Vous',
    openReply: 'Répondre publiquement',
    reply: 'Réponse publique',
    sendReply: 'Publier',
    cancelReply: 'Annuler',
    replied: (day) => `Réponse, ${day}`,
    replyTaken: 'La réponse a été supprimée.',
    replyHint: (day) =>
      `${sentence(`Vous pouvez répondre une fois, jusqu’au ${day}`)} Votre réponse est visible partout où l’avis l’est.`,
    deleteText: 'Supprimer mon texte',
    deleteTextTitle: 'Supprimer le texte de votre avis ?',
    deleteTextHint: 'Votre note est conservée, mais vous ne pourrez pas écrire de nouvel avis.',
    deleteReply: 'Supprimer ma réponse',
    deleted: {
      text: 'Votre texte a été supprimé. Votre note est conservée.',
      reply: 'Votre réponse a été supprimée.',
    },
    removal: {
      remove: 'Retirer cet avis',
      title: 'Retirer cet avis ?',
      text: 'Une mention dira qu’il a été retiré par l’équipe du site, et il ne comptera plus. C’est irréversible.',
      keep: 'Annuler',
      failed: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
    },
    others: {
      none: (other) => `${other} n’a pas encore d’avis.`,
      some: (other, count, rating) =>
        `${other} : ${rating === null ? '' : `${outOf(rating)}, `}${reviews(count)}.`,
      show: (other, count) =>
        plural(count, { one: `Lire l’avis sur ${other}`, other: `Lire les ${reviews(count)} sur ${other}` }),
    },
  },
};
