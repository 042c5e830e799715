import type { dealThreadTexts as english } from '#src/texts/deal-thread.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { de, que, sentence } from './elision.ts';

const you = 'Vous';
/** The beginning of a sentence in the past. */
const has = (who: string): string => (who === you ? 'Vous avez' : `${who} a`);

export const dealThreadTexts: Translation<typeof english> = {
  yourTurn: 'À vous',
  review: (other, day) => sentence(`Donnez votre avis sur ${other} au plus tard le ${day}`),
  details: 'Détails de la réservation',
  phoneOf: (name) => `Téléphone ${de(name)} :`,
  emailOf: (name) => `Adresse e-mail ${de(name)} :`,
  phone: {
    add: (buyer) => `Indiquer mon téléphone à ${buyer}`,
    title: 'Indiquer mon téléphone',
    text: (buyer) =>
      `${buyer} le verra tout de suite ; les prochaines personnes, dès que vous accepterez leur réservation. Nous l’enregistrons dans votre profil.`,
    added: (buyer) => `${buyer} voit maintenant votre numéro de téléphone.`,
  },
  offer: 'Offre',
  you,
  admin: 'L’équipe du site',
  get shop() {
    return shopName();
  },
  steps: {
    requested: (who, price) => `${has(who)} demandé à réserver cet article pour ${price}`,
    accepted: (who, price) => `${has(who)} accepté ${price}`,
    arranged: (who) => `${has(who)} accepté le rendez-vous`,
    agreed: (who, when) => `${has(who)} accepté le rendez-vous : ${when}`,
    'handed-over': (who) => `${has(who)} marqué l’article comme remis`,
    received: (who) => `${has(who)} reçu l’article`,
    disputed: (who) => `${has(who)} signalé un problème`,
    disputeWithdrawn: (who) => `${has(who)} retiré le signalement`,
    agreedToComplete: (who) => `${has(who)} accepté de conclure la vente`,
    agreedToCancel: (who) => `${has(who)} accepté d’annuler la réservation`,
    confirmed: (who) => `${has(who)} confirmé la remise en main propre`,
    completed: (who) => `${has(who)} conclu la vente`,
    declined: (who) => `${has(who)} refusé la demande`,
    withdrawn: (who) => `${has(who)} retiré la demande`,
    expired: (who) => `${has(who)} mis fin à la réservation`,
    cancelled: (who) => `${has(who)} annulé la réservation`,
    'no-show': (who) => `${has(who)} mis fin à la réservation : absence au rendez-vous`,
  },
  automatic: {
    completed: 'Vente conclue automatiquement',
    expired: 'Réservation expirée automatiquement',
    cancelled: 'Réservation annulée automatiquement',
    'no-show': 'Réservation terminée automatiquement : absence au rendez-vous',
  },
  below: (percent) => `${digits(percent)} % en dessous du prix demandé`,
  requested: {
    buyer: (seller) =>
      `${seller} voit votre nom, votre e-mail, votre téléphone et le lieu proposé. Vous verrez son e-mail (et son téléphone, s’il est indiqué) une fois la réservation acceptée.`,
    seller: (buyer) =>
      `Si vous acceptez, l’article est réservé pour ${buyer}, qui verra votre e-mail (et votre téléphone, si vous l’avez indiqué). Vous voyez déjà ses coordonnées.`,
    place: {
      buyer: (_buyer, place) => `Lieu de rendez-vous que vous proposez : ${place}`,
      seller: (buyer, place) => `Lieu de rendez-vous ${que(buyer)} propose : ${place}`,
    },
  },
  accepted: {
    next: 'Maintenant, convenez d’un horaire et d’un lieu public pour vous retrouver.',
    contact: 'Indiquez d’abord votre téléphone et l’endroit où vous aimeriez vous retrouver.',
    wait: (buyer) => `Vous pourrez proposer un rendez-vous dès ${que(buyer)} aura indiqué son téléphone.`,
  },
  orAt: ' ou ',
  suggested: (who, when, place) => `${has(who)} proposé un rendez-vous : ${when}, ${place}`,
  handover: { ahead: 'Au rendez-vous', past: 'Vous êtes-vous vus ?' },
  met: 'Vous vous êtes déjà vus ?',
  more: 'Autres options',
  wrong: {
    question: 'Un problème avec l’article ?',
    text: 'Ne payez pas, et ne donnez pas votre code au vendeur : après cela, la vente est définitive. Vous pouvez annuler la réservation ici. À partir d’une heure après le rendez-vous, vous pourrez aussi signaler un problème.',
    final: (seller) =>
      `La vente est définitive, et nous ne pouvons pas vous rembourser. Vous pouvez envoyer un message à ${seller}, ou le dire dans votre avis. Si vous signalez l’article, l’équipe du site examinera l’annonce et le compte ${de(seller)}.`,
  },
  handedOver: {
    buyer: (seller) => `${seller} indique que vous avez l’article. Est-ce exact ?`,
    seller: (buyer) => `${buyer} indique avoir l’article. Est-ce exact ?`,
    wait: (other) => `Nous avons demandé à ${other} de confirmer.`,
  },
  complete: 'Vente conclue',
  completeText: { buyer: 'Profitez bien de votre matériel.', seller: 'L’article est marqué comme vendu.' },
  jump: {
    answer: 'À vous de répondre',
    meeting: 'Proposer un rendez-vous',
    handover: 'Rendez-vous et remise en main propre',
    met: 'Vous êtes-vous vus ?',
    review: 'Laisser un avis',
  },
};
