import type { tokenTexts as english } from '#src/texts/tokens.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const tokenTexts: Translation<typeof english> = {
  profile: {
    title: 'Programme',
    lead: 'Für eigene Programme, die den Shop für dich benutzen.',
  },
  title: 'API-Token',
  lead: 'Ein Programm, das eines deiner Token hat, kann die API in deinem Namen benutzen. Bewahre Token so sicher auf wie dein Passwort.',
  reference: 'API-Referenz',
  create: {
    title: 'Token erstellen',
    lead: 'Ein Token erlaubt nur, was du hier wählst, und nie mehr, als du selbst darfst.',
    name: 'Name',
    nameHint: 'Für welches Programm es ist.',
    scopes: 'Was es erlaubt',
    scopeNames: {
      'listings:read': 'Deine Anzeigen sehen',
      'listings:write':
        'Deine Anzeigen einstellen, bearbeiten und zurückziehen, und Verkäufe und Rückgaben melden',
      'orders:read': 'Deine Käufe und Verkäufe sehen',
      'messages:read': 'Deine Nachrichten lesen',
      'admin:read': 'Sehen, was Admins sehen',
    },
    days: 'Gültig für',
    dayCount: (days) => plural(days, { one: '{n} Tag', other: '{n} Tage' }),
    submit: 'Token erstellen',
    failed: 'Das Token konnte nicht erstellt werden. Versuch es noch einmal.',
    created: 'Das Token ist erstellt',
    secret: 'Kopiere das Token jetzt, es wird nur einmal angezeigt:',
    copy: 'Token kopieren',
    copied: 'Token kopiert',
  },
  list: {
    title: 'Deine Token',
    none: 'Du hast noch keine Token.',
    used: (day) => `zuletzt benutzt am ${day}`,
    unused: 'nie benutzt',
    until: (day) => `gültig bis ${day}`,
    expired: (day) => `abgelaufen am ${day}`,
    revoke: 'Widerrufen',
    revokeOf: (name) => `Widerrufen: Token ${name}`,
    revoked: 'Token widerrufen',
    failed: 'Das Token konnte nicht widerrufen werden. Versuch es noch einmal.',
  },
};
