import type { mailTexts as english } from '#src/texts/mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';

const mistake = (email: string): string => `Wenn du das für einen Irrtum hältst, schreib an ${email}.`;
const questions = (email: string): string => `Wenn du Fragen hast, schreib an ${email}.`;
const knowsMore = (email: string): string =>
  `Niemand hat erfahren, dass die Meldung von dir kam. Wenn du das anders siehst oder mehr weißt, schreib an ${email}.`;

export const mailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hallo ${name},` : 'Hallo,',
  greetingAll: 'Hallo,',
  footer: (url: string) => `${shopName()}, ${url}. Du bekommst diese E-Mail, weil du dort ein Konto hast.`,
  facts: {
    item: 'Artikel',
    price: 'Preis',
    itemPlace: 'Ort des Artikels',
    meeting: 'Treffpunkt (Vorschlag)',
    seller: 'Verkäufer',
    sellerPhone: 'Telefon des Verkäufers',
    sellerEmail: 'E-Mail des Verkäufers',
    buyer: 'Käufer',
    buyerEmail: 'E-Mail des Käufers',
    phone: 'Telefon des Käufers',
    reason: 'Grund',
  },
  webhookDisabled: {
    subject: 'Dein Webhook ist aus',
    paragraphs: (days: number) => [
      `Ein Webhook von dir bei ${shopName()} ist ${days} Tage lang gescheitert. Deshalb haben wir ihn ausgeschaltet.`,
      'Sobald dein Server wieder läuft, schalte den Webhook in deinem Profil ein. Zustellungen der letzten 30 Tage kannst du dort erneut senden.',
    ],
    action: 'Webhooks ansehen',
  },
  testMail: {
    get subject() {
      return `Test-E-Mail von ${shopName()}`;
    },
    paragraphs: [
      'Das ist die Test-E-Mail, die du angefordert hast. Sie kam auf demselben Weg wie alle anderen, der Versand funktioniert also.',
    ],
    action: 'Zurück zum Systemzustand',
  },
  removed: {
    subject: (title: string) => `Entfernt: ${title}`,
    paragraphs: ['Ein Admin hat deine Anzeige entfernt. Sie ist nicht mehr online.'],
    withOrder: 'Die offene Reservierung wurde abgesagt, und der Käufer weiß Bescheid.',
    contact: mistake,
    action: 'Zu deinen Anzeigen',
  },
  paused: {
    subject: (title: string) => `Pausiert: ${title}`,
    paragraphs: [
      'Ein Admin hat eine Meldung zu deiner Anzeige geprüft und die Anzeige pausiert. Bis sie wieder freigegeben ist, erscheint sie nicht in den Listen, und der Artikel kann nicht reserviert werden.',
    ],
    withOrder:
      'Der Artikel ist reserviert. Der Kauf bleibt bestehen, und wir haben den Käufer gebeten zu warten. Übergib den Artikel erst, wenn die Anzeige wieder freigegeben ist.',
    contact: (email: string) =>
      `Du kannst das Problem in deinem Bereich beheben. Wenn das erledigt ist oder du es für einen Irrtum hältst, schreib an ${email}. Ein Admin prüft es dann noch einmal.`,
    action: 'Artikel ansehen',
  },
  restored: {
    subject: (title: string) => `Freigegeben: ${title}`,
    free: 'Ein Admin hat deine Anzeige freigegeben. Sie ist wieder online, und der Artikel kann reserviert werden.',
    unapproved:
      'Ein Admin hat deine Anzeige freigegeben. Sie bleibt pausiert, weil hier nur Anzeigen verifizierter Verkäufer erscheinen. Sobald du verifiziert bist, kannst du sie aktivieren.',
    stillPaused:
      'Ein Admin hat deine Anzeige freigegeben. Sie ist weiter pausiert, weil du sie selbst pausiert hattest. Aktiviere sie, dann ist sie wieder online.',
    withOrder:
      'Ein Admin hat deine Anzeige freigegeben. Der Kauf gilt weiter, und wir haben dem Käufer gesagt, dass es weitergehen kann.',
    contact: questions,
    action: 'Artikel ansehen',
  },
  described: {
    subject: (title: string) => `Beschreibung geändert: ${title}`,
    changed: (seller: string) =>
      `${seller} hat die Beschreibung des Artikels geändert, den du reserviert hast. Sie lautet jetzt:`,
    choice:
      'Preis, Zustand und Fotos sind gleich geblieben. Wenn der Artikel so nicht mehr passt, sag den Kauf ab.',
    action: 'Zur Unterhaltung',
  },
  orderPaused: {
    subject: (title: string) => `Bitte warte: ${title}`,
    paragraphs: [
      'Ein Admin hat nach einer Meldung die Anzeige zu einem Artikel pausiert, den du reserviert hast. Dein Kauf bleibt bestehen.',
      'Zahl nichts und triff dich nicht, bevor wir dir wieder schreiben. Du kannst den Kauf in der Unterhaltung jederzeit absagen.',
    ],
    action: 'Zur Unterhaltung',
  },
  orderRestored: {
    subject: (title: string) => `Es geht weiter: ${title}`,
    paragraphs: [
      'Die Anzeige zu einem Artikel, den du reserviert hast, ist nicht mehr pausiert. Dein Kauf gilt weiter, ihr könnt weitermachen.',
    ],
    action: 'Zur Unterhaltung',
  },
  reported: {
    subject: (title: string) => `Deine Meldung: ${title}`,
    thanks: {
      item: 'Danke für deine Meldung. Ein Admin hat die Anzeige geprüft.',
      message: 'Danke für deine Meldung. Ein Admin hat die Nachricht und die zehn davor geprüft.',
      review: 'Danke für deine Meldung. Ein Admin hat die Bewertung geprüft.',
      fact: 'Danke für deine Meldung. Ein Admin hat die Angabe und deine Quelle geprüft.',
    },
    outcomes: {
      dismissed: 'Wir haben kein Problem gefunden, deshalb bleibt sie online.',
      paused:
        'Wir haben sie pausiert: Bis das Problem behoben ist, erscheint sie nicht in den Listen, und der Artikel kann nicht reserviert werden.',
      removed: 'Wir haben sie entfernt.',
      upheld: 'Deine Meldung war berechtigt, und wir haben etwas unternommen.',
    },
    messageStays:
      'Wir haben kein Problem gefunden. Wenn du die Person blockierst, kann sie dich nicht mehr erreichen.',
    factStays: 'Wir haben sie mit den Quellen verglichen, und die Angabe bleibt.',
    reviewStays:
      'Wir haben kein Problem gefunden, deshalb bleibt die Bewertung. Wer bewertet wurde, kann darauf antworten.',
    reviewRemoved: 'Wir haben sie entfernt, und ihre Sterne zählen nicht mehr.',
    contact: { item: knowsMore, message: knowsMore, review: knowsMore, fact: knowsMore },
    noReason: 'Verstößt gegen die Bedingungen dieses Shops.',
  },
  closed: {
    subject: { byAdmin: 'Dein Konto wurde geschlossen', byYou: 'Dein Konto wurde gelöscht' },
    byAdmin: 'Ein Admin hat dein Konto geschlossen. Du kannst dich nicht mehr anmelden.',
    byYou: 'Du hast dein Konto gelöscht. Du kannst dich nicht mehr anmelden.',
    trade: 'Offene Käufe wurden abgesagt, Anzeigen entfernt, und alle Beteiligten wissen Bescheid.',
    contact: (email: string) => `Wenn du das für einen Irrtum hältst, schreib vorher an ${email}.`,
    erased: 'Dein Name, deine E-Mail-Adresse und deine Telefonnummer sind gelöscht.',
    erasedLater: 'Dein Name, deine E-Mail-Adresse und deine Telefonnummer werden in 30 Tagen gelöscht.',
    footer: (url: string) => `${shopName()}, ${url}. Das ist die letzte E-Mail zu deinem Konto.`,
  },
  suspended: {
    subject: 'Dein Konto ist gesperrt',
    what: 'Ein Admin hat dein Konto gesperrt. Bis die Sperre aufgehoben ist, kannst du dich nicht anmelden.',
    trade:
      'Deine offenen Käufe und Verkäufe wurden abgesagt, und die anderen wissen Bescheid. Deine Anzeigen sind ausgeblendet.',
    reason: 'Grund',
    contact: mistake,
  },
  lifted: {
    subject: 'Dein Konto ist nicht mehr gesperrt',
    what: 'Ein Admin hat die Sperre deines Kontos aufgehoben.',
    itemsListed:
      'Du kannst dich wieder anmelden, und deine Anzeigen sind wieder online. Abgesagte Käufe bleiben abgesagt.',
    itemsPaused: 'Du kannst dich wieder anmelden. Abgesagte Käufe bleiben abgesagt.',
    action: 'Anmelden',
  },
  verified: {
    subject: 'Du bist jetzt verifiziert',
    what: 'Ein Admin hat dich verifiziert. Das Häkchen neben deinem Namen zeigt, seit wann du verifiziert bist und was geprüft wurde.',
    whileSuspended: 'Solange dein Konto gesperrt ist, wird es nicht angezeigt.',
    checked: 'Geprüft',
    checks,
    action: 'Was „verifiziert“ bedeutet',
  },
  unverified: {
    subject: 'Du bist nicht mehr verifiziert',
    byAdmin: 'Ein Admin hat deine Verifizierung widerrufen.',
    byNewName:
      'Deine Verifizierung galt für deinen bisherigen Namen und endet daher mit der Änderung. Ein Admin prüft den neuen.',
    newName: (from, to) => `Name geändert: bisher „${from}“, jetzt „${to}“`,
    itemsStay: 'Deine Anzeigen bleiben online, ohne das Häkchen.',
    itemsPaused:
      'Hier erscheinen nur Anzeigen verifizierter Verkäufer, deshalb sind deine pausiert. Sobald du verifiziert bist, kannst du sie wieder aktivieren.',
    reason: 'Grund',
    contact: mistake,
  },
  notVerified: {
    subject: 'Du wurdest nicht verifiziert',
    paragraphs: [
      'Danke für deine Anfrage. Ein Admin hat sich dein Profil angesehen und fürs Erste abgelehnt. Du kannst weiter verkaufen und nach 30 Tagen noch einmal anfragen.',
    ],
    reason: 'Grund',
    action: 'Profil ansehen',
    contact: questions,
  },
  backupFailed: {
    subject: (host: string) => `Die Sicherung auf ${host} ist fehlgeschlagen`,
    unknown: 'Die Sicherung endete ohne Fehlermeldung. Vielleicht steht der Grund im Systemjournal.',
    advice: 'Bis eine Sicherung gelingt, sind neue Daten nicht gesichert.',
    last: 'Letzte Sicherung',
    never: 'keine',
    footer: (url: string) =>
      `${shopName()}, ${url}. Du bekommst diese E-Mail, weil du diesen Shop betreibst.`,
  },
  newsletter: {
    subject: 'Bitte bestätige dein Abo',
    paragraphs: [
      'Jemand möchte unseren Newsletter an diese Adresse bekommen.',
      'Bitte bestätige das. Wenn du es nicht warst, ignoriere diese E-Mail, dann kommt kein Newsletter.',
    ],
    action: 'Abo bestätigen',
    footer: (url: string) =>
      `${shopName()}, ${url}. Du bekommst diese E-Mail, weil jemand dort diese Adresse eingegeben hat.`,
    unsubscribe: 'Abbestellen',
  },
  newsletterIssue: {
    listName: () => `Newsletter von ${shopName()}`,
    footer: (url: string) =>
      `${shopName()}, ${url}. Du bekommst diese E-Mail, weil du unseren Newsletter abonniert hast.`,
    unsubscribe: 'Abbestellen',
    testSubject: (subject: string) => `[Test] ${subject}`,
    testFooter: (url: string) =>
      `${shopName()}, ${url}. Das ist ein Test, der nur an dich ging. Im echten Newsletter steht hier ein Link zum Abbestellen.`,
  },
};
