import type {
  accountFields as englishFields,
  accountProblems as english,
  photoProblems as englishPhotos,
} from '#src/texts/problems-accounts.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const accountProblems: Translation<typeof english> = {
  linkExpired: 'Dieser Link ist ungültig oder abgelaufen.',
  emailTaken: 'Diese E-Mail-Adresse gehört zu einem anderen Konto.',
  emailConfirmed: 'Diese E-Mail-Adresse ist schon bestätigt.',
  confirmEmail: 'Bestätige zuerst deine E-Mail-Adresse. Den Link haben wir dir geschickt.',
  noFirebaseEndpoint: 'Diesen Endpunkt gibt es nicht: Die Konten verwaltet Firebase.',
  firebaseDown: 'Firebase ist gerade nicht erreichbar. Versuch es in einer Minute noch einmal.',
  googleDown: 'Google ist nicht erreichbar.',
  loginAgain: 'Melde dich neu an, um zu bestätigen, dass du es bist.',
  idTokenEnded: 'Das ID-Token ist ungültig oder abgelaufen.',
  accessTokenEnded: 'Das Access-Token ist ungültig oder abgelaufen.',
  notForPrograms: 'Mit einem API-Token ist dieser Aufruf nicht möglich: Er ist Personen vorbehalten.',
  needsScope: (scope) => `Dieses API-Token hat den Scope ${scope} nicht.`,
  tooManyTokens: (max) => `Mehr als ${digits(max)} API-Token sind nicht möglich. Widerrufe zuerst eines.`,
  tooManyWebhooks: (max) => `Mehr als ${digits(max)} Webhooks sind nicht möglich. Lösche zuerst einen.`,
  onlyAdminsHear: 'Nur Admins können report.opened wählen.',
  onlyAdminsRead: 'Nur Admins können admin:read wählen.',
  otherOrigin: 'Dieser Endpunkt nimmt nur Anfragen von Seiten dieses Shops an.',
  onlyLogin: 'Anders kannst du dich nicht anmelden. Lege zuerst ein Passwort fest.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  wrongLogin: 'E-Mail oder Passwort stimmt nicht',
  wrongCode: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
  stepEnded:
    'Melde dich zuerst noch einmal an: Diese Anmeldung hat zu lange auf ihren zweiten Schritt gewartet.',
  hasAuthenticator: 'Dieses Konto hat schon eine Authenticator-App. Entferne sie zuerst.',
  lateAuthenticator: 'Für diese App war es zu spät. Schließ dieses Fenster und richte sie noch einmal ein.',
  noAuthenticator: 'Dieses Konto hat keine Authenticator-App, oder sie wurde inzwischen eingerichtet.',
  wrongPasskey: 'Dieser Passkey wurde nicht angenommen. Vielleicht wurde er aus dem Konto entfernt.',
  knownPasskey: 'Dieser Passkey wird hier schon verwendet.',
  tooManyPasskeys: (max) => `Ein Konto kann höchstens ${digits(max)} Passkeys haben.`,
  noUser: 'Dieses Mitglied gibt es nicht.',
  ownConcern: 'Das betrifft dich selbst, deshalb muss ein anderer Admin entscheiden.',
  suspended: (reason) => `Dein Konto ist gesperrt: ${reason}`,
  closed: 'Dieses Konto wurde geschlossen.',
  isClosed: 'Dieses Konto ist geschlossen.',
  tryAgain: 'Versuch es noch einmal.',
  ownBlock: 'Dich selbst kannst du nicht blockieren.',
  tooManyBlocks: (max) =>
    `Du kannst höchstens ${plural(max, { one: '{n} Person', other: '{n} Personen' })} blockieren.`,
  signUpClosed: 'Dieser Shop nimmt zurzeit keine neuen Konten an.',
  invitationUsed: 'Diese Einladung ist abgelaufen oder wurde schon benutzt. Bitte um eine neue.',
  nameChanged: (name) => `Die Person heißt jetzt „${name}“. Prüfe noch einmal.`,
  onlySellersVerified: 'Verifizieren lassen kann sich nur, wer verkauft.',
  alreadyVerified: 'Du bist schon verifiziert.',
  alreadyAsked: 'Du hast schon angefragt.',
  askAgainLater: (days) =>
    `Nach einer Ablehnung kannst du nach ${plural(days, { one: '{n} Tag', other: '{n} Tagen' })} noch einmal anfragen.`,
  profileFirst:
    'Bestätige zuerst deine E-Mail-Adresse, lade ein Foto hoch und schreib mindestens zehn Wörter über dich.',
  declined: (reason) => `Ein Admin hat dein Konto abgelehnt: ${reason}`,
  draftSaved: 'Dein Entwurf ist gespeichert.',
  checkedFirst: 'Bevor Anzeigen erscheinen, prüft ein Admin das Konto. Du bekommst eine E-Mail.',
  uploadingPhotos: (count) =>
    `Du lädst schon ${plural(count, { one: '{n} Foto', other: '{n} Fotos' })} hoch. Warte, bis ein paar davon fertig sind.`,
  uploadingMegabytes: (megabytes) =>
    `Du lädst schon ${digits(megabytes)} MB an Fotos hoch. Warte, bis ein paar davon fertig sind.`,
};

export const accountFields: Translation<typeof englishFields> = {
  isOwnEmail: 'das ist schon deine Adresse',
  emailTaken: 'gehört zu einem anderen Konto',
  incorrect: 'stimmt nicht',
  tooCommon: 'zu leicht zu erraten; nimm ein anderes',
  repeats: 'wiederholt nur wenige Zeichen; nimm ein anderes',
  hasShopName: 'enthält den Namen des Shops; nimm ein anderes',
  hasOwnName: 'enthält deinen Namen oder deine E-Mail-Adresse; nimm ein anderes',
  foreignPhoto: 'nur ein Foto, das du hochgeladen hast, oder die URL eines Fotos auf einer anderen Website',
};

export const photoProblems: Translation<typeof englishPhotos> = {
  detail: (fault) => `Das Foto lässt sich nicht verwenden: ${fault}.`,
  faults: {
    damaged: 'beschädigt oder unvollständig',
    unknownInks: 'ein CMYK-Bild ohne Adobe-Kennung; speichere es als RGB',
    tooManyPixels: 'mehr als 110 Megapixel',
    tooSmall: 'zu klein; jede Seite braucht mindestens 32 Pixel',
    tooNarrow: 'zu schmal; die lange Seite darf höchstens 20-mal so lang sein wie die kurze',
    heic: 'im Format HEIC, das Browser nicht anzeigen können; nimm JPEG (in den Kameraeinstellungen des iPhones „Maximale Kompatibilität“)',
    empty: 'leer; die Datei hat keinen Inhalt',
    unknownFormat: 'nur JPEG, PNG, WebP oder AVIF',
    oneTooMany: (max) =>
      `eins zu viel; ein Konto kann höchstens ${plural(max, { one: '{n} Foto', other: '{n} Fotos' })} speichern`,
    noRoom: (megabytes) =>
      `kein Platz mehr; die Fotos eines Kontos können höchstens ${digits(megabytes)} MB belegen`,
  },
};
