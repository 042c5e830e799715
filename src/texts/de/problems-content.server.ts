import { grammar } from '#src/texts/grammar.ts';
import type {
  contentFields as englishFields,
  contentProblems as english,
  logoProblems as englishLogo,
} from '#src/texts/problems-content.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const contentProblems: Translation<typeof english> = {
  noIssue: 'Diese Ausgabe gibt es nicht.',
  issueSent: 'Diese Ausgabe wurde schon verschickt und lässt sich nicht mehr ändern.',
  issueChanged: 'Diese Ausgabe wurde inzwischen geändert. Lies sie noch einmal, bevor du sie verschickst.',
  noSubscribers: 'Noch hat niemand ein Abo bestätigt.',
  issueNotSending: 'Diese Ausgabe wird gerade nicht verschickt.',
  issueNotStopped: 'Der Versand dieser Ausgabe wurde nicht angehalten.',
  linkExpired: 'Dieser Link ist abgelaufen.',
  noPage: 'Diese Seite gibt es nicht.',
  pageChanged: 'Ein anderer Admin hat die Seite inzwischen geändert.',
  noPost: 'Diesen Beitrag gibt es nicht.',
  postDeleted: 'Dieser Beitrag wurde gelöscht.',
  postWithdrawn: 'Dieser Beitrag wurde zurückgezogen.',
  settingsChanged: 'Ein anderer Admin hat die Einstellungen inzwischen geändert.',
  noDemo: 'Dieser Shop hat keine Demo.',
  emailHasAccount: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  setup: {
    done: 'Dieser Shop hat schon einen Admin.',
    expired: 'Dieser Link ist abgelaufen. Starte den Shop neu, dann bekommst du einen neuen.',
    unknown: 'Dieser Link ist nicht gültig. Starte den Shop neu, dann bekommst du einen neuen.',
    elsewhere:
      'Die Konten liegen bei einem externen Dienst: Registriere dich und führe dann npm run people -- make-admin EMAIL aus.',
  },
};

export const contentFields: Translation<typeof englishFields> = {
  fixedCurrency: (currency, held) =>
    `bleibt ${currency}, weil Beträge nicht umgerechnet werden: ${grammar.list([
      plural(held.items, { one: '{n} Anzeige', other: '{n} Anzeigen' }),
      plural(held.drafts, { one: '{n} Entwurf', other: '{n} Entwürfe' }),
      plural(held.searches, { one: '{n} Suchauftrag', other: '{n} Suchaufträge' }),
    ])}`,
  pastDay: 'liegt schon zurück',
  oldLogo: 'nur ein Logo, das vor weniger als einer Stunde hochgeladen wurde',
  setBy: (setting) => `durch die Umgebungsvariable ${setting} festgelegt`,
  makeAdmin: 'gehört zu einem Konto dieses Shops; mach es mit npm run people -- make-admin zum Admin',
};

export const logoProblems: Translation<typeof englishLogo> = {
  detail: (fault) => `Das Bild lässt sich nicht verwenden: ${fault}.`,
  faults: {
    tooManyPixels: 'mehr als 50 Megapixel',
    tooSmall: 'zu klein; jede Seite braucht mindestens 32 Pixel',
    tooNarrow: 'zu schmal; die lange Seite darf höchstens 8-mal so lang sein wie die kurze',
    unreadable: 'nur ein vollständiges Bild als PNG, JPEG, WebP oder SVG',
    tooCostly: 'braucht zu viel Zeit oder Speicher zum Zeichnen',
  },
};
