import type { Translation } from '#src/texts/translation.ts';
import type { watchlistTexts as english } from '#src/texts/watchlist.ts';
import { digits, plural } from '#src/texts/words.ts';

export const watchlistTexts: Translation<typeof english> = {
  nav: 'Merkliste',
  watch: (title: string) => `Merken: ${title}`,
  short: 'Merken',
  watching: 'Gemerkt',
  ifFree: 'Bescheid geben, wenn wieder verfügbar',
  willNotify: 'Wir geben Bescheid, wenn wieder verfügbar',
  done: 'Auf deiner Merkliste.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  watchers: 'Gemerkt von',
  watcherCount: (count: number) => plural(count, { one: '{n} Person', other: '{n} Personen' }),
  list: {
    title: 'Merkliste',
    count: (count: number) => `${digits(count)} Artikel`,
    empty: 'Du hast dir noch nichts gemerkt',
    emptyHint:
      'Tippe oder klicke bei einem Artikel auf das Herz. Wir geben Bescheid, wenn der Preis sinkt und wenn der Artikel wieder verfügbar oder verkauft ist.',
    browse: 'Artikel ansehen',
    since: (day: string) => `Seit ${day}`,
    same: 'Preis wie beim Merken',
    lower: (by: string) => `${by} billiger`,
    higher: (by: string) => `${by} teurer`,
    remove: 'Entfernen',
    removeOf: (title: string) => `Entfernen: ${title}`,
  },
};
