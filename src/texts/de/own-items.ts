import type { ownItemsTexts as english } from '#src/texts/own-items.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const ownItemsTexts: Translation<typeof english> = {
  states: (label: string, count: number) => `${label} (${digits(count)})`,
  soldFor: (price: string) => `Verkauft für ${price}`,
  select: (title: string) => `Auswählen: ${title}`,
  selected: (count: number) => `${digits(count)} ausgewählt`,
  mostSelected: (count: number) => `${digits(count)} ausgewählt, mehr geht nicht auf einmal`,
  clear: 'Auswahl aufheben',
  selectAll: (count: number) => `Alle ${digits(count)} auswählen`,
  kinds: 'Alle Kategorien',
  watchers: (count: number) => `${digits(count)}-mal gemerkt`,
  offers: (count: number) => plural(count, { one: '{n} offenes Angebot', other: '{n} offene Angebote' }),
  actions: 'Aktionen für die ausgewählten Anzeigen',
  lower: 'Preis senken',
  lowerOf: (title: string) => `Preis senken: ${title}`,
  pause: 'Pausieren',
  pauseOf: (title: string) => `Pausieren: ${title}`,
  resume: 'Aktivieren',
  resumeOf: (title: string) => `Aktivieren: ${title}`,
  delete: 'Löschen',
  edit: 'Ändern',
  undo: 'Rückgängig',
  editing: {
    title: (count: number) => plural(count, { one: '{n} Anzeige ändern', other: '{n} Anzeigen ändern' }),
    lead: 'Was du leer lässt, bleibt, wie es ist.',
    unchanged: 'Nicht ändern',
    locationHint: 'Leer lassen, um die Orte zu behalten.',
    yes: (count: number) => plural(count, { one: '{n} Anzeige ändern', other: '{n} Anzeigen ändern' }),
  },
  lowering: {
    title: (titles: readonly string[]) =>
      titles.length === 1 ? `Preis von „${titles[0]}“ senken?` : `${digits(titles.length)} Preise senken?`,
    lead: 'Wer sich einen Artikel gemerkt hat, bekommt Bescheid, wenn er mindestens 2 % billiger wird.',
    by: 'Um wie viel?',
    percent: (percent: number) => `${percent} % weniger`,
    own: 'Anderer Preis',
    newPrice: 'Neuer Preis',
    below: (price: string) => `muss unter ${price} liegen`,
    item: 'Artikel',
    was: 'Bisheriger Preis',
    is: 'Neuer Preis',
    cancel: 'Abbrechen',
    yes: (count: number) => plural(count, { one: 'Preis senken', other: `${digits(count)} Preise senken` }),
    failed: 'Das hat nicht geklappt. Kein Preis wurde geändert. Versuch es noch einmal.',
  },
  fall: {
    title: (was: string, is: string) => `Preis von ${was} auf ${is} senken?`,
    text: 'Das ist weniger als ein Fünftel des bisherigen Preises. Prüf, ob keine Ziffer fehlt.',
    yes: 'Preis senken',
    no: 'Zurück',
    notSaved: 'Es wurde nichts gespeichert. Prüf den Preis.',
  },
  pausing: {
    title: (titles: readonly string[]) =>
      titles.length === 1 ? `„${titles[0]}“ pausieren?` : `${digits(titles.length)} Anzeigen pausieren?`,
    text: (count: number) =>
      plural(count, {
        one: 'Bis du sie wieder aktivierst, kann niemand die Anzeige sehen, den Artikel reservieren oder darauf bieten. Offene Angebote enden jetzt.',
        other:
          'Bis du sie wieder aktivierst, kann niemand die Anzeigen sehen, die Artikel reservieren oder darauf bieten. Offene Angebote enden jetzt.',
      }),
    no: 'Abbrechen',
  },
  deleting: {
    title: (count: number) => `${digits(count)} Anzeigen löschen?`,
    text: (count: number) =>
      plural(count, {
        one: 'Die Anzeige verschwindet aus allen Listen. Eine Stunde lang lässt sich das rückgängig machen.',
        other: 'Sie verschwinden aus allen Listen. Eine Stunde lang lässt sich das rückgängig machen.',
      }),
  },
  done: {
    prices: (count: number, price = '') =>
      count === 1 ? `Preis${price && ` auf ${price}`} gesenkt` : `${digits(count)} Preise gesenkt`,
    pause: (count: number) => plural(count, { one: 'Pausiert', other: `${digits(count)} Anzeigen pausiert` }),
    resume: (count: number) =>
      plural(count, { one: 'Wieder aktiviert', other: `${digits(count)} Anzeigen wieder aktiviert` }),
    delete: (count: number) =>
      plural(count, { one: 'Gelöscht', other: `${digits(count)} Anzeigen gelöscht` }),
    edits: (count: number) => plural(count, { one: 'Geändert', other: '{n} Anzeigen geändert' }),
    undo: (count: number) =>
      plural(count, { one: 'Rückgängig gemacht', other: 'Bei {n} Anzeigen rückgängig gemacht' }),
  },
  refused: (count: number) =>
    plural(count, {
      one: '1 Anzeige wurde nicht geändert',
      other: `${digits(count)} Anzeigen wurden nicht geändert`,
    }),
  because: (title: string, why: string) => `${title}: ${why}`,
  close: 'Schließen',
};
