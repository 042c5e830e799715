import type { dealMailTexts as english } from '#src/texts/deal-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const toComplete =
  'Wenn du den Artikel geprüft und bezahlt hast, nenn den Code aus eurer Unterhaltung. Damit ist der Kauf abgeschlossen.';
const rate = 'Für eine Bewertung hast du zwei Wochen Zeit.';

export const dealMailTexts: Translation<typeof english> = {
  gathered: {
    subject: (count: number) =>
      plural(count, {
        one: 'Noch eine Neuigkeit zu deinen Käufen und Verkäufen',
        other: `${digits(count)} weitere Neuigkeiten zu deinen Käufen und Verkäufen`,
      }),
    why: 'Innerhalb einer Stunde gab es zu viele Neuigkeiten für einzelne E-Mails. Hier ist der neueste Stand zu jedem Artikel:',
    last: (count: number) => `Das sind die letzten ${digits(count)}. Alle findest du in deinem Bereich.`,
    action: 'Zu deinem Bereich',
  },
  bookedByYou: {
    subject: (title: string) => `Reservierung angefragt: ${title}`,
    paragraphs: (seller: string) => [
      `Du hast diesen Artikel von ${seller} angefragt. Er ist für dich reserviert, bezahlt wird beim Treffen.`,
      `${seller} hat zwei Tage Zeit für die Zusage. Danach läuft deine Anfrage ab, und du musst nichts zahlen.`,
    ],
    action: 'Zur Unterhaltung',
  },
  bookedFromYou: {
    subject: (title: string) => `Anfrage: ${title}`,
    paragraphs: (buyer: string) => [
      `${buyer} möchte deinen Artikel reservieren. Nimm innerhalb von zwei Tagen an, sonst läuft die Anfrage ab, und der Artikel ist wieder verfügbar.`,
      `Nach deiner Zusage sieht ${buyer} deine E-Mail-Adresse (und deine Telefonnummer, falls angegeben), und ihr könnt beide ein Treffen vorschlagen.`,
    ],
    action: 'Anfrage beantworten',
  },
  accepted: {
    subject: (title: string) => `Angenommen: ${title}`,
    paragraphs: (seller: string) => [
      `${seller} hat zugesagt. Schlag in eurer Unterhaltung ein Treffen vor oder schreib eine E-Mail. Du zahlst beim Treffen, nicht vorher.`,
      toComplete,
    ],
    action: 'Treffen vorschlagen',
  },
  agreed: {
    subject: (title: string) => `Einigung: ${title}`,
    toBuyer: (seller: string) => [
      `Du hast dich mit ${seller} auf einen Preis geeinigt. Der Artikel ist für dich reserviert. Gib in eurer Unterhaltung deine Telefonnummer und einen Treffpunkt an, und schlag dann einen Zeitpunkt vor. Du zahlst beim Treffen, nicht vorher.`,
      toComplete,
    ],
    toSeller: (buyer: string) => [
      `Du hast dich mit ${buyer} auf einen Preis geeinigt. Der Artikel ist jetzt reserviert. Sobald Telefonnummer und Treffpunkt angegeben sind, siehst du beides, und ihr könnt beide einen Zeitpunkt vorschlagen.`,
      'Wenn der Artikel geprüft und bezahlt ist, gib den genannten Code in eurer Unterhaltung ein. Damit ist der Kauf abgeschlossen.',
    ],
    action: 'Treffen ausmachen',
  },
  handedOver: {
    subject: (title: string) => `Bitte bestätige die Übergabe: ${title}`,
    toBuyer: (seller: string) => [
      `Laut ${seller} hast du den Artikel jetzt. Bestätige das, dann ist der Kauf abgeschlossen.`,
      'Wenn du ihn nicht bekommen hast, melde das innerhalb von drei Tagen in eurer Unterhaltung, dann prüft es ein Admin. Sonst gilt er als erhalten.',
    ],
    toSeller: (buyer: string) => [
      `Laut ${buyer} ist der Artikel übergeben. Bestätige das in eurer Unterhaltung, dann ist der Kauf abgeschlossen.`,
      'Wenn du ihn nicht übergeben hast, melde das dort innerhalb von drei Tagen, dann prüft es ein Admin. Sonst gilt er als übergeben.',
    ],
    action: 'Bestätigen oder Problem melden',
  },
  completed: {
    subject: (title: string) => `Kauf abgeschlossen: ${title}`,
    toBuyer: (seller: string) => [`Dein Kauf bei ${seller} ist abgeschlossen. Viel Freude damit!`, rate],
    toSeller: (buyer: string) => [
      `Dein Verkauf an ${buyer} ist abgeschlossen. Danke, dass du hier verkaufst!`,
      rate,
    ],
    action: 'Bewerten',
  },
  expired: {
    subject: (title: string) => `Abgelaufen: ${title}`,
    requestToBuyer: (seller: string) => [
      `${seller} hat zwei Tage lang nicht geantwortet, deshalb ist deine Anfrage abgelaufen. Du musst nichts zahlen.`,
    ],
    requestToSeller: (buyer: string) => [
      `Du hast ${buyer} zwei Tage lang nicht geantwortet, deshalb ist die Anfrage abgelaufen. Dein Artikel ist wieder verfügbar.`,
    ],
    acceptedToBuyer: (seller: string) => [
      `Du hast mit ${seller} innerhalb von zwei Wochen kein Treffen ausgemacht, deshalb ist deine Reservierung abgelaufen. Du musst nichts zahlen.`,
      'Habt ihr euch doch getroffen? Dann nenn deinen Code, der noch eine Woche in eurer Unterhaltung steht. Damit ist der Kauf abgeschlossen.',
    ],
    acceptedToSeller: (buyer: string) => [
      `Du hast mit ${buyer} innerhalb von zwei Wochen kein Treffen ausgemacht, deshalb ist die Reservierung abgelaufen. Dein Artikel ist wieder verfügbar.`,
      'Habt ihr euch doch getroffen? Dann gib innerhalb einer Woche den Code in eurer Unterhaltung ein. Damit ist der Kauf abgeschlossen.',
    ],
    arrangedToBuyer: (seller: string) => [
      `Die Übergabe wurde innerhalb einer Woche nach dem Treffen weder von dir noch von ${seller} bestätigt, deshalb ist deine Reservierung abgelaufen. Du musst nichts zahlen.`,
      'Hast du den Artikel? Dann nenn deinen Code, der noch eine Woche in eurer Unterhaltung steht. Damit ist der Kauf abgeschlossen.',
    ],
    arrangedToSeller: (buyer: string) => [
      `Die Übergabe wurde innerhalb einer Woche nach dem Treffen weder von dir noch von ${buyer} bestätigt, deshalb ist die Reservierung abgelaufen. Dein Artikel ist wieder verfügbar.`,
      'Hast du ihn übergeben? Dann gib innerhalb einer Woche den Code in eurer Unterhaltung ein, oder markiere den Artikel als verkauft.',
    ],
    action: 'Zur Unterhaltung',
  },
  cancelled: {
    subjects: {
      declined: (title: string) => `Abgelehnt: ${title}`,
      withdrawn: (title: string) => `Zurückgezogen: ${title}`,
      cancelled: (title: string) => `Abgesagt: ${title}`,
    },
    by: {
      elsewhere: (seller: string) =>
        `${seller} hat den Artikel anderweitig verkauft, deine Reservierung ist damit beendet.`,
      youDeclined: (buyer: string) => `Du hast die Anfrage von ${buyer} abgelehnt.`,
      declined: (seller: string) => `${seller} hat abgelehnt, deine Reservierung ist damit beendet.`,
      youWithdrew: () => 'Du hast deine Anfrage zurückgezogen.',
      withdrew: (buyer: string) => `${buyer} hat die Anfrage zurückgezogen.`,
      you: () => 'Du hast diesen Kauf abgesagt.',
      buyer: (name: string) => `${name} hat diesen Kauf abgesagt.`,
      seller: (name: string) => `${name} hat diesen Kauf abgesagt.`,
      admin: () => 'Ein Admin hat diesen Kauf abgesagt.',
      removal: () => 'Ein Admin hat diesen Artikel entfernt und damit auch den Kauf beendet.',
      buyerClosed: (name: string) =>
        `Das Konto von ${name} (Käufer) wurde geschlossen, und damit ist dieser Kauf beendet.`,
      sellerClosed: (name: string) =>
        `Das Konto von ${name} (Verkäufer) wurde geschlossen, und damit ist dieser Kauf beendet.`,
      buyerSuspended: (name: string) =>
        `Das Konto von ${name} (Käufer) ist gesperrt. Zu deiner Sicherheit haben wir diesen Kauf abgesagt.`,
      sellerSuspended: (name: string) =>
        `Das Konto von ${name} (Verkäufer) ist gesperrt. Zu deiner Sicherheit haben wir diesen Kauf abgesagt. Zahl nichts, und geh nicht zum Treffen.`,
    },
    meetingIsOff: 'Das Treffen ist abgesagt. Die angehängte Datei entfernt es aus deinem Kalender.',
    freed: 'Dein Artikel ist wieder verfügbar.',
    sorry: 'Du musst nichts zahlen. Sieh dir ähnliche Artikel an.',
    seeItem: 'Artikel ansehen',
    seeOthers: 'Andere Artikel ansehen',
  },
};
