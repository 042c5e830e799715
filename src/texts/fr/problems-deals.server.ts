import type {
  dealFields as englishFields,
  dealProblems as english,
} from '#src/texts/problems-deals.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const tomorrow = 'Réessayez demain.';

export const dealProblems: Translation<typeof english> = {
  noOrder: 'Cette réservation n’existe pas.',
  noOffer: 'Cette offre n’existe pas.',
  noDispute: 'Ce litige n’existe pas.',
  noReview: 'Cet avis n’existe pas.',
  noConversation: 'Cette conversation n’existe pas.',
  noMessage: 'Ce message n’existe pas.',
  otherDecision: 'Un autre membre de l’équipe a déjà pris une autre décision.',
  noReport: 'Ce signalement n’existe pas.',
  noReportOfMessage: 'Ce signalement d’un message n’existe pas.',
  offerEnded: 'Cette offre n’est plus en cours.',
  noOffersTaken: 'Le vendeur n’accepte pas d’offres pour cet article.',
  offerPending: 'Votre dernière offre pour cet article est encore en attente.',
  counterPending: 'Le vendeur vous a fait une contre-offre. Répondez-y d’abord.',
  offerAccepted: 'Votre offre pour cet article a déjà été acceptée.',
  offersUsed: 'Vous avez fait vos trois offres pour cet article.',
  tooManyOffers: (count) =>
    `${digits(count)} de vos offres sont en attente. Attendez une réponse ou retirez-en une.`,
  tooManyOffersToday: (count) =>
    `Vous avez fait des offres pour ${digits(count)} articles en un jour. ${tomorrow}`,
  alreadyBooked: 'Vous avez déjà réservé cet article. Retrouvez-le dans vos achats.',
  tooManyRequests: (count, titles) =>
    `Vous avez déjà ${digits(count)} demandes en attente : ${titles}. Attendez une réponse ou retirez-en une.`,
  openOrderBetween:
    'Vous avez une réservation en cours avec cette personne. Annulez-la d’abord, ou en même temps que vous la bloquez.',
  hasContact: 'Cette réservation a déjà votre téléphone et un lieu de rendez-vous.',
  contactFirst: 'Indiquez d’abord votre téléphone et un lieu de rendez-vous.',
  buyerContactFirst: 'L’acheteur doit d’abord indiquer son téléphone et un lieu de rendez-vous.',
  itemUnavailable: 'Cet article n’est plus disponible.',
  proposalFirst: 'L’autre personne a proposé un rendez-vous. Regardez-le d’abord.',
  otherTimeAgreed: 'Vous avez déjà accepté un autre horaire.',
  newerProposal: 'Il y a une proposition plus récente. Regardez-la d’abord.',
  momentPast: 'Ce moment est déjà passé.',
  ownReview: 'Cet avis est le vôtre.',
  reviewRemoved: 'Cet avis a été retiré.',
  reviewVisible: 'L’avis est déjà visible pour vous deux ; il ne peut plus être modifié.',
  reviewOver: 'Le délai pour laisser un avis sur cette vente est passé.',
  replyOnce: 'On peut répondre une fois à un avis, dans les 30 jours.',
  tooManyItemsAsked: (count) =>
    `Vous avez posé des questions sur ${digits(count)} articles en un jour. ${tomorrow}`,
  tooMuchAtOnce: 'C’était trop à la fois. Patientez une minute.',
  tooManyMessages: (count) => `Vous avez envoyé ${digits(count)} messages en un jour. ${tomorrow}`,
  tooManyPhotos: (max) => `${digits(max)} photos par jour au maximum. Envoyez les autres demain.`,
  notReachable: 'Cette personne n’est plus joignable.',
  ownMessage: 'Ce message est le vôtre.',
  messageErased: 'Ce message a été effacé.',
  noPush: 'Les notifications push ne sont pas configurées.',
  pushSilent: 'Le service push ne répond pas.',
  reported: {
    item: 'Vous avez déjà signalé cet article. L’équipe du site va l’examiner.',
    message: 'Vous avez déjà signalé ce message.',
    review: 'Vous avez déjà signalé cet avis.',
    fact: 'Vous avez déjà signalé cette information. L’équipe du site va l’examiner.',
  },
};

export const dealFields: Translation<typeof englishFields> = {
  belowTheirs: (amount) => `à fixer au-dessous de ${amount} ; si ce prix vous va, acceptez l’offre reçue`,
  aboveTheirs: (amount) => `à fixer au-dessus de ${amount} ; si ce prix vous va, acceptez l’offre reçue`,
  below: (amount) => `à fixer au-dessous de ${amount}`,
  above: (amount) => `à fixer au-dessus de ${amount}`,
  belowPrice: 'à fixer au-dessous du prix ; pour payer le prix, réservez l’article',
  onlyForFaults: 'possible seulement si l’article n’est pas conforme ou s’il s’agit d’un autre article',
  noneMatches: 'obligatoire, et aucun article disponible ne correspond',
  severalMatch: 'obligatoire, et plusieurs articles correspondent',
  oneOfHere: (...values) => `choisissez ${values.join(' ou ')}`,
  wrongCode: 'ce n’est pas celui de cette réservation',
  repeatedTime: 'un horaire est en double',
  past: 'déjà passé',
  tooFar: 'à choisir dans les 30 prochains jours',
  notProposed: 'à choisir parmi les horaires proposés',
  ownReview: 'votre propre avis',
  ownMessage: 'votre propre message',
};
