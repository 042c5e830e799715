import type { browsingTexts as english } from '#src/texts/browsing.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const browsingTexts: Translation<typeof english> = {
  similar: {
    title: 'Ähnliche Artikel',
    more: 'Weitere suchen',
    none: 'Gerade gibt es nichts Ähnliches.',
    failed: 'Ähnliche Artikel konnten nicht geladen werden.',
  },
  viewed: {
    title: 'Zuletzt angesehen',
    hint: 'Nur auf diesem Gerät gespeichert.',
    forget: 'Löschen und ausschalten',
    isOff: '„Zuletzt angesehen“ ist ausgeschaltet.',
    remember: 'Auf diesem Gerät einschalten',
  },
  compare: {
    title: 'Vergleich',
    lead: 'Nebeneinander, die Unterschiede sind hervorgehoben.',
    choose: 'Vergleichen',
    chooseOf: (title: string) => `Vergleichen: ${title}`,
    full: 'Du kannst höchstens vier Artikel vergleichen. Entferne zuerst einen.',
    go: (count: number) => `${digits(count)} Artikel vergleichen`,
    one: 'Wähle noch einen zum Vergleichen',
    clear: 'Leeren',
    clearAll: 'Vergleich leeren',
    chosen: 'Ausgewählte Artikel',
    leaveOut: 'Nicht mehr vergleichen',
    leaveOutOf: (title: string) => `Nicht mehr vergleichen: ${title}`,
    table: 'Vergleich',
    property: 'Merkmal',
    differs: 'anders',
    actions: 'Aktionen',
    remove: 'Entfernen',
    removeOf: (title: string) => `Entfernen: ${title}`,
    few: 'Noch nichts zu vergleichen',
    fewHint: 'Wähle „Vergleichen“ bei zwei bis vier Artikeln, in den Listen oder auf ihren Seiten.',
    browse: 'Zu den Kameras',
    gone: (count: number) =>
      plural(count, {
        one: 'Ein Artikel ist nicht mehr online.',
        other: `${digits(count)} Artikel sind nicht mehr online.`,
      }),
    distance: 'Entfernung',
    rating: 'Bewertung',
    answers: 'Antwortzeit',
    kind: 'Kategorie',
    offers: 'Preis verhandelbar',
    yes: 'Ja',
    no: 'Nein',
    state: 'Status',
    unknown: '–',
  },
};
