import type {
  conversationMailTexts as englishMail,
  digestTexts as englishDigest,
  notificationTexts as english,
} from '#src/texts/notifications.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const notificationTexts: Translation<typeof english> = {
  order: {
    requested: 'Jemand möchte deinen Artikel reservieren',
    accepted: 'Deine Anfrage wurde angenommen',
    agreed: 'Dein Preis wurde angenommen',
    proposed: 'Ein Treffen wurde vorgeschlagen',
    arranged: 'Das Treffen steht',
    'handed-over': 'Bitte bestätige die Übergabe',
    disputed: 'Zum Kauf wurde ein Problem gemeldet',
    settlement: 'Es gibt einen Vorschlag, den Streitfall beizulegen',
    'dispute-withdrawn': 'Die Meldung wurde zurückgezogen',
    completed: 'Der Kauf ist abgeschlossen',
    declined: 'Deine Anfrage wurde abgelehnt',
    withdrawn: 'Die Anfrage wurde zurückgezogen',
    expired: 'Die Reservierung ist abgelaufen',
    cancelled: 'Der Kauf wurde abgesagt',
    'no-show': 'Der Kauf ist beendet: nicht erschienen',
    returning: 'Der Kauf wurde abgesagt. Sieh nach, was bis wann zurückgeht',
    reduced: 'Der Kauf ist zu einem niedrigeren Preis abgeschlossen',
  },
  meeting: {
    suggested: (times: string) => `Treffen vorgeschlagen: ${times}`,
    changeSuggested: (times: string) => `Treffen verlegen? ${times}`,
    set: (time: string) => `Treffen steht: ${time}`,
    changed: (time: string) => `Treffen verlegt: ${time}`,
    or: ' oder ',
  },
  disputeWaiting: 'Ein Streitfall wartet auf deine Entscheidung',
  offer: {
    made: 'Ein Angebot für deinen Artikel',
    countered: 'Du hast ein Gegenangebot',
    edited: 'Die Anzeige zu deinem Angebot wurde geändert',
    confirmed: 'Ein Angebot wurde bestätigt',
    declined: 'Dein Angebot wurde abgelehnt',
    withdrawn: 'Ein Angebot wurde zurückgezogen',
    expired: 'Dein Angebot ist abgelaufen',
    'item-taken': 'Der Artikel, auf den du geboten hast, ist nicht mehr verfügbar',
    overtaken: 'Der Preis liegt jetzt unter deinem Angebot',
    closed: 'Dein Angebot ist beendet',
  },
  message: 'Eine neue Nachricht',
  priceDropped: 'Preis gesenkt',
  backOnSale: 'Wieder verfügbar',
  watchedSold: 'Verkauft',
  itemFound: (searches: number) =>
    plural(searches, { one: 'Neu zu deinem Suchauftrag', other: 'Neu zu deinen Suchaufträgen' }),
  foundItem: (price: string, place: string, searches: string) => `${price}, ${place}, zu ${searches}`,
  and: ' und ',
  searchFound: (count: number) =>
    plural(count, {
      one: 'Ein neuer Artikel zu deinem Suchauftrag',
      other: `${digits(count)} neue Artikel zu deinem Suchauftrag`,
    }),
  sellerListed: (count: number) =>
    plural(count, {
      one: 'Eine neue Anzeige von jemandem, dem du folgst',
      other: `${digits(count)} neue Anzeigen von jemandem, dem du folgst`,
    }),
  reviewRequested: 'Wie war’s? Gib eine Bewertung ab',
  reviewWaiting: 'Du wurdest bewertet. Die Bewertung kannst du lesen, sobald du selbst bewertet hast',
  reviewsOpen: 'Eure beiden Bewertungen sind jetzt sichtbar',
  reviewAnswered: 'Auf deine Bewertung wurde geantwortet',
  mail: {
    subject: (text: string, title: string) => `${text}: ${title}`,
    search: (name: string) => `Dein Suchauftrag ${name}`,
    item: 'Betrifft',
    detail: 'Jetzt',
    action: 'Ansehen',
  },
  unsubscribe: {
    messages: 'E-Mails zu Nachrichten abbestellen',
    offers: 'E-Mails zu Angeboten abbestellen',
    watchlist: 'E-Mails zu deiner Merkliste abbestellen',
    searches: 'E-Mails zu deinen Suchaufträgen abbestellen',
    sellers: 'E-Mails zu Verkäufern, denen du folgst, abbestellen',
    reviews: 'E-Mails zu Bewertungen abbestellen',
    daily: 'Tägliche E-Mails abbestellen',
  },
};

export const conversationMailTexts: Translation<typeof englishMail> = {
  subject: (count: number, title: string | null) => {
    const messages = plural(count, { one: 'Eine Nachricht', other: `${digits(count)} Nachrichten` });
    return title === null ? `${messages} für dich` : `${messages} zu ${title}`;
  },
  text: 'Du hast neue Nachrichten. Antworte auf der Website: Antworten auf diese E-Mail liest niemand, und deine Adresse bleibt privat.',
  label: (other: string, title: string, count: number) =>
    plural(count, { one: `${other} zu ${title}`, other: `${other} zu ${title} (${digits(count)})` }),
  hidden: 'Lies sie auf der Website.',
  more: (count: number) =>
    `Und noch ${plural(count, { one: '{n} Unterhaltung', other: '{n} Unterhaltungen' })}.`,
  action: 'Lesen und antworten',
};

export const digestTexts: Translation<typeof englishDigest> = {
  subject: (count: number, first: string) =>
    count === 1
      ? first
      : `${first} und ${plural(count - 1, { one: '{n} weitere Neuigkeit', other: '{n} weitere Neuigkeiten' })}`,
  text: 'Das ist seit der letzten täglichen E-Mail passiert.',
  last: (count: number) => `Das sind die letzten ${digits(count)}. Alle findest du unter „Mitteilungen“.`,
  action: 'Mitteilungen ansehen',
};
