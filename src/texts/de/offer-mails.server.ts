import type { offerMailTexts as english } from '#src/texts/offer-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const offerMailTexts: Translation<typeof english> = {
  facts: { item: 'Artikel', price: 'Preis', amount: 'Angebot', note: 'Nachricht' },
  made: {
    subject: (title: string) => `Ein Angebot für ${title}`,
    paragraphs: (other: string) => [
      `${other} hat ein Angebot für deinen Artikel gemacht.`,
      `Wenn du annimmst, ist er zu diesem Preis reserviert. ${other} sieht dann deine E-Mail-Adresse (und deine Telefonnummer, falls angegeben). Du siehst die E-Mail-Adresse und, sobald sie angegeben ist, die Telefonnummer von ${other}.`,
      'Du kannst auch ein Gegenangebot machen oder ablehnen.',
    ],
    action: 'Angebot beantworten',
  },
  countered: {
    subject: (title: string) => `Gegenangebot: ${title}`,
    paragraphs: (other: string) => [
      `${other} hat ein Gegenangebot gemacht.`,
      'Wenn du annimmst, ist der Artikel zu diesem Preis reserviert. Ihr seht dann beide die E-Mail-Adresse der anderen Person, und ihre Telefonnummer, sobald sie angegeben ist.',
    ],
    action: 'Angebot beantworten',
  },
  edited: {
    subject: (title: string) => `Anzeige geändert: ${title}`,
    paragraphs: (other: string) => [
      `${other} hat die Anzeige seit deinem Angebot geändert. Sieh dir an, was anders ist, bevor du etwas zusagst.`,
    ],
    action: 'Änderungen ansehen',
  },
  confirmed: {
    subject: (title: string) => `Angebot bestätigt: ${title}`,
    paragraphs: (other: string) => [
      `${other} hat deine Änderungen gesehen und bietet weiter denselben Betrag. Du hast zwei Tage Zeit zu antworten.`,
    ],
    action: 'Angebot beantworten',
  },
  declined: {
    subject: (title: string) => `Angebot abgelehnt: ${title}`,
    paragraphs: (other: string) => [`${other} hat dein Angebot abgelehnt.`],
    action: 'Zur Unterhaltung',
  },
  withdrawn: {
    subject: (title: string) => `Angebot zurückgezogen: ${title}`,
    paragraphs: (other: string) => [`${other} hat das Angebot zurückgezogen. Du musst nichts tun.`],
    action: 'Zur Unterhaltung',
  },
  expired: {
    subject: (title: string) => `Angebot abgelaufen: ${title}`,
    paragraphs: (other: string) => [
      `${other} hat zwei Tage lang nicht auf dein Angebot geantwortet, deshalb ist es abgelaufen.`,
    ],
    action: 'Zur Unterhaltung',
  },
  'item-taken': {
    subject: (title: string) => `Nicht mehr verfügbar: ${title}`,
    paragraphs: () => [
      'Der Artikel, auf den du geboten hast, wurde reserviert oder verkauft, dein Angebot ist damit beendet. Wird er wieder frei, kannst du ein neues machen.',
    ],
    action: 'Zur Unterhaltung',
  },
  overtaken: {
    subject: (title: string) => `Preis gesenkt: ${title}`,
    paragraphs: () => [
      'Der Preis des Artikels ist auf dein Angebot oder darunter gefallen. Dein Angebot ist beendet. Reserviere den Artikel, solange er verfügbar ist.',
    ],
    action: 'Artikel ansehen',
  },
  closed: {
    subject: (title: string) => `Dein Angebot ist beendet: ${title}`,
    paragraphs: () => ['Für diesen Artikel werden zurzeit keine Angebote angenommen.'],
    action: 'Zur Unterhaltung',
  },
};
