import type { Translation } from '#src/texts/translation.ts';
import type { verificationTexts as english } from '#src/texts/verification.ts';

export const verificationTexts: Translation<typeof english> = {
  title: 'Verifizierung',
  lead: 'Neben deinem Namen erscheint ein Häkchen, und dazu, was ein Admin geprüft hat. Über jede Anfrage entscheidet ein Admin persönlich, deshalb gibt es keine feste Frist. Du bekommst auf jeden Fall eine E-\u2060Mail.',
  verified: 'Du bist verifiziert.',
  asked: (day: string) =>
    `Am ${day} angefragt. Du bekommst eine E-\u2060Mail, sobald ein Admin entschieden hat.`,
  declined: (day: string) => `Abgelehnt am ${day}`,
  again: (day: string) => `Ab ${day} kannst du noch einmal anfragen.`,
  needed: 'Was du brauchst',
  needs: {
    email: 'Eine bestätigte E-\u2060Mail-Adresse',
    photo: 'Ein Foto',
    about: 'Mindestens zehn Wörter über dich',
  },
  whenComplete: 'Sobald du alles hast, kannst du hier anfragen.',
  has: 'erledigt',
  missing: 'fehlt',
  note: 'Sollten wir noch etwas wissen?',
  noteHint:
    'Zum Beispiel ein Link zu deinem Laden oder zu Bewertungen anderswo. Nur Admins sehen es. Höchstens 500 Zeichen.',
  optional: 'optional',
  ask: 'Verifizierung anfragen',
  sent: 'Danke. Wir sehen uns dein Profil an.',
  failed: 'Deine Anfrage wurde nicht gesendet. Dein Text ist noch da. Versuch es noch einmal.',
  notLoaded: 'Das konnte nicht geladen werden. Versuch es später noch einmal.',
  askedOn: (day: string) => `Verifizierung angefragt am ${day}`,
  approve: 'Annehmen',
  approveOf: (name: string) => `Annehmen: ${name}`,
  decline: 'Ablehnen',
  declineOf: (name: string) => `Ablehnen: ${name}`,
  declineTitle: (name: string) => `Anfrage von ${name} ablehnen?`,
  declineText: 'Die Person kann weiter verkaufen und nach 30 Tagen noch einmal anfragen.',
  reason: 'Grund',
  reasonHint: 'Er geht per E-\u2060Mail an die Person. Höchstens 500 Zeichen.',
  cancel: 'Abbrechen',
  wasDeclined: 'Anfrage abgelehnt',
};
