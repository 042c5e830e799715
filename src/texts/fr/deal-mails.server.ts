import type { dealMailTexts as english } from '#src/texts/deal-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { de } from './elision.ts';

const code =
  'Une fois l’article vérifié et payé, donnez au vendeur le code affiché dans votre conversation pour conclure la vente.';

export const dealMailTexts: Translation<typeof english> = {
  gathered: {
    subject: (count) =>
      count > 1
        ? `${digits(count)} autres nouveautés sur vos réservations`
        : `${digits(count)} autre nouveauté sur vos réservations`,
    why: 'Il s’est passé trop de choses en une heure pour vous envoyer un e-mail à chaque fois. Voici où en est chaque article :',
    last: (count) => `Voici les ${digits(count)} dernières. Vous les trouverez toutes dans votre espace.`,
    action: 'Aller à mon espace',
  },
  bookedByYou: {
    subject: (title) => `Réservation demandée : ${title}`,
    paragraphs: (seller) => [
      `Vous avez demandé à ${seller} de vous réserver cet article. Il est mis de côté pour vous, et vous payez au rendez-vous.`,
      `${seller} a deux jours pour accepter. Sinon, votre demande expire, et vous ne devez rien.`,
    ],
    action: 'Ouvrir la conversation',
  },
  bookedFromYou: {
    subject: (title) => `Demande de réservation : ${title}`,
    paragraphs: (buyer) => [
      `${buyer} voudrait réserver votre article. Acceptez d’ici deux jours ; sinon, la demande expire et l’article redevient disponible.`,
      'Dès que vous acceptez, l’acheteur voit votre adresse e-mail (et votre téléphone, si vous l’avez indiqué), et chacun peut proposer un rendez-vous.',
    ],
    action: 'Répondre à la demande',
  },
  accepted: {
    subject: (title) => `Réservation acceptée : ${title}`,
    paragraphs: (seller) => [
      `${seller} a accepté. Proposez un rendez-vous dans votre conversation, ou écrivez au vendeur. Vous payez au rendez-vous, pas avant.`,
      code,
    ],
    action: 'Proposer un rendez-vous',
  },
  agreed: {
    subject: (title) => `Accord trouvé : ${title}`,
    toBuyer: (seller) => [
      `Vous vous êtes mis d’accord sur un prix avec ${seller}. L’article est réservé pour vous. Indiquez votre téléphone et un lieu de rendez-vous dans votre conversation, puis proposez un horaire. Vous payez au rendez-vous, pas avant.`,
      code,
    ],
    toSeller: (buyer) => [
      `Vous vous êtes mis d’accord sur un prix avec ${buyer}. L’article lui est réservé. Vous verrez son téléphone et le lieu de rendez-vous une fois indiqués ; chacun pourra alors proposer un horaire.`,
      'Une fois l’article vérifié et payé, saisissez le code de l’acheteur dans votre conversation pour conclure la vente.',
    ],
    action: 'Fixer un rendez-vous',
  },
  handedOver: {
    subject: (title) => `Merci de confirmer la remise de l’article : ${title}`,
    toBuyer: (seller) => [
      `${seller} indique que vous avez maintenant l’article. Confirmez-le pour conclure la vente.`,
      'Si vous ne l’avez pas reçu, signalez-le dans votre conversation d’ici trois jours : l’équipe du site examinera la situation. Sinon, il sera considéré comme reçu.',
    ],
    toSeller: (buyer) => [
      `${buyer} indique avoir maintenant l’article. Confirmez-le dans votre conversation pour conclure la vente.`,
      'Si vous ne l’avez pas remis, signalez-le au même endroit d’ici trois jours : l’équipe du site examinera la situation. Sinon, il sera considéré comme remis.',
    ],
    action: 'Confirmer ou signaler un problème',
  },
  completed: {
    subject: (title) => `Vente conclue : ${title}`,
    toBuyer: (seller) => [
      `La vente avec ${seller} est conclue. Profitez bien de votre achat.`,
      'Vous avez deux semaines pour laisser un avis.',
    ],
    toSeller: (buyer) => [
      `La vente avec ${buyer} est conclue. Merci d’avoir vendu ici.`,
      'Vous avez deux semaines pour laisser un avis.',
    ],
    action: 'Laisser un avis',
  },
  expired: {
    subject: (title) => `Réservation expirée : ${title}`,
    requestToBuyer: (seller) => [
      `${seller} n’a pas répondu dans les deux jours ; votre demande a donc expiré. Vous ne devez rien.`,
    ],
    requestToSeller: (buyer) => [
      `Vous n’avez pas répondu à ${buyer} dans les deux jours ; la demande a donc expiré. Votre article redevient disponible.`,
    ],
    acceptedToBuyer: (seller) => [
      `Aucun rendez-vous n’a été fixé avec ${seller} en deux semaines ; votre réservation a donc expiré. Vous ne devez rien.`,
      'L’article a quand même été remis ? Donnez votre code au vendeur pour conclure la vente : il reste affiché une semaine dans votre conversation.',
    ],
    acceptedToSeller: (buyer) => [
      `Aucun rendez-vous n’a été fixé avec ${buyer} en deux semaines ; la réservation a donc expiré. Votre article redevient disponible.`,
      'L’article a quand même été remis ? Saisissez le code de l’acheteur dans votre conversation d’ici une semaine pour conclure la vente.',
    ],
    arrangedToBuyer: (seller) => [
      `La remise de l’article n’a été confirmée ni par vous ni par ${seller} dans la semaine qui a suivi votre rendez-vous ; votre réservation a donc expiré. Vous ne devez rien.`,
      'Vous avez l’article ? Donnez votre code au vendeur pour conclure la vente : il reste affiché une semaine dans votre conversation.',
    ],
    arrangedToSeller: (buyer) => [
      `La remise de l’article n’a été confirmée ni par vous ni par ${buyer} dans la semaine qui a suivi votre rendez-vous ; la réservation a donc expiré. Votre article redevient disponible.`,
      'L’acheteur a l’article ? Saisissez son code dans votre conversation d’ici une semaine, ou marquez l’article comme vendu.',
    ],
    action: 'Ouvrir la conversation',
  },
  cancelled: {
    subjects: {
      declined: (title) => `Demande refusée : ${title}`,
      withdrawn: (title) => `Demande retirée : ${title}`,
      cancelled: (title) => `Réservation annulée : ${title}`,
    },
    by: {
      elsewhere: (seller) =>
        `${seller} a vendu l’article à quelqu’un d’autre ; votre réservation a donc pris fin.`,
      youDeclined: (buyer) => `Vous avez refusé la demande ${de(buyer)}.`,
      declined: (seller) => `${seller} a refusé ; votre réservation a donc pris fin.`,
      youWithdrew: () => 'Vous avez retiré votre demande.',
      withdrew: (buyer) => `${buyer} a retiré sa demande.`,
      you: () => 'Vous avez annulé cette réservation.',
      buyer: (name) => `${name} a annulé cette réservation.`,
      seller: (name) => `${name} a annulé cette réservation.`,
      admin: () => 'L’équipe du site a annulé cette réservation.',
      removal: () => 'L’équipe du site a retiré cet article, et avec lui votre réservation.',
      buyerClosed: (name) => `Le compte ${de(name)} a été fermé ; cette réservation a donc été annulée.`,
      sellerClosed: (name) => `Le compte ${de(name)} a été fermé ; cette réservation a donc été annulée.`,
      buyerSuspended: (name) =>
        `Le compte ${de(name)} est suspendu. Pour votre sécurité, nous avons annulé cette réservation.`,
      sellerSuspended: (name) =>
        `Le compte ${de(name)} est suspendu. Pour votre sécurité, nous avons annulé cette réservation. Ne payez rien et n’allez pas au rendez-vous.`,
    },
    meetingIsOff: 'Le rendez-vous est annulé. Le fichier joint le retire de votre agenda.',
    freed: 'Votre article redevient disponible.',
    sorry: 'Vous ne devez rien. Jetez un œil aux articles similaires.',
    seeItem: 'Voir l’article',
    seeOthers: 'Voir d’autres articles',
  },
};
