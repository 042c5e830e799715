import type { savedSearchTexts as english } from '#src/texts/saved-searches.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const off = 'Zu diesem Suchauftrag schicken wir dir keine E-\u2060Mails.';

export const savedSearchTexts: Translation<typeof english> = {
  nav: 'Suchaufträge',
  save: 'Suche speichern',
  saved: 'Gespeichert',
  manage: 'Verwalten',
  managed: 'Suchaufträge',
  mails: {
    now: 'Neue Treffer schicken wir dir sofort per E-\u2060Mail.',
    daily: 'Neue Treffer schicken wir dir einmal am Tag per E-\u2060Mail.',
    off,
  },
  unconfirmed: {
    now: 'Neue Treffer schicken wir dir sofort per E-\u2060Mail, sobald deine E-\u2060Mail-Adresse bestätigt ist.',
    daily:
      'Neue Treffer schicken wir dir einmal am Tag per E-\u2060Mail, sobald deine E-\u2060Mail-Adresse bestätigt ist.',
    off,
  },
  mailsOff: {
    text: 'Du hast E-\u2060Mails zu Suchaufträgen ausgeschaltet.',
    action: 'Einschalten',
    done: 'E-\u2060Mails zu Suchaufträgen sind eingeschaltet',
  },
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  everything: 'Alles',
  words: (words: string) => `„${words}“`,
  list: {
    title: 'Suchaufträge',
    count: (count: number) => plural(count, { one: '{n} Suchauftrag', other: '{n} Suchaufträge' }),
    empty: 'Noch keine Suchaufträge',
    emptyHint:
      'Speichere eine Suche mit dem Button über den Listen. Wir melden dir neue Artikel, sofort oder täglich.',
    browse: 'Suchen',
    fresh: (count: number) => `${digits(count)} neu`,
    since: (day: string) => `Seit ${day}`,
    mail: 'E-\u2060Mail',
    mails: { now: 'Sofort', daily: 'Täglich', off: 'Aus' },
    wide: 'Dieser Suchauftrag hat sehr viele Treffer, deshalb prüfen wir ihn einmal am Tag und nur auf neue Artikel. Grenze ihn ein, dann melden wir uns sofort, auch bei gesenkten Preisen.',
    rename: 'Umbenennen',
    renameOf: (name: string) => `Umbenennen: ${name}`,
    name: 'Name',
    nameHint: 'Leer lassen, um die Suchbegriffe zu nehmen.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    remove: 'Löschen',
    removeOf: (name: string) => `Löschen: ${name}`,
    removed: 'Gelöscht',
  },
};
