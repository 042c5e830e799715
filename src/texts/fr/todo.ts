import type { todoTexts as english } from '#src/texts/todo.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { le } from './elision.ts';

export const todoTexts: Translation<typeof english> = {
  title: 'À vous de répondre',
  count: (count) => plural(count, { one: '{n} chose à faire', other: '{n} choses à faire' }),
  heading: (count) => plural(count, { one: '{n} chose à faire', other: '{n} choses à faire' }),
  empty: 'Personne n’attend de réponse de votre part.',
  emptyHint: 'Les offres, demandes, rendez-vous, avis et messages non lus apparaissent ici.',
  all: (count) => `Tout voir (${digits(count)})`,
  first: (shown, count) => `Les ${digits(shown)} plus urgentes sur ${digits(count)}.`,
  replyBy: (moment) => `Répondre au plus tard ${le(moment)}`,
  dueBy: (moment) => `À faire au plus tard ${le(moment)}`,
  actOf: (label, title) => `${label} : ${title}`,
  what: {
    accept: ({ other, title, price }) => `${other} voudrait acheter « ${title} » pour ${price}`,
    'answer-offer': {
      seller: ({ other, title, price }) => `${other} propose ${price} pour « ${title} »`,
      buyer: ({ other, title, price }) => `${other} demande ${price} pour « ${title} »`,
    },
    'confirm-offer': ({ title, price }) =>
      `Annonce modifiée : ${title}. Votre offre de ${price} tient-elle toujours ?`,
    'give-contact': ({ other, title, price }) =>
      `Accord avec ${other} sur ${price} pour « ${title} ». Indiquez votre téléphone et un lieu de rendez-vous.`,
    'suggest-meeting': ({ other, title }) => `Fixez un rendez-vous avec ${other} pour « ${title} »`,
    'answer-meeting': ({ other, title }) => `${other} propose un rendez-vous pour « ${title} »`,
    'report-handover': {
      buyer: ({ other, title }) => `Rendez-vous avec ${other} : avez-vous reçu « ${title} » ?`,
      seller: ({ other, title }) => `Rendez-vous avec ${other} : avez-vous remis « ${title} » ?`,
    },
    'confirm-handover': {
      buyer: ({ other, title }) => `${other} indique que vous avez « ${title} ». Est-ce exact ?`,
      seller: ({ other, title }) => `${other} indique avoir « ${title} ». Est-ce exact ?`,
    },
    review: ({ other, title }) => `Comment s’est passée la vente avec ${other} (${title}) ?`,
    'answer-dispute': ({ other, title }) => `${other} a ouvert un litige : ${title}`,
    'answer-settlement': ({ other, title }) => `${other} propose de régler le litige : ${title}`,
    read: ({ other, title, count }) =>
      `${other} vous a écrit${plural(count, { one: '', other: ' {n} messages' })} : ${title}`,
    'check-reports': ({ count }) =>
      plural(count, { one: '{n} signalement en cours', other: '{n} signalements en cours' }),
    verify: ({ count }) =>
      plural(count, {
        one: '1 vendeur demande la vérification',
        other: `${digits(count)} vendeurs demandent la vérification`,
      }),
    decide: ({ title }) => `Un litige attend une décision : ${title}`,
  },
  acts: {
    accept: 'Accepter ou refuser',
    'answer-offer': 'Répondre à l’offre',
    'confirm-offer': 'Revoir mon offre',
    'give-contact': 'Indiquer téléphone et lieu',
    'suggest-meeting': 'Proposer un rendez-vous',
    'answer-meeting': 'Répondre à la proposition',
    'report-handover': 'Confirmer la remise en main propre',
    'confirm-handover': 'Confirmer la remise en main propre',
    review: 'Laisser un avis',
    'answer-dispute': 'Donner ma version',
    'answer-settlement': 'Répondre à la proposition',
    read: 'Lire et répondre',
    'check-reports': 'Voir les signalements',
    verify: 'Voir les demandes',
    decide: 'Trancher',
  },
};
