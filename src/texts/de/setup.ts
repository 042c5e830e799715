import type { setupTexts as english } from '#src/texts/setup.ts';
import type { Translation } from '#src/texts/translation.ts';

const restart = 'Einen neuen Link bekommst du, wenn du den Shop neu startest: Er steht in der Ausgabe.';

export const setupTexts: Translation<typeof english> = {
  title: 'Richte deinen Shop ein',
  lead: 'Alles lässt sich später ändern, nur die Währung nicht mehr, sobald es Anzeigen gibt.',
  shop: 'Dein Shop',
  shopName: 'Name des Shops',
  language: 'Sprache',
  languageHint: 'Für alle Seiten und E-\u2060Mails.',
  currency: 'Währung',
  currencyHint: 'Sie gilt für alle Preise. Sobald es Anzeigen gibt, lässt sie sich nicht mehr ändern.',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Öffentliche Seiten zeigen Zeiten in dieser Zone.',
  units: 'Entfernungen',
  unitsOf: { km: 'Kilometer', mi: 'Meilen' },
  isFixed: (variable: string) => `Durch die Umgebungsvariable ${variable} festgelegt.`,
  account: 'Dein Konto',
  accountLead: 'Du wirst Admin des Shops.',
  submit: 'Shop eröffnen',
  signIn: 'Anmelden',
  printed: {
    link: (address) => `Richte deinen Shop innerhalb einer Stunde ein: ${address}`,
    signUp: (address) =>
      `Es gibt noch keinen Admin: Registriere dich unter ${address}, und führe dann npm run people -- make-admin EMAIL aus`,
  },
  refused: {
    done: 'Dieser Shop ist schon eingerichtet und hat einen Admin. Melde dich an, oder lass den Betreiber npm run people -- make-admin EMAIL ausführen.',
    expired: `Dieser Link galt eine Stunde und ist abgelaufen. ${restart}`,
    unknown: `Dieser Link ist ungültig. Vielleicht ist er unvollständig. ${restart}`,
    elsewhere:
      'Die Konten dieses Shops verwaltet Firebase. Registriere dich zuerst, und lass dann den Betreiber npm run people -- make-admin EMAIL ausführen.',
  },
};
