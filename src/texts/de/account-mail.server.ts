import type { accountMailTexts as english } from '#src/texts/account-mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const accountMailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hallo ${name},` : 'Hallo,',
  footer: (url: string) =>
    `${shopName()}, ${url}. Du bekommst diese E-Mail, weil diese Adresse dort eingegeben wurde.`,
  verify: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    get paragraphs() {
      return [
        `Mit dieser Adresse wurde bei ${shopName()} ein Konto angelegt. Bitte bestätige, dass sie dir gehört.`,
        'Der Link gilt drei Tage. Wenn du kein Konto angelegt hast, ignoriere diese E-Mail.',
      ];
    },
    action: 'Adresse bestätigen',
  },
  invitation: {
    subject: () => `Einladung zu ${shopName()}`,
    paragraphs: () => [
      `Du kannst dich jetzt bei ${shopName()} registrieren, einem Marktplatz für gebrauchte Kameras, Objektive und Zubehör.`,
      'Der Link ist nur für dich und gilt 14 Tage.',
    ],
    action: 'Registrieren',
    footer: (url: string) =>
      `${shopName()}, ${url}. Du bekommst diese E-Mail, weil ein Admin dort diese Adresse eingegeben hat.`,
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    paragraphs: [
      'Jemand möchte das Passwort deines Kontos zurücksetzen.',
      'Der Link gilt eine Stunde und funktioniert nur einmal. Mit dem neuen Passwort wirst du überall abgemeldet.',
      'Wenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt dann, wie es ist.',
    ],
    action: 'Passwort festlegen',
  },
  change: {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    get paragraphs() {
      return [
        `Du möchtest diese Adresse für dein Konto bei ${shopName()} benutzen.`,
        'Der Link gilt einen Tag. Bis du ihn öffnest, behält dein Konto seine bisherige Adresse.',
      ];
    },
    action: 'Adresse bestätigen',
  },
  signUpTried: {
    subject: 'Jemand wollte sich mit deiner Adresse registrieren',
    get paragraphs() {
      return [
        `Jemand wollte bei ${shopName()} mit dieser Adresse ein Konto anlegen. Du hast schon eins, deshalb hat sich nichts geändert.`,
        'Wenn du das warst, melde dich mit dieser Adresse an, oder lege ein neues Passwort fest. Wenn nicht, musst du nichts tun.',
      ];
    },
    action: 'Anmelden',
  },
  taken: {
    subject: 'Jemand wollte deine Adresse benutzen',
    get paragraphs() {
      return [
        `Jemand wollte bei ${shopName()} diese Adresse für ein anderes Konto eintragen. Sie gehört schon zu deinem, deshalb hat sich nichts geändert.`,
        'Wenn du das warst, melde dich stattdessen mit dieser Adresse an. Wenn nicht, musst du nichts tun.',
      ];
    },
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: (newEmail: string, contact: string) => [
      `Dein Konto bei ${shopName()} hat jetzt die Adresse ${newEmail}. Mit dieser hier kannst du dich nicht mehr anmelden.`,
      `Wenn du das nicht warst, schreib sofort an ${contact}.`,
    ],
  },
  linked: {
    subject: 'Du kannst dich jetzt mit Google anmelden',
    paragraphs: (contact: string) => [
      `Bei ${shopName()} hat sich jemand mit dem Google-Konto dieser Adresse angemeldet. Ab jetzt kannst du dich auch mit Google anmelden.`,
      `Wenn du das nicht warst, trenne die Verbindung zu Google in deinem Profil und schreib an ${contact}.`,
    ],
    get endedParagraphs() {
      return [
        `Bei ${shopName()} hat sich jemand mit dem Google-Konto dieser Adresse angemeldet. Es gab schon ein Konto mit einem Passwort, und wir konnten nicht erkennen, ob es von dir war.`,
        'Zu deiner Sicherheit haben wir dieses Passwort und alle anderen Anmeldearten entfernt, alle Sitzungen beendet und alle verschickten Links ungültig gemacht. Anmelden kannst du dich jetzt mit Google.',
        'Bitte prüfe deinen Namen, deine Anzeigen und deine Käufe. Wenn du ein Passwort möchtest, lege mit dem Button unten ein neues fest.',
      ];
    },
    action: { plain: 'Anmeldearten ansehen', ended: 'Passwort festlegen' },
  },
  linkedOutside: {
    subject: 'Neue Anmeldeart für dein Konto',
    get paragraphs() {
      return [
        `In deinem Konto bei ${shopName()} kannst du dich jetzt auf einem weiteren Weg anmelden, etwa mit Google. Andere Browser wurden abgemeldet.`,
        'Wenn das Konto ein Passwort hat, das nicht von dir ist, kennt es vielleicht jemand anderes. Ersetze es durch ein neues.',
      ];
    },
    action: 'Passwort festlegen',
  },
  unlinked: {
    subject: 'Die Verbindung zu Google wurde getrennt',
    paragraphs: (contact: string) => [
      `Bei ${shopName()} kannst du dich jetzt nur noch mit deinem Passwort anmelden. Andere Browser wurden abgemeldet.`,
      `Wenn du das nicht warst, lege ein neues Passwort fest und schreib an ${contact}.`,
    ],
  },
  newDevice: {
    subject: 'Neue Anmeldung in deinem Konto',
    paragraphs: (contact: string) => [
      `Jemand hat sich bei ${shopName()} in deinem Konto angemeldet, mit einem Browser, den wir nicht kennen.`,
      `Wenn du das warst, musst du nichts tun. Wenn nicht, lege jetzt ein neues Passwort fest: Dann werden alle abgemeldet. Schreib außerdem an ${contact}.`,
    ],
    facts: {
      time: 'Zeit',
      device: 'Browser',
      network: 'Netz',
      startingWith: (part: string) => `Adressen, die mit ${part} beginnen`,
    },
    action: 'Passwort festlegen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: (contact: string) => [
      `Das Passwort deines Kontos bei ${shopName()} wurde geändert, und andere Browser wurden abgemeldet.`,
      `Wenn du das nicht warst, lege jetzt ein neues fest und schreib an ${contact}.`,
    ],
    action: 'Passwort festlegen',
  },
  apiToken: {
    subject: 'Du hast ein neues API-Token',
    paragraphs: (contact: string) => [
      `Für dein Konto bei ${shopName()} wurde ein API-Token erstellt. Ein Programm, das es hat, kann die API in deinem Namen benutzen.`,
      `Wenn du das nicht warst, widerrufe das Token, melde dich überall ab, leg ein neues Passwort fest und schreib an ${contact}.`,
    ],
    facts: { name: 'Name', scopes: 'Berechtigungen', expires: 'Gültig bis' },
    action: 'API-Token ansehen',
  },
  webhook: {
    subject: 'Für dein Konto wurde ein Webhook eingeschaltet',
    paragraphs: (contact: string) => [
      `Ein Webhook deines Kontos bei ${shopName()} ist eingeschaltet. Er meldet einem anderen Server, was mit deinen Artikeln und Verkäufen passiert.`,
      `Wenn du das nicht warst, lösch den Webhook, melde dich überall ab, leg ein neues Passwort fest und schreib an ${contact}.`,
    ],
    action: 'Webhooks ansehen',
  },
  secondFactor: {
    'added-second-factor': {
      subject: 'Dein Konto fragt bei der Anmeldung jetzt nach einem Code',
      paragraphs: (contact: string) => [
        `Für die Anmeldung bei ${shopName()} brauchst du jetzt auch einen Code aus deiner Authenticator-App. Andere Browser wurden abgemeldet.`,
        `Bewahre deine Wiederherstellungscodes gut auf: Mit ihnen kommst du in dein Konto, wenn du dein Handy verlierst. Wenn du das nicht warst, schreib sofort an ${contact}.`,
      ],
    },
    'removed-second-factor': {
      subject: 'Die Authenticator-App wurde aus deinem Konto entfernt',
      paragraphs: (contact: string, left: number) => [
        `Die Authenticator-App wurde aus deinem Konto bei ${shopName()} entfernt. Andere Browser wurden abgemeldet.${left === 0 ? ' Deine Wiederherstellungscodes gelten nicht mehr.' : ''}`,
        `Wenn du das nicht warst, lege jetzt ein neues Passwort fest und schreib an ${contact}.`,
      ],
    },
    'added-passkey': {
      subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
      paragraphs: (contact: string) => [
        `Deinem Konto bei ${shopName()} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Passwort anmelden.`,
        `Wenn du das nicht warst, entferne ihn in deinem Profil, lege ein neues Passwort fest und schreib sofort an ${contact}.`,
      ],
    },
    'removed-passkey': {
      subject: 'Ein Passkey wurde aus deinem Konto entfernt',
      paragraphs: (contact: string) => [
        `Ein Passkey wurde aus deinem Konto bei ${shopName()} entfernt. Andere Browser wurden abgemeldet.`,
        `Wenn du das nicht warst, lege jetzt ein neues Passwort fest und schreib an ${contact}.`,
      ],
    },
    'made-recovery-codes': {
      subject: 'Du hast neue Wiederherstellungscodes',
      paragraphs: (contact: string) => [
        `Für dein Konto bei ${shopName()} wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
        `Wenn du das nicht warst, lege jetzt ein neues Passwort fest und schreib an ${contact}.`,
      ],
    },
    'used-recovery-code': {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      paragraphs: (contact: string, left: number) => [
        `Ein Wiederherstellungscode deines Kontos bei ${shopName()} wurde benutzt.`,
        left === 0
          ? 'Das war der letzte. Erstelle jetzt in deinem Profil neue.'
          : left <= 3
            ? `Es ${plural(left, { one: 'ist nur noch einer', other: `sind nur noch ${left}` })} übrig. Erstelle bald in deinem Profil neue.`
            : `${left} sind noch übrig. Jeder gilt einmal.`,
        `Wenn du das nicht warst, lege ein neues Passwort fest, erstelle neue Codes und schreib an ${contact}.`,
      ],
    },
    'reset-second-factor': {
      subject: 'Dein zweiter Faktor wurde zurückgesetzt',
      paragraphs: (contact: string) => [
        `Die Betreiber von ${shopName()} haben den zweiten Faktor deines Kontos entfernt und alle seine Sitzungen beendet. Bis du einen neuen einrichtest, reicht dein Passwort zur Anmeldung.`,
        `Wenn du nicht darum gebeten hast, schreib sofort an ${contact}.`,
      ],
    },
  },
};
