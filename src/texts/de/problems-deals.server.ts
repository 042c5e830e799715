import type {
  dealFields as englishFields,
  dealProblems as english,
} from '#src/texts/problems-deals.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const tomorrow = 'Versuch es morgen noch einmal.';

export const dealProblems: Translation<typeof english> = {
  noOrder: 'Diesen Kauf gibt es nicht.',
  noOffer: 'Dieses Angebot gibt es nicht.',
  noDispute: 'Diesen Streitfall gibt es nicht.',
  noReview: 'Diese Bewertung gibt es nicht.',
  noConversation: 'Diese Unterhaltung gibt es nicht.',
  noMessage: 'Diese Nachricht gibt es nicht.',
  otherDecision: 'Ein anderer Admin hat schon anders entschieden.',
  noReport: 'Diese Meldung gibt es nicht.',
  noReportOfMessage: 'Diese Meldung einer Nachricht gibt es nicht.',
  offerEnded: 'Dieses Angebot ist nicht mehr offen.',
  noOffersTaken: 'Für diesen Artikel werden keine Angebote angenommen.',
  offerPending: 'Dein letztes Angebot für diesen Artikel ist noch offen.',
  counterPending: 'Du hast ein Gegenangebot bekommen. Antworte zuerst darauf.',
  offerAccepted: 'Dein Angebot für diesen Artikel wurde schon angenommen.',
  offersUsed: 'Du hast für diesen Artikel schon dreimal geboten.',
  tooManyOffers: (count) =>
    `Du hast ${plural(count, { one: '{n} offenes Angebot', other: '{n} offene Angebote' })}. Warte auf eine Antwort oder zieh eins zurück.`,
  tooManyOffersToday: (count) =>
    `Du hast innerhalb eines Tages auf ${digits(count)} Artikel geboten. ${tomorrow}`,
  alreadyBooked: 'Du hast diesen Artikel schon reserviert. Du findest ihn bei deinen Käufen.',
  tooManyRequests: (count, titles) =>
    `Du hast schon ${plural(count, { one: '{n} offene Anfrage', other: '{n} offene Anfragen' })}: ${titles}. Warte auf eine Antwort oder zieh eine zurück.`,
  openOrderBetween:
    'Zwischen euch gibt es einen offenen Kauf. Sag ihn zuerst ab oder zusammen mit dem Blockieren.',
  hasContact: 'Bei diesem Kauf stehen schon deine Telefonnummer und ein Treffpunkt.',
  contactFirst: 'Gib zuerst deine Telefonnummer und einen Treffpunkt an.',
  buyerContactFirst: 'Zuerst müssen Telefonnummer und Treffpunkt des Käufers da sein.',
  itemUnavailable: 'Dieser Artikel ist nicht mehr verfügbar.',
  proposalFirst: 'Die andere Person hat ein Treffen vorgeschlagen. Sieh es dir zuerst an.',
  otherTimeAgreed: 'Ihr habt euch schon auf einen anderen Zeitpunkt geeinigt.',
  newerProposal: 'Es gibt einen neueren Vorschlag. Sieh ihn dir zuerst an.',
  momentPast: 'Dieser Zeitpunkt ist schon vorbei.',
  ownReview: 'Das ist deine eigene Bewertung.',
  reviewRemoved: 'Diese Bewertung wurde entfernt.',
  reviewVisible: 'Ihr seht die Bewertung schon beide, deshalb lässt sie sich nicht mehr ändern.',
  reviewOver: 'Die Zeit, um diesen Kauf zu bewerten, ist vorbei.',
  replyOnce: 'Auf eine Bewertung kann man einmal antworten, innerhalb von 30 Tagen.',
  tooManyItemsAsked: (count) =>
    `Du hast innerhalb eines Tages zu ${digits(count)} Artikeln etwas gefragt. ${tomorrow}`,
  tooMuchAtOnce: 'Das war zu viel auf einmal. Warte eine Minute.',
  tooManyMessages: (count) =>
    `Du hast innerhalb eines Tages ${plural(count, { one: '{n} Nachricht', other: '{n} Nachrichten' })} geschickt. ${tomorrow}`,
  tooManyPhotos: (max) =>
    `Pro Tag sind höchstens ${plural(max, { one: '{n} Foto', other: '{n} Fotos' })} möglich. Schick die übrigen morgen.`,
  notReachable: 'Diese Person ist nicht mehr zu erreichen.',
  ownMessage: 'Das ist deine eigene Nachricht.',
  messageErased: 'Diese Nachricht wurde gelöscht.',
  noPush: 'Push-Mitteilungen sind nicht eingerichtet.',
  pushSilent: 'Der Push-Dienst antwortet nicht.',
  reported: {
    item: 'Du hast diese Anzeige schon gemeldet. Ein Admin sieht sie sich an.',
    message: 'Du hast diese Nachricht schon gemeldet.',
    review: 'Du hast diese Bewertung schon gemeldet.',
    fact: 'Du hast diese Angabe schon gemeldet. Ein Admin sieht sie sich an.',
  },
};

export const dealFields: Translation<typeof englishFields> = {
  belowTheirs: (amount) => `muss unter ${amount} liegen; wenn dir das passt, nimm das Angebot an`,
  aboveTheirs: (amount) => `muss über ${amount} liegen; wenn dir das passt, nimm das Angebot an`,
  below: (amount) => `muss unter ${amount} liegen`,
  above: (amount) => `muss über ${amount} liegen`,
  belowPrice: 'muss unter dem Preis liegen; zum vollen Preis kannst du den Artikel reservieren',
  onlyForFaults: 'nur möglich, wenn der Artikel nicht wie beschrieben oder ein anderer ist',
  noneMatches: 'bitte angeben, denn kein verfügbarer Artikel passt',
  severalMatch: 'bitte angeben, denn mehrere Artikel passen',
  oneOfHere: (...values) => `hier möglich: ${values.join(' oder ')}`,
  wrongCode: 'nicht der Code zu diesem Kauf',
  repeatedTime: 'kommt schon vor',
  past: 'liegt in der Vergangenheit',
  tooFar: 'muss in den nächsten 30 Tagen liegen',
  notProposed: 'nur einer der vorgeschlagenen Zeitpunkte möglich',
  ownReview: 'deine eigene Bewertung',
  ownMessage: 'deine eigene Nachricht',
};
