import type { disputeTexts as english } from '#src/texts/disputes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { de } from './elision.ts';

type Name = string | null;
/** Begins a claim that goes on with an infinitive or a clause. */
const states = (by: Name) => (by === null ? 'Vous indiquez' : `${by} indique`);

const decided = 'Sans accord entre vous, l’équipe du site tranche.';
const free = 'L’article redevient disponible';

export const disputeTexts: Translation<typeof english> = {
  heading: 'Litige',
  reasons: {
    'no-show': (by, other) =>
      `${by === null ? 'Vous signalez' : `${by} signale`} ${other === null ? 'votre absence au rendez-vous' : `l’absence ${de(other)}`}`,
    'not-handed-over': (by, _, side) =>
      side === 'buyer'
        ? `${states(by)} ne pas avoir reçu l’article`
        : `${states(by)} avoir toujours l’article`,
    'not-received': (by) => `${states(by)} avoir payé sans recevoir l’article`,
    'not-as-described': (by) => `${states(by)} que l’article n’est pas conforme à l’annonce`,
    'wrong-item': (by) => `${states(by)} avoir reçu un autre article`,
    unpaid: (by) => `${states(by)} ne pas avoir reçu le paiement`,
  },
  answered: (name) => (name === null ? 'Votre réponse' : `Réponse ${de(name)}`),
  unanswered: 'Pas encore de réponse',
  decided: 'Décision',
  settled: 'Vous avez trouvé un accord',
  settledByBoth: 'Les deux parties ont trouvé un accord',
  withdrawn: (by) => (by === null ? 'Vous avez retiré ce signalement.' : `${by} a retiré ce signalement.`),
  outcomes: {
    completed: 'La vente est conclue.',
    cancelled: 'La réservation est annulée.',
    'no-show': (name) =>
      name === null ? 'Vous n’étiez pas au rendez-vous.' : `${name} n’était pas au rendez-vous.`,
  },
  claim: 'Signaler un problème',
  claimText: {
    buyer: `Le vendeur a trois jours pour répondre. ${decided}`,
    seller: `L’acheteur a trois jours pour répondre. ${decided}`,
  },
  why: 'Quel est le problème ?',
  whyName: 'Le problème',
  chooseReason: 'Choisissez le problème.',
  options: {
    'no-show': { label: 'L’autre personne n’est pas venue', hint: 'Vous étiez sur place' },
    'not-handed-over': {
      label: 'L’article n’a pas changé de mains',
      hint: 'Ni article remis, ni paiement',
    },
    'not-received': {
      label: 'J’ai payé sans recevoir l’article',
      hint: 'Dites quand et comment vous avez payé',
    },
    'not-as-described': {
      label: 'Il n’est pas conforme à l’annonce',
      hint: 'Dommages, défauts ou pièces manquantes dont l’annonce ne parle pas',
    },
    'wrong-item': {
      label: 'C’est un autre article',
      hint: 'Autre modèle, autre version, ou contrefaçon',
    },
    unpaid: { label: 'Je n’ai pas reçu le paiement', hint: 'Rien, pas assez, ou de faux billets' },
  },
  note: 'Ce qui s’est passé',
  noteName: 'La description',
  photos: 'Photos',
  photosHint: 'Six au maximum. L’autre personne et l’équipe du site les verront.',
  optional: 'facultatif',
  answer: 'Donner ma version',
  answerTitle: 'Que s’est-il passé ?',
  answerText: 'Sans accord entre vous, l’équipe du site tranche d’ici deux semaines.',
  send: 'Envoyer',
  settle: {
    lead: (other) =>
      `Si vous tombez d’accord avec ${other}, le litige prend fin sans l’intervention de l’équipe du site.`,
    proposed: {
      completed: (by) => `${by} propose de conclure la vente.`,
      cancelled: (by) => `${by} propose d’annuler la réservation.`,
      returned: (by) => `${by} propose que l’article et l’argent soient rendus.`,
    },
    own: {
      completed: (other) => `Vous avez proposé de conclure la vente. En attente de l’accord ${de(other)}.`,
      cancelled: (other) =>
        `Vous avez proposé d’annuler la réservation. En attente de l’accord ${de(other)}.`,
      returned: (other) =>
        `Vous avez proposé que l’article et l’argent soient rendus. En attente de l’accord ${de(other)}.`,
    },
    propose: {
      completed: 'Proposer de conclure la vente',
      cancelled: 'Proposer d’annuler la réservation',
      returned: 'Proposer de rendre l’article et l’argent',
    },
    agree: {
      completed: 'D’accord : conclure la vente',
      cancelled: 'D’accord : annuler la réservation',
      returned: 'D’accord : rendre l’article et l’argent',
    },
    sureToPropose: {
      completed: 'Proposer de conclure la vente ?',
      cancelled: 'Proposer d’annuler la réservation ?',
      returned: 'Proposer de rendre l’article et l’argent ?',
    },
    proposeText: (other) => `Nous préviendrons ${other}. Rien ne change sans son accord.`,
    sureToAgree: {
      completed: 'Conclure cette vente ?',
      cancelled: 'Annuler cette réservation ?',
      returned: 'Rendre l’article et l’argent ?',
    },
    agreeText: {
      completed: 'Le litige prend fin et l’article est considéré comme vendu. C’est irréversible.',
      cancelled: 'Le litige prend fin et l’article redevient disponible. C’est irréversible.',
      returned:
        'Le litige prend fin et la réservation est annulée. L’acheteur rend l’article et le vendeur l’argent, sous une semaine. C’est irréversible.',
      paused:
        'Le litige prend fin et la réservation est annulée. L’annonce reste en pause tant que le vendeur n’a pas récupéré l’article. C’est irréversible.',
    },
    lower: {
      propose: 'Proposer un prix plus bas',
      title: 'Proposer un prix plus bas ?',
      text: (other) =>
        `L’acheteur garde l’article et le vendeur rembourse la différence. Rien ne change sans l’accord ${de(other)}.`,
      price: 'Nouveau prix',
      proposed: (by, price) => `${by} propose un prix plus bas : ${price}.`,
      own: (other, price) =>
        `Vous avez proposé un prix plus bas : ${price}. En attente de l’accord ${de(other)}.`,
      agree: (price) => `D’accord pour ${price}`,
      sureToAgree: (price) => `Conclure cette vente pour ${price} ?`,
      agreeText:
        'Le litige prend fin et l’acheteur garde l’article. Le vendeur rembourse la différence sous une semaine. C’est irréversible.',
    },
    done: 'Envoyé',
    withdraw: 'Retirer mon signalement',
    sureToWithdraw: 'Retirer votre signalement ?',
    withdrawText: (other) =>
      `La vente reprend là où elle en était, avec un nouveau délai. Nous préviendrons ${other}.`,
    withdrawn: 'Signalement retiré. La vente continue.',
  },
  thread: {
    show: 'Afficher leurs messages',
    hint: 'L’ouverture est inscrite au journal.',
    title: 'Leurs messages',
    empty: 'Aucun message échangé.',
    earlier: 'Afficher les messages précédents',
    failed: 'Les messages n’ont pas pu être chargés.',
    erased: 'Supprimé avec le compte',
  },
  cancelText: 'La réservation prend fin, sans décision sur le litige.',
  decide: 'Trancher',
  decideTitle: 'Trancher ce litige',
  decideText:
    'Les deux parties recevront la décision et son motif. Le journal des actions en garde la trace.',
  outcome: 'Quelle est la décision ?',
  choices: {
    completed: { label: 'Vente conclue', hint: 'L’article a été remis' },
    cancelled: { label: 'Réservation annulée', hint: free },
    buyer: { label: 'Absence de l’acheteur', hint: free },
    seller: { label: 'Absence du vendeur', hint: free },
    returned: {
      label: 'Rendre l’article et l’argent',
      hint: 'Sous une semaine. L’annonce reste en pause tant que le vendeur n’a pas récupéré l’article',
    },
    kept: { label: 'Vente conclue', hint: 'L’acheteur garde l’article et le vendeur l’argent' },
  },
  afterHandover: 'L’annonce reste en pause tant que le vendeur n’a pas récupéré l’article',
  reason: 'Votre motif',
  list: 'Litiges',
  count: (count) => plural(count, { one: '{n} litige', other: '{n} litiges' }),
  empty: 'Aucun litige',
  emptyHint: 'Les litiges entre acheteurs et vendeurs apparaissent ici.',
  item: 'Article',
  claimed: 'Problème signalé',
  when: 'Date',
  status: 'Statut',
  waits: 'À trancher',
  open: 'Réponse attendue',
  closed: 'Clos',
};
