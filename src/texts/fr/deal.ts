import type { dealTexts as english } from '#src/texts/deal.ts';
import type { Translation } from '#src/texts/translation.ts';
import { de, le, sentence } from './elision.ts';

export const dealTexts: Translation<typeof english> = {
  deal: {
    title: (title) => `Réservation : ${title}`,
    see: 'Voir la réservation',
    linkOf: (label, title) => `${label} : ${title}`,
    progress: 'Statut',
    turn: {
      until: (until) => ` – au plus tard ${le(until)}.`,
      requested: {
        buyer: (seller) => `En attente de la réponse ${de(seller)}`,
        seller: (buyer, until) => `${buyer} attend votre réponse. Répondez au plus tard ${le(until)}.`,
        admin: ({ seller }, until) => `Réponse ${de(seller)} attendue au plus tard ${le(until)}.`,
      },
      accepted: {
        contact: {
          buyer: (_seller, until) =>
            `Indiquez votre téléphone et un lieu de rendez-vous, puis proposez un horaire, au plus tard ${le(until)}.`,
          seller: (buyer) => `En attente du téléphone et du lieu de rendez-vous ${de(buyer)}`,
        },
        none: (other, until) =>
          `Convenez d’un horaire et d’un lieu avec ${other}, au plus tard ${le(until)}.`,
        respond: (other, { moment, place }, until) =>
          `${other} propose un rendez-vous : ${moment}, ${place}. Répondez ${until === null ? 'd’ici là' : `au plus tard ${le(until)}`}.`,
        wait: (other) => `En attente de la réponse ${de(other)} à votre proposition`,
        pick: (other, { moment, place }, last) =>
          `${other} propose ${moment} pour le rendez-vous (${place}). Choisissez au plus tard ${le(last)}.`,
        waitForPick: (other) => `En attente du choix ${de(other)}`,
        admin: (until) => `Rendez-vous à fixer au plus tard ${le(until)}.`,
      },
      arranged: {
        waiting: (other) => `Vous avez proposé un autre horaire. En attente de la réponse ${de(other)}.`,
        ahead: (other, { on, place }) => `Rendez-vous avec ${other} ${on}, ${place}.`,
        instead: (other, { on }) =>
          `${other} voudrait modifier le rendez-vous prévu ${on}. Répondez d’ici là. Sans réponse, il est maintenu.`,
        another: (other, { moment, place }, until) =>
          `${other} propose un nouveau rendez-vous : ${moment}, ${place}. Répondez ${until === null ? 'd’ici là' : `au plus tard ${le(until)}`}.`,
        past: {
          buyer: (seller, until) =>
            `Une fois l’article en main, donnez votre code à ${seller}, au plus tard ${le(until)}.`,
          seller: (buyer, until) =>
            `Saisissez le code ${de(buyer)}, ou marquez l’article comme remis, au plus tard ${le(until)}.`,
        },
        admin: ({ on, place }) => `Rendez-vous ${on}, ${place}.`,
      },
      handedOver: {
        respond: {
          buyer: (seller, until) =>
            `${seller} indique que vous avez l’article. Est-ce exact ? Répondez au plus tard ${le(until)}.`,
          seller: (buyer, until) =>
            `${buyer} indique avoir l’article. Est-ce exact ? Répondez au plus tard ${le(until)}.`,
        },
        wait: (other) => `En attente de la confirmation ${de(other)}`,
        admin: (until) => `Sans objection, la vente sera conclue ${le(until)}.`,
      },
      disputed: {
        respond: (other, until) => `${other} a ouvert un litige. Répondez au plus tard ${le(until)}.`,
        wait: (other) => `En litige. En attente de la réponse ${de(other)}`,
        settle: {
          completed: (other, until) =>
            `${other} propose de conclure la vente. Répondez au plus tard ${le(until)}.`,
          cancelled: (other, until) =>
            `${other} propose d’annuler la réservation. Répondez au plus tard ${le(until)}.`,
          lower: (other, price, until) =>
            `${other} propose un prix plus bas : ${price}. Répondez au plus tard ${le(until)}.`,
        },
        decides: (until) => `En litige. L’équipe du site tranchera au plus tard ${le(until)}.`,
        admin: (until) => `En litige. À trancher au plus tard ${le(until)}.`,
      },
    },
    meetingIn: (until) => `Le rendez-vous est ${until}.`,
    left: (minutes) => {
      const hours = minutes < 720 ? Math.floor(minutes / 60) : Math.round(minutes / 60);
      if (hours >= 72) return `Il reste ${Math.round(hours / 24)} jours.`;
      if (hours >= 2) return `Il reste ${hours} heures.`;
      return minutes > 1 ? `Il reste ${minutes} minutes.` : 'Le délai se termine maintenant.';
    },
    ended: {
      completed: 'La vente est conclue.',
      handedOver: (moment) => `Article remis ${le(moment)}`,
      declined: ({ seller }) => `${seller} a refusé.`,
      youDeclined: 'Vous avez refusé.',
      youWithdrew: 'Vous avez retiré votre demande.',
      youCancelled: 'Vous avez annulé cette réservation.',
      withdrawn: ({ buyer }) => `${buyer} a retiré sa demande.`,
      expired: 'Cette réservation a expiré.',
      cancelled: 'Cette réservation a été annulée.',
      'no-show': 'Réservation terminée : absence au rendez-vous.',
      returns: {
        item: {
          give: ({ to, day }) => sentence(`Rendez l’article à ${to} au plus tard le ${day}`),
          get: ({ from, day }) => sentence(`${from} vous rend l’article au plus tard le ${day}`),
          between: ({ from, to, day }) => sentence(`${from} rend l’article à ${to} au plus tard le ${day}`),
        },
        money: {
          give: ({ to, day, amount }) => sentence(`Remboursez ${amount} à ${to} au plus tard le ${day}`),
          get: ({ from, day, amount }) => sentence(`${from} vous rembourse ${amount} au plus tard le ${day}`),
          between: ({ from, to, day, amount }) =>
            sentence(`${from} rembourse ${amount} à ${to} au plus tard le ${day}`),
        },
      },
      youKeep: (price) => `Vous gardez l’article pour ${price}.`,
      keeps: (buyer, price) => `${buyer} garde l’article pour ${price}.`,
      paused: 'Votre annonce reste en pause tant que vous ne confirmez pas que vous avez l’article.',
      haveIt: 'Je l’ai récupéré',
    },
    stages: {
      requested: 'Réservation demandée',
      accepted: 'Réservation acceptée',
      arranged: 'Rendez-vous fixé',
      'handed-over': 'Article remis',
      disputed: 'En litige',
      completed: 'Vente conclue',
      declined: 'Demande refusée',
      withdrawn: 'Demande retirée',
      expired: 'Réservation expirée',
      cancelled: 'Réservation annulée',
      'no-show': 'Absence',
    },
    actions: {
      accept: 'Accepter',
      decline: 'Refuser',
      withdraw: 'Retirer ma demande',
      cancel: 'Annuler la réservation',
      received: 'J’ai reçu l’article',
      sold: 'Marquer comme remis',
      contact: 'Indiquer mon téléphone et un lieu de rendez-vous',
      propose: 'Proposer un rendez-vous',
      agree: 'Accepter ce rendez-vous',
      dispute: 'Signaler un problème',
    },
    proposeOther: 'Proposer un autre rendez-vous',
    sure: {
      decline: 'Refuser cette demande ?',
      withdraw: 'Retirer votre demande ?',
      cancel: 'Annuler cette réservation ?',
      sold: 'Avez-vous remis l’article et reçu le paiement ?',
      received: 'Avez-vous l’article, et l’avez-vous vérifié ?',
    },
    reports: (other) =>
      `${other} a 72 heures pour confirmer ou signaler un problème. Ensuite, la vente est conclue. C’est irréversible.`,
    confirms: 'La vente sera conclue. C’est irréversible.',
    sureText: 'L’article redevient disponible. Nous préviendrons l’autre personne.',
    sureAsAdmin:
      'L’article redevient disponible. Nous préviendrons les deux parties, et le journal des actions en garde la trace.',
    sureAfterHandover:
      'L’annonce reste en pause tant que le vendeur n’a pas récupéré l’article. Nous préviendrons les deux parties, et le journal des actions en garde la trace.',
    why: (reason) => `Motif : ${reason}`,
    reason: 'Motif (facultatif)',
    reasonHint: 'L’autre personne le verra.',
    reasonHintAsAdmin: 'Les deux parties le verront.',
    keep: 'Retour',
    done: {
      accept:
        'Réservation acceptée. Votre e-mail (et votre téléphone, si vous l’avez indiqué) est maintenant visible pour l’acheteur.',
      decline: 'Demande refusée',
      withdraw: 'Demande retirée',
      cancel: 'Réservation annulée',
      received: 'C’est fait. Nous avons demandé au vendeur de confirmer.',
      sold: 'C’est fait. Nous avons demandé à l’acheteur de confirmer.',
      propose: 'Envoyé. Nous vous écrirons dès la réponse.',
      agree: 'Rendez-vous fixé. Chacun reçoit une invitation d’agenda par e-mail.',
      dispute: 'Envoyé. Nous avons demandé à l’autre personne de répondre.',
      answer: 'Envoyé. L’équipe du site tranchera.',
      decide: 'Décision prise. Nous préviendrons les deux parties.',
    },
    movedOn: 'Cette réservation a évolué. Voici où elle en est.',
    failed: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
    item: 'Article',
    price: 'Prix convenu',
    requestedPrice: 'Prix',
    condition: 'État',
    age: 'Âge',
    booked: 'Réservé le',
    place: 'Lieu de rendez-vous proposé',
    notAdded: 'Pas encore indiqué',
    contact: {
      text: (seller) => `${seller} verra les deux. Vous pourrez ensuite proposer un horaire.`,
      save: 'Enregistrer',
      saved: 'Enregistré. Proposez maintenant un horaire.',
      failed: 'Rien n’a été enregistré. Votre saisie est conservée. Réessayez.',
    },
    otherSide: { buyer: 'Le vendeur', seller: 'L’acheteur', admin: 'Le vendeur' },
    contactLater:
      'Vous verrez l’e-mail du vendeur (et son téléphone, s’il est indiqué) une fois la réservation acceptée.',
    history: 'Historique',
    line: {
      label: 'Avancement',
      fromOffer: 'Offre acceptée',
      places: ['Demande', 'Accord', 'Rendez-vous', 'Article remis', 'Avis'],
      done: 'fait',
    },
    openThread: 'Ouvrir la conversation',
    safety: {
      buyer: 'Retrouvez-vous dans un lieu public, vérifiez l’article, puis payez.',
      seller: 'Retrouvez-vous dans un lieu public et laissez vérifier l’article avant le paiement.',
    },
    safetyLink: 'Nos conseils pour le rendez-vous',
    back: { buyer: 'Mes achats', seller: 'Mes ventes', admin: 'Réservations' },
  },
  meetings: {
    heading: 'Rendez-vous',
    agreed: 'Convenu',
    byBuyer: 'Proposé par l’acheteur',
    on: le,
    choice: (count) => `${count} horaires`,
    stands: {
      yours: (when) => `Sans votre accord, le rendez-vous prévu est maintenu : ${when}.`,
      theirs: (when, other) => `Sans l’accord ${de(other)}, le rendez-vous prévu est maintenu : ${when}.`,
    },
    theirTimes: (other, times) => `${other} propose : ${times}.`,
    pick: 'Choisir un horaire',
    others: 'Proposer d’autres horaires',
    change: 'Modifier ma proposition',
    move: 'Modifier le rendez-vous',
    map: 'Ouvrir la carte',
    calendar: 'Ajouter à l’agenda',
    replies: 'Réponses rapides',
    late: {
      label: 'J’ai du retard',
      option: (minutes) => `${minutes} min`,
      message: (minutes) => `J’aurai environ ${minutes} minutes de retard`,
    },
    here: 'Je suis là',
    proposedByYou: 'Votre proposition',
    proposedBy: (name) => `Proposition ${de(name)}`,
    when: 'Quand',
    where: 'Où',
    dialogText: (other) => `Nous enverrons un e-mail à ${other}. Rien n’est fixé sans son accord.`,
    moveText: (other) =>
      `Nous enverrons un e-mail à ${other}. Le rendez-vous convenu est maintenu tant que le nouveau n’est pas accepté.`,
    times: { at: 'Jour et heure', at2: 'Deuxième horaire', at3: 'Troisième horaire' },
    add: 'Ajouter un autre horaire',
    remove: 'Retirer le dernier horaire',
    zone: 'Fuseau horaire',
    zoneHint: 'Vos fuseaux horaires diffèrent. Lequel faut-il prendre ?',
    past: 'déjà passé',
    tooFar: 'à choisir dans les 30 prochains jours',
    repeated: 'identique à un autre',
    own: (time) => `À votre heure : ${time}`,
    never: (zone) => `n’existe pas ce jour-là (${zone}), à cause du passage à l’heure d’été`,
    which: 'Laquelle',
    whichHint: 'Avec le passage à l’heure d’hiver, cette heure revient deux fois.',
    atName: 'L’horaire',
    placeHint: 'Un lieu public : une gare, un café, un magasin.',
    send: 'Envoyer',
    sendInstead: 'Envoyer plutôt la mienne',
    notSent:
      'On vient de vous proposer un rendez-vous, et votre proposition n’est pas partie. Acceptez ce rendez-vous, ou envoyez plutôt votre proposition.',
    clash: {
      same: 'à peu près à la même heure',
      near: (...times) => `à peu près à la même heure (${times.join(' et ')})`,
      agreed: (near, title, when, place) =>
        `Vous avez un autre rendez-vous ${near} : ${title}, ${when}, ${place}.`,
      suggested: (near, title, when, place) =>
        `Un autre rendez-vous est proposé ${near} : ${title}, ${when}, ${place}.`,
    },
    clashLink: 'Ouvrir cette réservation',
  },
};
