import type { shopPagesTexts as english } from '#src/texts/shop-pages.ts';
import type { Translation } from '#src/texts/translation.ts';

export const shopPagesTexts: Translation<typeof english> = {
  nav: 'Seiten',
  lead: 'Diese Seiten sind unten auf jeder Seite verlinkt. Das Impressum erscheint dort, sobald du es geschrieben hast.',
  changedOn: (date: string) => `Geändert am ${date}`,
  original: 'Mitgelieferter Text',
  empty: 'Noch kein Text',
  back: 'Alle Seiten',
  view: 'Ansehen',
  text: 'Text',
  textHint:
    'Markdown: Eine erste Zeile mit # ist der Titel. ## Überschrift, **fett**, [Link](https://…), - Liste, > Zitat, | Tabelle |',
  save: 'Speichern',
  saved: 'Gespeichert',
  failed: 'Deine Änderungen wurden nicht gespeichert. Deine Eingaben sind noch da. Versuch es noch einmal.',
  restore: 'Original wiederherstellen',
  restoreTitle: (title: string) => `Original von „${title}“ wiederherstellen?`,
  restoreText: 'Der mitgelieferte Text ersetzt deinen. Das lässt sich nicht rückgängig machen.',
  restoreYes: 'Wiederherstellen',
  restoreNo: 'Abbrechen',
  restored: 'Wiederhergestellt',
  notRestored: 'Die Seite wurde nicht wiederhergestellt. Versuch es noch einmal.',
};
