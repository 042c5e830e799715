import type { authTexts as english } from '#src/texts/auth.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

const noMatch = 'E-\u2060Mail und Passwort passen nicht zusammen. Prüfe beides und versuch es noch einmal.';
const taken = 'Mit dieser E-\u2060Mail-Adresse gibt es schon ein Konto. Möchtest du dich anmelden?';
const tooMany = 'Zu viele Versuche. Warte eine Minute und versuch es noch einmal.';
const network = 'Der Server ist nicht erreichbar. Deine Eingaben sind noch da. Versuch es noch einmal.';
const other = 'Das hat nicht geklappt. Deine Eingaben sind noch da. Versuch es noch einmal.';
const closed =
  'Das Google-Fenster wurde geschlossen, bevor du angemeldet warst. Versuch es noch einmal mit dem Button.';
const again = 'Zur Sicherheit: Melde dich ab und wieder an, und versuch es dann noch einmal.';
const setUp =
  'Diese Anmeldeart ist für diesen Shop nicht eingerichtet. Bitte sag denen Bescheid, die ihn betreiben.';

export const authTexts: Translation<typeof english> = {
  auth: {
    loginTitle: 'Anmelden',
    loginLead: 'Schön, dass du wieder da bist.',
    loginAfterEnd:
      'Deine Sitzung ist abgelaufen. Melde dich an, um weiterzumachen. Was du noch nicht gesendet hast, ist auf diesem Gerät gespeichert.',
    loginTo: {
      ask: (title: string) =>
        `Melde dich an, um deine Frage zu „${title}“ zu senden. Dein Text ist auf diesem Gerät gespeichert.`,
      book: (title: string) =>
        `Melde dich an, um „${title}“ zu reservieren. Danach geht es hier gleich weiter.`,
      offer: (title: string) =>
        `Melde dich an, um für „${title}“ ein Angebot zu machen. Danach geht es hier gleich weiter.`,
      watch: (title: string) =>
        `Melde dich an, um dir „${title}“ zu merken. Danach geht es hier gleich weiter.`,
    },
    loginToSell: 'Melde dich an, um einen Artikel einzustellen.',
    signupTitle: 'Registrieren',
    signupLead: 'Das dauert eine Minute. Danach kannst du reservieren oder selbst verkaufen.',
    signupTo: {
      ask: (title: string) =>
        `Das dauert eine Minute. Danach kannst du deine Frage zu „${title}“ senden. Sie ist auf diesem Gerät gespeichert.`,
      book: (title: string) => `Das dauert eine Minute. Danach bringen wir dich zurück zu „${title}“.`,
      offer: (title: string) =>
        `Das dauert eine Minute. Danach kannst du dein Angebot für „${title}“ machen.`,
      watch: (title: string) => `Das dauert eine Minute. Danach steht „${title}“ auf deiner Merkliste.`,
    },
    signupInvited:
      'Hier kannst du dich nur mit einer Einladung registrieren. Öffne den Link aus deiner Einladung oder frag die Leute, die diesen Shop betreiben.',
    signupSpent:
      'Diese Einladung ist abgelaufen oder wurde schon benutzt. Bitte die Leute, die diesen Shop betreiben, um eine neue.',
    signupClosed: 'Dieser Shop nimmt zurzeit keine neuen Konten an.',
    signupToSell: 'Das dauert eine Minute. Danach kannst du deinen ersten Artikel einstellen.',
    name: 'Name',
    email: 'E-\u2060Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen; am besten ein paar ungewöhnliche Wörter.',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    role: 'Ich möchte',
    roleHint: 'Du kannst jederzeit wechseln.',
    roleMissing: 'Wähle eins davon.',
    roles: { Buyer: 'Kaufen', Seller: 'Verkaufen' },
    roleHints: {
      Buyer: 'Ausrüstung finden, reservieren und bei einem Treffen kaufen.',
      Seller: 'Artikel einstellen und sehen, wer sie reserviert.',
    },
    submitLogin: 'Anmelden',
    forgotPassword: 'Passwort vergessen?',
    submitSignup: 'Registrieren',
    noAccount: 'Neu hier?',
    byInvitation: 'Neue Konten gibt es nur auf Einladung.',
    haveAccount: 'Schon ein Konto?',
    loginSuccess: 'Du bist angemeldet',
    signupSuccess: 'Du bist registriert',
    finishTitle: 'Noch eine Frage',
    finishLead: 'Was führt dich hierher: kaufen oder verkaufen?',
    finishSubmit: 'Weiter',
    signedInAs: (name: string) => `Du bist als ${name} angemeldet.`,
    toDashboard: 'Zu deinem Bereich',
    or: 'oder',
    passkey: 'Passkey verwenden',
    google: 'Weiter mit Google',
    googleEndTitle: 'Anmeldung mit Google',
    googleEnd: 'Dieses Fenster schließt sich von selbst. Falls nicht, schließe es und geh zurück zum Shop.',
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'Das ist keine E-\u2060Mail-Adresse. Prüfe sie und versuch es noch einmal.',
      INVALID_PASSWORD: 'Das ist nicht dein Passwort. Versuch es noch einmal.',
      INVALID_TOKEN: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
      EMAIL_ALREADY_VERIFIED: 'Diese Adresse ist schon bestätigt.',
      PASSWORD_TOO_SHORT: 'Das Passwort braucht mindestens 8 Zeichen.',
      PASSWORD_TOO_LONG: 'Das Passwort darf höchstens 128 Zeichen haben.',
      FAILED_TO_CREATE_USER:
        'Das Konto konnte nicht angelegt werden. Deine Eingaben sind noch da. Versuch es noch einmal.',
      FAILED_TO_CREATE_SESSION:
        'Die Anmeldung hat nicht geklappt. Deine Eingaben sind noch da. Versuch es noch einmal.',
      'no-cookies':
        'Dein Browser hat die Anmeldung nicht gespeichert. Erlaube Cookies und Websitedaten für diesen Shop und versuch es noch einmal.',
      unauthenticated: 'Du bist nicht mehr angemeldet. Melde dich an und versuch es noch einmal.',
      forbidden: 'Dieses Konto wurde geschlossen, oder diese Seite gehört nicht zum Shop.',
      'unverified-email': 'Bestätige zuerst deine E-\u2060Mail-Adresse. Den Link haben wir dir geschickt.',
      maintenance: 'Der Shop wird gerade gewartet. Nur Admins können sich anmelden.',
      'last-admin': 'Es gibt außer dir keinen Admin. Ernenne zuerst jemand anderen zum Admin.',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': 'Das ist ein anderes Konto als das, mit dem du angemeldet bist.',
      'auth/invalid-email': 'Das ist keine E-\u2060Mail-Adresse. Prüfe sie und versuch es noch einmal.',
      'auth/weak-password': 'Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres.',
      'auth/password-does-not-meet-requirements':
        'Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres.',
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'Dieses Konto wurde geschlossen.',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'Dein Browser hat das Google-Fenster blockiert. Erlaube Pop-ups für diesen Shop und versuch es dann noch einmal.',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled':
        'Die Anmeldung mit Google wurde abgebrochen. Versuch es noch einmal mit dem Button.',
      'auth/account-exists-with-different-credential':
        'Mit dieser E-\u2060Mail-Adresse gibt es schon ein Konto mit Passwort. Melde dich mit dem Passwort an. Sobald die Adresse bestätigt ist, geht es auch mit Google.',
      'auth/google-unreachable': 'Google ist nicht erreichbar. Versuch es in einer Minute noch einmal.',
      'auth/sign-up-closed': 'Neue Konten gibt es hier nur mit Einladung oder zurzeit gar nicht.',
      'auth/google-failed':
        'Die Anmeldung mit Google hat nicht geklappt. Versuch es noch einmal mit dem Button.',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/invalid-verification-code': 'Dieser Code stimmt nicht. Prüfe ihn oder fordere einen neuen an.',
      'auth/multi-factor-auth-required':
        'Dieses Konto verlangt eine Zwei-Faktor-Authentifizierung, die dieser Shop nicht unterstützt. Nimm ein anderes Konto.',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    },
    tooManyFor: (minutes: number) =>
      `Zu viele Versuche. Versuch es in ${plural(minutes, { one: 'einer Minute', other: `${minutes} Minuten` })} noch einmal.`,
  },
};
