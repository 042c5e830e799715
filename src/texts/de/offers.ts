import type { offerTexts as english } from '#src/texts/offers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const bond = 'Bis zur Übergabe könnt ihr beide kostenlos absagen. Wir geben der anderen Person Bescheid.';
const first = 'Bis dahin kann noch jemand anderes reservieren.';
const days = 'zwei Tage Zeit, oder ein paar Stunden mehr, damit die Frist nicht nachts endet';
const offers = (count: number): string => plural(count, { one: '{n} Angebot', other: '{n} Angebote' });

export const offerTexts: Translation<typeof english> = {
  nav: 'Angebote',
  bond,
  turn: {
    wait: (other: string, price: string, until: string) =>
      `Du hast ${price} geboten. ${other} kann bis ${until} antworten.`,
    respond: (other: string, price: string, until: string) =>
      `${other} bietet ${price}. Antworte bis ${until}.`,
    confirm: (other: string, price: string, until: string) =>
      `Seit deinem Angebot von ${price} hat ${other} die Anzeige geändert. Bestätige dein Angebot bis ${until} oder zieh es zurück.`,
    unconfirmed: (other: string, price: string) =>
      `Seit dem Angebot von ${price} hast du die Anzeige geändert. Zuerst muss ${other} das Angebot bestätigen.`,
    respondEdited: (other: string, price: string, until: string) =>
      `${other} bietet ${price}, hat die Anzeige danach aber geändert. Antworte bis ${until}.`,
    declinedYou: (other: string, price: string) => `${other} hat dein Angebot von ${price} abgelehnt.`,
    declined: (price: string) => `Du hast ${price} abgelehnt.`,
    autoDeclined: {
      buyer: (_other: string, price: string) =>
        `Du hast ${price} geboten. Automatisch abgelehnt: unter dem Mindestpreis.`,
      seller: (other: string, price: string) =>
        `${other} hat ${price} geboten. Automatisch abgelehnt: unter deinem Mindestpreis.`,
    },
    withdrawn: (price: string) => `Du hast dein Angebot von ${price} zurückgezogen.`,
    withdrew: (other: string, price: string) => `${other} hat das Angebot von ${price} zurückgezogen.`,
    expired: (price: string) => `Das Angebot von ${price} ist abgelaufen.`,
    overtaken: {
      buyer: 'Der Preis ist auf dein Angebot gefallen. Jetzt reservieren!',
      seller: 'Dein Preis ist auf dieses Angebot gefallen.',
    },
    accepted: (price: string) => `Ihr habt euch auf ${price} geeinigt.`,
    taken: 'Der Artikel wurde reserviert oder verkauft.',
    closed: 'Für diesen Artikel werden zurzeit keine Angebote angenommen.',
    gone: 'Das Angebot ist beendet, weil das andere Konto geschlossen wurde.',
  },
  step: {
    youOffered: (price: string) => `Du hast ${price} geboten`,
    offered: (other: string, price: string) => `${other} hat ${price} geboten`,
    countered: 'Antwort: Gegenangebot',
    youAccepted: 'Du hast angenommen',
    accepted: (other: string) => `${other} hat angenommen`,
    youDeclined: 'Du hast abgelehnt',
    declined: (other: string) => `${other} hat abgelehnt`,
    autoDeclined: {
      buyer: 'Automatisch abgelehnt: unter dem Mindestpreis',
      seller: 'Automatisch abgelehnt: unter deinem Mindestpreis',
    },
    youWithdrew: 'Du hast es zurückgezogen',
    withdrew: (other: string) => `${other} hat es zurückgezogen`,
    expired: 'Ohne Antwort abgelaufen',
    'item-taken': 'Beendet: Der Artikel wurde reserviert oder verkauft',
    overtaken: 'Beendet: Der Preis fiel auf diesen Betrag',
    closed: 'Beendet',
  },
  make: 'Angebot machen',
  how: {
    title: 'So funktionieren Angebote',
    buyer: (seller: string) =>
      `${seller} hat für die Antwort ${days}. Mit der Zusage habt ihr vereinbart, dass du den Artikel bei einem Treffen zu diesem Preis kaufst. ${bond} ${first}`,
    seller: (buyer: string) =>
      `${buyer} hat für die Antwort ${days}. Mit der Zusage habt ihr vereinbart, dass du den Artikel bei einem Treffen zu diesem Preis verkaufst. ${bond} ${first}`,
  },
  price: (price: string) => `Preis: ${price}`,
  amount: 'Dein Angebot',
  quickAmounts: 'Vorschläge',
  below: (percent: number) => `Das ist ${percent < 1 ? 'weniger als 1' : percent} % unter dem Preis.`,
  ownLeft: (count: number) => `Du kannst für diesen Artikel noch ${offers(count)} machen.`,
  note: 'Nachricht dazu (optional)',
  noteHint: 'Zum Beispiel, wann du den Artikel abholen könntest.',
  send: 'Angebot senden',
  cancel: 'Abbrechen',
  sent: 'Angebot gesendet.',
  declinedAtOnce: 'Automatisch abgelehnt: unter dem Mindestpreis.',
  failed: 'Das Angebot wurde nicht gesendet. Deine Eingaben sind noch da. Versuch es noch einmal.',
  toThread: 'Zur Unterhaltung',
  sides: { buying: 'Gesendet', selling: 'Erhalten' },
  count: offers,
  empty: { buying: 'Keine Angebote gesendet', selling: 'Keine Angebote erhalten' },
  emptyHint: {
    buying:
      'Wenn über den Preis verhandelt werden darf, steht neben „Reservieren“ der Button „Angebot machen“.',
    selling: 'Du kannst Angebote zulassen, wenn du eine Anzeige einstellst oder bearbeitest.',
  },
  browse: 'Artikel ansehen',
  course: 'Angebote bisher',
  left: (own: number, theirs: number) =>
    `Du hast ${own === 0 ? 'kein Angebot mehr' : `noch ${offers(own)}`} übrig, die andere Person ${theirs === 0 ? 'keins' : digits(theirs)}.`,
  actions: {
    accept: (price: string) => `${price} annehmen`,
    confirm: 'Angebot bestätigen',
    counter: 'Gegenangebot machen',
    decline: 'Ablehnen',
    withdraw: 'Angebot zurückziehen',
    again: 'Neues Angebot machen',
  },
  sure: {
    accept: 'Dieses Angebot annehmen?',
    confirm: 'Dein Angebot bestätigen?',
    decline: 'Dieses Angebot ablehnen?',
    withdraw: 'Dein Angebot zurückziehen?',
  },
  sureText: {
    accept: {
      buyer: (seller: string, title: string, price: string) =>
        `Du sagst zu, ${seller} zu treffen und „${title}“ für ${price} zu kaufen. Der Artikel ist für dich reserviert, und du zahlst beim Treffen. ${bond}`,
      seller: (buyer: string, title: string, price: string) =>
        `Du sagst zu, ${buyer} zu treffen und „${title}“ für ${price} zu verkaufen. Der Artikel ist dann reserviert, bezahlt wird beim Treffen. ${bond}`,
    },
    confirm: 'Dein Angebot bleibt gleich und gilt für den Artikel, wie er jetzt beschrieben ist.',
    decline:
      'Wir geben der anderen Person Bescheid. Sie kann ein neues Angebot machen, wenn sie noch Angebote übrig hat.',
    withdraw: 'Wir geben der anderen Person Bescheid.',
  },
  contacts: {
    offered: {
      buyer: (seller: string) =>
        `Mit der Zusage sieht ${seller} sofort deinen Namen und deine E-\u2060Mail-Adresse; Telefonnummer und Treffpunkt erst, wenn du sie angibst. Du siehst dann die E-\u2060Mail-Adresse von ${seller} (und die Telefonnummer, falls eine angegeben ist).`,
      seller: (buyer: string) =>
        `Mit der Zusage sieht ${buyer} sofort deine E-\u2060Mail-Adresse (und deine Telefonnummer, falls angegeben). Du siehst sofort die E-\u2060Mail-Adresse von ${buyer}; Telefonnummer und Treffpunkt, sobald sie angegeben sind.`,
    },
    accepted: {
      buyer: (seller: string) =>
        `${seller} sieht dann deinen Namen und deine E-\u2060Mail-Adresse; Telefonnummer und Treffpunkt erst, wenn du sie angibst. Du siehst die E-\u2060Mail-Adresse von ${seller} (und die Telefonnummer, falls eine angegeben ist).`,
      seller: (buyer: string) =>
        `${buyer} sieht dann deine E-\u2060Mail-Adresse (und deine Telefonnummer, falls angegeben). Du siehst sofort die E-\u2060Mail-Adresse von ${buyer}; Telefonnummer und Treffpunkt, sobald sie angegeben sind.`,
    },
  },
  counterTitle: 'Gegenangebot',
  counterAmount: 'Dein Gegenangebot',
  done: {
    accept: {
      buyer: 'Angenommen. Gib jetzt deine Telefonnummer und einen Treffpunkt an.',
      seller: 'Angenommen. Als Nächstes bekommst du eine Telefonnummer und einen Treffpunkt.',
    },
    confirm: 'Bestätigt. Für die Antwort bleiben zwei Tage.',
    decline: 'Abgelehnt. Wir geben der anderen Person Bescheid.',
    withdraw: 'Zurückgezogen',
    counter: 'Gesendet. Sobald eine Antwort da ist, bekommst du eine E-\u2060Mail.',
  },
  movedOn: 'Dieses Angebot hat sich geändert. Das ist der neueste Stand.',
  didNotWork: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
  seeItem: 'Artikel ansehen',
  form: {
    take: 'Angebote zulassen',
    floor: 'Automatisch ablehnen unter',
    floorHint: 'Das siehst nur du. Leer lassen, um über jedes Angebot selbst zu entscheiden.',
  },
};
