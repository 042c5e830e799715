import type { reviewMailTexts as english } from '#src/texts/review-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';

const reply = 'Du kannst innerhalb von 30 Tagen einmal antworten.';

export const reviewMailTexts: Translation<typeof english> = {
  waiting: {
    subject: (title: string) => `Du wurdest bewertet: ${title}`,
    text: (other: string, day: string) => [
      `${other} hat dich bewertet. Die Bewertung kannst du lesen, sobald du selbst bewertet hast. Spätestens am ${day} wird sie sichtbar.`,
      'Sobald Bewertungen sichtbar sind, lassen sie sich nicht mehr ändern.',
    ],
    action: 'Bewerten',
  },
  shown: {
    subject: (title: string) => `Bewertungen sind sichtbar: ${title}`,
    of: {
      both: (other: string) => [
        `Du und ${other} habt beide eine Bewertung geschrieben, deshalb sind sie jetzt sichtbar. ${reply}`,
      ],
      theirs: (other: string) => [`Die Bewertung von ${other} ist jetzt sichtbar. ${reply}`],
      yours: (other: string) => [`Deine Bewertung über ${other} ist jetzt sichtbar.`],
    },
    action: 'Bewertungen ansehen',
  },
  removed: {
    subject: (title: string) => `Deine Bewertung wurde entfernt: ${title}`,
    text: (other: string, email: string) => [
      `Ein Admin hat deine Bewertung über ${other} entfernt. Ihre Sterne zählen nicht mehr.`,
      `Wenn du das für einen Irrtum hältst, schreib an ${email}.`,
    ],
    action: 'Zur Unterhaltung',
  },
};
