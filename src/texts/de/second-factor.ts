import type { secondFactorTexts as english } from '#src/texts/second-factor.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const secondFactorTexts: Translation<typeof english> = {
  step: {
    title: 'Noch ein Schritt',
    lead: 'Öffne deine Authenticator-App und gib den Code ein, den sie für diesen Shop anzeigt.',
    code: 'Code aus deiner App',
    codeHint: 'Sechs Ziffern. Alle 30 Sekunden kommt ein neuer Code.',
    recoveryLead: 'Gib einen deiner Wiederherstellungscodes ein. Jeder gilt einmal.',
    recoveryCode: 'Wiederherstellungscode',
    submit: 'Anmelden',
    withRecovery: 'Wiederherstellungscode nutzen',
    withApp: 'Authenticator-App verwenden',
    passkeyLead:
      'Dein Konto hat einen Passkey. Verwende ihn jetzt, mit Fingerabdruck, Gesicht oder Displaysperre.',
    back: 'Zurück zur Anmeldung',
    lost: 'Handy und Wiederherstellungscodes verloren?',
    contact: 'Schreib uns',
  },
  section: {
    title: 'Zweiter Schritt bei der Anmeldung',
    lead: 'Mit einem Passkey oder einem Code aus einer App auf deinem Handy reicht ein gestohlenes Passwort nicht mehr, um in dein Konto zu kommen.',
    since: (date: string) => `Authenticator-App, seit ${date}`,
    codesLeft: (count: number) =>
      plural(count, {
        one: 'Ein Wiederherstellungscode ist übrig. Erstelle neue.',
        other:
          count === 0
            ? 'Kein Wiederherstellungscode ist übrig. Erstelle neue.'
            : `${count} Wiederherstellungscodes sind übrig.`,
      }),
    setUp: 'App einrichten',
    newCodes: 'Neue Wiederherstellungscodes',
    remove: 'App entfernen',
    outside: 'In diesem Shop verwaltet Firebase die Anmeldung und damit auch einen zweiten Schritt.',
    optional:
      'Dieser Shop verlangt ihn nicht von dir, so wie die Demo. In anderen Shops brauchen Admins ihn.',
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an statt mit einem Passwort. Eine gefälschte Seite kann dir einen Passkey nicht entlocken.',
    add: 'Passkey hinzufügen',
    added: 'Passkey hinzugefügt',
    since: (date: string) => `Hinzugefügt am ${date}`,
    used: (date: string) => `zuletzt benutzt am ${date}`,
    otherHost: (host: string) => `Für ${host} erstellt, hier funktioniert er deshalb nicht. Entferne ihn.`,
    rename: 'Umbenennen',
    renameOf: (name: string) => `${name} umbenennen`,
    renameTitle: 'Name des Passkeys',
    name: 'Name',
    save: 'Speichern',
    renamed: 'Passkey umbenannt',
    remove: 'Entfernen',
    removeOf: (name: string) => `${name} entfernen`,
    removeTitle: (name: string) => `${name} entfernen?`,
    removeText:
      'Du kannst dich dann nicht mehr damit anmelden, und deine anderen Browser werden abgemeldet. Dein Gerät bietet ihn vielleicht weiter an, bis du ihn dort löschst.',
    removed: 'Passkey entfernt',
    unsupported: 'Dieser Browser kann hier keine Passkeys verwenden.',
    failed: 'Der Passkey wurde nicht verwendet. Versuch es noch einmal oder wähle einen anderen Weg.',
    known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  },
  confirm: {
    title: 'Bestätige, dass du es bist',
    leads: {
      password: 'Gib dein Passwort ein.',
      code: 'Gib einen Code aus deiner Authenticator-App ein.',
      passkey: 'Verwende deinen Passkey.',
      google: 'Du meldest dich mit Google an. Das Google-Fenster öffnet sich noch einmal.',
    },
    lasts: 'Danach fragen wir zehn Minuten lang nicht wieder.',
    submit: 'Bestätigen',
    cancel: 'Abbrechen',
  },
  setUp: {
    title: 'Authenticator-App einrichten',
    scan: 'Scanne das Bild mit einer Authenticator-App, zum Beispiel der, die auf deinem Handy die Passwörter verwaltet. Gib dann den Code ein, den sie anzeigt.',
    picture: 'QR-Code für die Authenticator-App',
    secret: 'Oder tippe diesen Schlüssel in die App:',
    code: 'Code aus der App',
    submit: 'Einschalten',
    done: 'Deine Anmeldung hat jetzt einen zweiten Schritt',
  },
  codes: {
    title: 'Deine Wiederherstellungscodes',
    lead: 'Mit ihnen kommst du in dein Konto, wenn du dein Handy verlierst. Jeder gilt einmal, und wir können sie nicht noch einmal anzeigen. Bewahre sie dort auf, wo andere sie nicht sehen.',
    copy: 'Kopieren',
    copied: 'Codes kopiert',
    notCopied: 'Dein Browser hat die Codes nicht kopiert. Markiere und kopiere sie selbst.',
    download: 'Herunterladen',
    print: 'Drucken',
    close: 'Ich habe sie gespeichert',
  },
  remove: {
    title: 'Authenticator-App entfernen?',
    lead: 'Mit ihren Codes kannst du dich dann nicht mehr anmelden, und deine anderen Browser werden abgemeldet. Ohne Passkey reicht dein Passwort allein, und die Wiederherstellungscodes gelten nicht mehr.',
    submit: 'App entfernen',
    done: 'Die Authenticator-App wurde entfernt',
  },
  newCodes: {
    title: 'Neue Wiederherstellungscodes',
    lead: 'Die bisherigen Codes gelten dann nicht mehr.',
    submit: 'Neue Codes erstellen',
  },
  admins: {
    title: 'Richte deinen zweiten Faktor ein',
    lead: 'Admins können den ganzen Shop ändern, deshalb reicht bei ihnen ein Passwort allein nicht. Bis du einen Passkey hinzugefügt oder eine App eingerichtet hast, kannst du hier nichts anderes tun.',
  },
};
