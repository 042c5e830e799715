import type { offerTexts as english } from '#src/texts/offers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { de, le } from './elision.ts';

/** Goes with each agreement, as in bookings. */
const bond =
  'Jusqu’à la remise de l’article, chacun peut annuler sans frais. Nous préviendrons l’autre personne.';
const twoDays =
  'deux jours pour répondre, ou quelques heures de plus pour que le délai ne se termine pas la nuit';
const offers = (count: number) => plural(count, { one: '{n} offre', other: '{n} offres' });

export const offerTexts: Translation<typeof english> = {
  nav: 'Offres',
  bond,
  turn: {
    wait: (other, price, until) =>
      `Vous avez proposé ${price}. Réponse ${de(other)} attendue au plus tard ${le(until)}.`,
    respond: (other, price, until) => `${other} propose ${price}. Répondez au plus tard ${le(until)}.`,
    confirm: (other, price, until) =>
      `${other} a modifié l’annonce depuis votre offre de ${price}. Confirmez l’offre au plus tard ${le(until)}, ou retirez-la.`,
    unconfirmed: (other, price) =>
      `Vous avez modifié l’annonce depuis l’offre ${de(other)} (${price}). L’offre doit d’abord être confirmée.`,
    respondEdited: (other, price, until) =>
      `${other} propose ${price}, mais a modifié l’annonce depuis. Répondez au plus tard ${le(until)}.`,
    declinedYou: (other, price) => `${other} a refusé votre offre de ${price}.`,
    declined: (price) => `Vous avez refusé ${price}.`,
    autoDeclined: {
      buyer: (_other, price) =>
        `Vous avez proposé ${price}. Refus automatique : en dessous du minimum du vendeur.`,
      seller: (other, price) =>
        `${other} a proposé ${price}. Refus automatique : en dessous de votre minimum.`,
    },
    withdrawn: (price) => `Vous avez retiré votre offre de ${price}.`,
    withdrew: (other, price) => `${other} a retiré son offre de ${price}.`,
    expired: (price) => `L’offre de ${price} a expiré.`,
    overtaken: {
      buyer: 'Le prix est descendu au niveau de votre offre. Réservez l’article maintenant.',
      seller: 'Votre prix est descendu au niveau de cette offre.',
    },
    accepted: (price) => `Accord conclu à ${price}.`,
    taken: 'L’article a été réservé ou vendu.',
    closed: 'Le vendeur n’accepte pas d’offres pour cet article en ce moment.',
    gone: 'L’offre a pris fin, car le compte de l’autre personne a été fermé.',
  },
  step: {
    youOffered: (price) => `Vous avez proposé ${price}`,
    offered: (other, price) => `${other} a proposé ${price}`,
    countered: 'Réponse : contre-offre',
    youAccepted: 'Vous avez accepté',
    accepted: (other) => `${other} a accepté`,
    youDeclined: 'Vous avez refusé',
    declined: (other) => `${other} a refusé`,
    autoDeclined: {
      buyer: 'Refus automatique : en dessous du minimum du vendeur',
      seller: 'Refus automatique : en dessous de votre minimum',
    },
    youWithdrew: 'Vous l’avez retirée',
    withdrew: (other) => `${other} l’a retirée`,
    expired: 'Offre expirée sans réponse',
    'item-taken': 'Offre terminée : l’article a été réservé ou vendu',
    overtaken: 'Offre terminée : le prix est descendu à ce montant',
    closed: 'Offre terminée',
  },
  make: 'Faire une offre',
  how: {
    title: 'Comment marchent les offres',
    buyer: (seller) =>
      `${seller} a ${twoDays}. Si c’est oui, c’est convenu : vous vous rencontrez, et vous achetez à ce prix. ${bond} Tant que l’offre n’est pas acceptée, quelqu’un d’autre peut encore réserver l’article.`,
    seller: (buyer) =>
      `${buyer} a ${twoDays}. Si c’est oui, c’est convenu : vous vous rencontrez, et vous vendez à ce prix. ${bond} Tant que l’offre n’est pas acceptée, quelqu’un d’autre peut encore réserver l’article.`,
  },
  price: (price) => `Prix demandé : ${price}`,
  amount: 'Votre offre',
  quickAmounts: 'Montants suggérés',
  below: (percent) =>
    percent < 1
      ? 'Soit moins de 1 % en dessous du prix demandé.'
      : `Soit ${digits(percent)} % en dessous du prix demandé.`,
  ownLeft: (count) => `Il vous reste ${offers(count)} pour cet article.`,
  note: 'Message au vendeur (facultatif)',
  noteHint: 'Par exemple, quand vous pourriez venir le chercher.',
  send: 'Envoyer l’offre',
  cancel: 'Annuler',
  sent: 'Offre envoyée.',
  declinedAtOnce: 'Refus automatique : en dessous du minimum du vendeur.',
  failed: 'L’offre n’a pas été envoyée. Votre saisie est conservée. Réessayez.',
  toThread: 'Ouvrir la conversation',
  sides: { buying: 'Envoyées', selling: 'Reçues' },
  count: offers,
  empty: { buying: 'Aucune offre envoyée', selling: 'Aucune offre reçue' },
  emptyHint: {
    buying: 'Si un vendeur accepte les offres, un bouton apparaît à côté de « Réserver ».',
    selling: 'Vous pouvez autoriser les offres en déposant ou en modifiant une annonce.',
  },
  browse: 'Voir les annonces',
  course: 'Offres échangées',
  left: (own, theirs, otherSide) =>
    `${own === 0 ? 'Il ne vous reste aucune offre.' : `Il vous reste ${offers(own)}.`} ${theirs === 0 ? 'Il n’en reste aucune' : `Il en reste ${theirs}`} ${otherSide === 'buyer' ? 'à l’acheteur' : 'au vendeur'}.`,
  actions: {
    accept: (price) => `Accepter ${price}`,
    confirm: 'Confirmer mon offre',
    counter: 'Faire une contre-offre',
    decline: 'Refuser',
    withdraw: 'Retirer mon offre',
    again: 'Faire une autre offre',
  },
  sure: {
    accept: 'Accepter cette offre ?',
    confirm: 'Confirmer votre offre ?',
    decline: 'Refuser cette offre ?',
    withdraw: 'Retirer votre offre ?',
  },
  sureText: {
    accept: {
      buyer: (seller, title, price) =>
        `Vous convenez de rencontrer ${seller} et d’acheter « ${title} » pour ${price}. L’article est réservé pour vous, et vous payez au rendez-vous. ${bond}`,
      seller: (buyer, title, price) =>
        `Vous convenez de rencontrer ${buyer} et de vendre « ${title} » pour ${price}. L’article est réservé à son nom, et le paiement se fait au rendez-vous. ${bond}`,
    },
    confirm: 'Votre offre reste la même, pour l’article tel qu’il est décrit maintenant.',
    decline: 'Nous préviendrons l’autre personne, qui pourra faire une autre offre s’il lui en reste.',
    withdraw: 'Nous préviendrons l’autre personne.',
  },
  contacts: {
    offered: {
      buyer: (seller) =>
        `Si ${seller} accepte, votre nom et votre e-mail lui sont transmis tout de suite ; votre téléphone et le lieu de rendez-vous, une fois que vous les aurez indiqués. Vous verrez son e-mail (et son téléphone, s’il est indiqué).`,
      seller: (buyer) =>
        `Si ${buyer} accepte, votre e-mail (et votre téléphone, si vous l’avez indiqué) lui est transmis tout de suite. Vous verrez son e-mail tout de suite, puis son téléphone et le lieu de rendez-vous, une fois indiqués.`,
    },
    accepted: {
      buyer: (seller) =>
        `${seller} verra alors votre nom et votre e-mail, puis votre téléphone et le lieu de rendez-vous, une fois que vous les aurez indiqués. Vous verrez son e-mail (et son téléphone, s’il est indiqué).`,
      seller: (buyer) =>
        `${buyer} verra alors votre e-mail (et votre téléphone, si vous l’avez indiqué). Vous verrez son e-mail tout de suite, puis son téléphone et le lieu de rendez-vous, une fois indiqués.`,
    },
  },
  counterTitle: 'Contre-offre',
  counterAmount: 'Votre contre-offre',
  done: {
    accept: {
      buyer: 'Offre acceptée. Indiquez maintenant votre téléphone et un lieu de rendez-vous.',
      seller: 'Offre acceptée. L’acheteur va indiquer son téléphone et un lieu de rendez-vous.',
    },
    confirm: 'Offre confirmée. Le vendeur a deux jours pour répondre.',
    decline: 'Offre refusée. Nous préviendrons l’autre personne.',
    withdraw: 'Offre retirée',
    counter: 'Contre-offre envoyée. Nous vous écrirons dès la réponse.',
  },
  movedOn: 'Cette offre a changé. Voici la dernière version.',
  didNotWork: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
  seeItem: 'Voir l’article',
  form: {
    take: 'Autoriser les offres',
    floor: 'Refuser automatiquement en dessous de',
    floorHint: 'Visible de vous seulement. Laissez vide pour décider de chaque offre.',
  },
};
