import type { conversationTexts as english } from '#src/texts/conversations.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

const here = 'Continuez la discussion ici : nous pourrons vous aider en cas de problème.';
const later = 'Payez au rendez-vous, une fois l’article vu, jamais avant.';

export const conversationTexts: Translation<typeof english> = {
  nav: 'Messages',
  list: {
    title: 'Messages',
    count: (count) => plural(count, { one: '{n} conversation', other: '{n} conversations' }),
    empty: 'Pas encore de messages',
    emptyHint:
      'Réservez un article, faites une offre ou posez une question au vendeur. Vous retrouverez la conversation ici, du premier message à l’avis.',
    browse: 'Voir les annonces',
    choose: 'Choisissez une conversation.',
    you: (text) => `Vous : ${text}`,
    unread: (count) => plural(count, { one: '{n} nouveau', other: '{n} nouveaux' }),
    erased: 'Ce message a été effacé.',
    photos: 'Photos',
    none: 'Pas encore de messages',
    suggested: {
      mine: 'Vous avez proposé un rendez-vous',
      theirs: (other) => `${other} a proposé un rendez-vous`,
    },
    reviewed: {
      mine: (other) => `Vous avez laissé un avis sur ${other}`,
      theirs: (other) => `${other} vous a laissé un avis`,
    },
    side: { buyer: 'Achat', seller: 'Vente' },
    offered: {
      mine: (price) => `Vous avez proposé ${price}`,
      theirs: (price) => `Offre : ${price}`,
    },
    withdrew: {
      mine: (price) => `Vous avez retiré votre offre de ${price}`,
      theirs: (other, price) => `${other} a retiré son offre de ${price}`,
    },
    meetingAt: (label, moment) => `${label} · ${moment}`,
    offerStates: {
      open: 'Offre en cours',
      countered: 'Contre-offre',
      accepted: 'Offre acceptée',
      declined: 'Offre refusée',
      withdrawn: 'Offre retirée',
      expired: 'Offre expirée',
      'item-taken': 'Offre terminée',
      overtaken: 'Offre terminée',
      closed: 'Offre terminée',
    },
  },
  ask: {
    title: 'Poser une question',
    hint: (seller) =>
      `${seller} reçoit un e-mail et répond ici. Vos adresses e-mail restent confidentielles.`,
    text: 'Votre message',
    send: 'Envoyer',
    signIn: 'Se connecter pour envoyer',
    signInHint: 'Il faudra vous connecter. Votre message vous attendra à votre retour.',
    cancel: 'Annuler',
    sent: 'Envoyé. Vous trouverez la réponse dans « Messages ».',
    failed: 'Votre message n’a pas été envoyé. Merci de réessayer.',
  },
  message: {
    short: 'Écrire',
    to: (other) => `Écrire à ${other}`,
    failed: 'La conversation n’a pas pu être ouverte. Réessayez.',
  },
  thread: {
    back: 'Tous les messages',
    item: 'Voir l’article',
    earlier: 'Afficher les messages précédents',
    log: 'Messages',
    you: 'Vous',
    write: (other) => `Écrire à ${other}`,
    placeholder: 'Message',
    send: 'Envoyer',
    sure: 'Envoyer ce message ?',
    keep: 'Retour',
    attach: 'Ajouter des photos',
    chosen: 'Photos à envoyer',
    chosenOf: (number) => `Photo ${number}, pas encore envoyée`,
    takeOut: (number) => `Retirer la photo ${number}`,
    takenOut: (number, left) =>
      `Photo ${number} retirée, ${left === 0 ? 'il n’en reste aucune' : `il en reste ${left}`}`,
    tooManyPhotos: (max) => `Un message peut contenir ${max} photos au maximum.`,
    photoLost: 'Une photo n’est plus disponible. Choisissez-la de nouveau.',
    newBelow: 'Nouveau message',
    arrived: (other, text) => `${other} : ${text}`,
    waiting: 'Partira dès que vous serez en ligne',
    trying: 'Pas encore envoyé. Nous continuons d’essayer.',
    sending: 'Envoi…',
    sent: 'Envoyé',
    refused: (why) => `Non envoyé : ${why}`,
    again: 'Réessayer',
    drop: 'Supprimer',
    tooLong: (count) => plural(count, { one: '{n} caractère de trop', other: '{n} caractères de trop' }),
    left: (count) => plural(count, { one: '{n} caractère restant', other: '{n} caractères restants' }),
    gone: (other) => `${other} n’est plus joignable.`,
    none: 'Conversation introuvable',
    noneText:
      'Elle a peut-être été supprimée au bout de deux ans, ou bien elle appartient à d’autres personnes.',
  },
  block: {
    blockedHint: (other) =>
      `Vous avez bloqué ${other}. Plus de messages, d’offres ni de réservations entre vous.`,
    start: (other) => `Bloquer ${other}`,
    end: (other) => `Débloquer ${other}`,
    sure: (other) => `Bloquer ${other} ?`,
    sureText:
      'Tant que le blocage dure, il n’y a plus de messages, d’offres ni de réservations entre vous. La personne n’en sera pas avertie.',
    withOrder:
      'Une réservation est en cours entre vous. Le blocage l’annule, et la personne en sera avertie.',
    confirm: 'Bloquer',
    confirmWithOrder: 'Annuler la réservation et bloquer',
    keep: 'Annuler',
    done: 'Personne bloquée',
    undone: 'Personne débloquée',
    failed: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
    list: 'Personnes bloquées',
    listLead: 'Entre vous et les personnes bloquées, il n’y a plus de messages, d’offres ni de réservations.',
    noneBlocked: 'Vous n’avez bloqué personne.',
    since: (day) => `depuis le ${day}`,
    endShort: 'Débloquer',
  },
  care: {
    title: 'Prudence',
    email: `Ce texte contient une adresse e-mail. ${here}`,
    link: 'Ce texte contient un lien. Ne vous connectez pas sur le site auquel il mène, et n’y payez rien.',
    phone: `Ce texte contient un numéro de téléphone. ${here}`,
    iban: `Ce texte contient un numéro de compte bancaire. ${later}`,
    card: 'Ce texte contient un numéro de carte. N’en envoyez jamais, et n’utilisez jamais celui qu’on vous envoie.',
    wire: `Ce texte parle d’un virement. ${later}`,
    'gift-card': 'Ce texte parle de cartes cadeaux. Toute demande de carte cadeau est une arnaque.',
    crypto: 'Ce texte parle de cryptomonnaie. Un tel paiement ne se récupère pas.',
    'friends-and-family':
      'Ce texte parle d’un paiement « entre proches ». Les services de paiement ne protègent pas ces paiements.',
    courier:
      'Ce texte parle d’un transporteur ou d’un intermédiaire. Rencontrez-vous en personne, et ne payez pas de frais d’avance.',
    'verification-code': 'Ne communiquez jamais un code de vérification. Il donne accès à votre compte.',
    'handover-code':
      'Ne donnez le code de remise en main propre qu’après avoir vérifié l’article et payé. Ne communiquez jamais un autre code.',
    overpayment:
      'Ce texte propose de payer plus que le prix. Ces paiements finissent toujours par être rejetés.',
    messenger: `On vous propose de passer sur une autre application. ${here}`,
  },
  holds: {
    lead: (what) =>
      `Votre message semble contenir ${what}. Vous pouvez l’envoyer, mais un avertissement s’affichera à la lecture.`,
    email: 'une adresse e-mail',
    link: 'un lien',
    phone: 'un numéro de téléphone',
    iban: 'un numéro de compte bancaire',
    card: 'un numéro de carte',
    wire: 'une mention de virement',
    'gift-card': 'une mention de cartes cadeaux',
    crypto: 'une mention de cryptomonnaie',
    'friends-and-family': 'une mention de paiement entre proches',
    courier: 'une mention de transporteur',
    'verification-code': 'une demande de code',
    'handover-code': 'le code de remise en main propre',
    overpayment: 'une proposition de payer trop',
    messenger: 'une mention d’une autre application',
  },
};
