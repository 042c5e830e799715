import type { invitationTexts as english } from '#src/texts/invitations.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const invitationTexts: Translation<typeof english> = {
  nav: 'Registrierung',
  title: 'Registrierung',
  lead: 'Leg fest, wer ein Konto anlegen kann, und lade Leute ein.',
  loadFailed: 'Die Einstellungen konnten nicht gelesen werden.',
  settings: {
    title: 'Neue Konten',
    signUp: 'Offen für',
    modes: { open: 'Alle', invitation: 'Eingeladene', closed: 'Niemanden' },
    modeHints: {
      open: 'Wer den Shop findet, kann sich registrieren.',
      invitation: 'Nötig ist der Link aus einer Einladung.',
      closed: 'Auch Einladungen gelten nicht. Bestehende Konten sind nicht betroffen.',
    },
    approveSellers: 'Nur Anzeigen verifizierter Verkäufer veröffentlichen',
    approveHint:
      'Alle anderen können Entwürfe schreiben. Wollen sie veröffentlichen, erscheinen sie in deiner Liste „Wartet auf dich“. Was schon online ist, bleibt.',
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Das konnte nicht gespeichert werden. Versuch es noch einmal.',
  },
  invite: {
    title: 'Jemanden einladen',
    lead: 'Ein Link gilt 14 Tage.',
    note: 'Notiz',
    noteHint: 'Für wen die Einladung ist. Nur Admins sehen das.',
    email: 'E-\u2060Mail-Adresse',
    emailHint: 'Dorthin schicken wir den Link. Leer lassen, um ihn selbst zu kopieren.',
    uses: 'Für wie viele Personen',
    submit: 'Einladung erstellen',
    failed: 'Die Einladung konnte nicht erstellt werden. Versuch es noch einmal.',
    created: 'Die Einladung ist erstellt',
    link: 'Kopiere den Link jetzt, er wird nur einmal angezeigt:',
    mailed: (email: string) => `Wir schicken den Link an ${email}. Du kannst ihn jetzt auch kopieren:`,
    copy: 'Link kopieren',
    copied: 'Link kopiert',
  },
  list: {
    title: 'Einladungen',
    none: 'Es gibt noch keine Einladungen.',
    unnamed: 'Ohne Notiz',
    used: (uses: number, max: number) => `${digits(uses)} von ${digits(max)} genutzt`,
    until: (day: string) => `bis ${day}`,
    states: { open: 'Offen', used: 'Genutzt', expired: 'Abgelaufen', revoked: 'Widerrufen' },
    revoke: 'Widerrufen',
    revokeOf: (name: string) => `Widerrufen: Einladung ${name}`,
    revoked: 'Einladung widerrufen',
    failed: 'Die Einladung konnte nicht widerrufen werden. Versuch es noch einmal.',
  },
};
