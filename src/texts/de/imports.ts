import type { importTexts as english } from '#src/texts/imports.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const items = (count: number) => plural(count, { one: '{n} Anzeige', other: '{n} Anzeigen' });

export const importTexts: Translation<typeof english> = {
  link: 'Importieren',
  title: 'Anzeigen importieren',
  lead: 'Stelle viele Artikel auf einmal aus einer Tabelle ein. Nichts geht online, bevor du das Ergebnis gesehen hast.',
  leadFor: (seller) => `Du importierst für ${seller}. Die Anzeigen gehören dann dieser Person.`,
  form: {
    file: 'Tabelle',
    fileHint: 'CSV oder XLSX mit einem Artikel je Zeile, höchstens 10.000.',
    choose: 'Datei wählen',
    zips: 'Fotos',
    zipsHint: 'ZIP-Dateien bis 500 MB. In der Spalte „Fotos“ stehen die Namen der Dateien darin.',
    chooseZips: 'ZIPs wählen',
    optional: 'optional',
    template: 'Vorlage laden',
    submit: 'Datei prüfen',
    sending: (percent) => `Fotos werden gesendet: ${percent} %`,
    failed: 'Die Datei wurde nicht gesendet. Prüf deine Verbindung und versuch es noch einmal.',
    columns: 'Welche Spalten gibt es?',
    required: 'Pflicht',
    column: 'Spalte',
    example: 'Beispiel',
    examples: { photos: 'vorne.jpg, hinten.jpg', parts: 'Objektiv | Nikon | 50mm f/1.8' },
  },
  again: 'Weitere Datei importieren',
  states: {
    uploading: 'Die Fotos sind nicht vollständig angekommen. Wähle die Dateien noch einmal.',
    checking: (done, of) => `Wird geprüft: Zeile ${digits(done)} von ${digits(of)}`,
    publishing: (done, of) => `Wird eingestellt: ${digits(done)} von ${digits(of)}`,
    undoing: (done, of) => `Wird rückgängig gemacht: ${digits(done)} von ${digits(of)}`,
    published: (count) => `${items(count)} eingestellt.`,
    canceled: (count) =>
      count === 0
        ? 'Verworfen. Nichts wurde eingestellt.'
        : `Angehalten. Bis dahin eingestellt: ${items(count)}.`,
    undone: (count) => `Rückgängig gemacht: ${items(count)} entfernt.`,
  },
  background: 'Du kannst diese Seite verlassen, es läuft im Hintergrund weiter.',
  ready: (count) =>
    count === 0 ? 'Keine Zeile lässt sich einstellen.' : `${items(count)} lassen sich einstellen.`,
  wrong: (count) => plural(count, { one: '{n} Zeile hat Fehler.', other: '{n} Zeilen haben Fehler.' }),
  publish: (count) => plural(count, { one: '{n} Anzeige einstellen', other: '{n} Anzeigen einstellen' }),
  duplicates: (count) =>
    plural(count, {
      one: 'Auch {n} Zeile einstellen, die du schon zu haben scheinst',
      other: 'Auch {n} Zeilen einstellen, die du schon zu haben scheinst',
    }),
  cancel: 'Anhalten',
  discard: 'Datei verwerfen',
  discarding: {
    title: 'Datei verwerfen?',
    text: 'Die Datei und ihre Fotos werden hier entfernt. Eingestellt wurde noch nichts.',
    yes: 'Datei verwerfen',
    no: 'Behalten',
  },
  undo: 'Rückgängig machen',
  undoing: {
    title: 'Import rückgängig machen?',
    text: 'Alle Anzeigen aus diesem Import werden entfernt. Was seitdem reserviert oder bearbeitet wurde, bleibt.',
    yes: 'Rückgängig machen',
    no: 'Anzeigen behalten',
  },
  until: (moment) => `Lässt sich bis ${moment} rückgängig machen.`,
  failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
  rows: {
    title: 'Zeilen der Datei',
    all: 'Alle Zeilen',
    row: 'Zeile',
    item: 'Artikel',
    model: 'Modell',
    result: 'Ergebnis',
    results: {
      waiting: 'Noch nicht geprüft',
      ready: 'Kann online gehen',
      duplicate: 'Scheint es schon zu geben',
      skipped: 'Ausgelassen',
      wrong: 'Hat Fehler',
      published: 'Eingestellt',
      failed: 'Nicht eingestellt',
      undone: 'Entfernt',
      kept: 'Behalten',
    },
    count: (label, count) => `${label} (${digits(count)})`,
    untitled: 'Ohne Titel',
  },
  mapping: {
    title: 'Spalten der Datei',
    lead: 'Wähle, was jede Spalte bedeutet. Danach werden die Zeilen neu geprüft.',
    unknown: (count) =>
      plural(count, {
        one: '{n} Spalte wurde nicht erkannt und bleibt außen vor.',
        other: '{n} Spalten wurden nicht erkannt und bleiben außen vor.',
      }),
    ignore: 'Nicht verwenden',
    submit: 'Neu prüfen',
    twice: 'Jedes Feld geht nur einmal.',
  },
  earlier: 'Frühere Importe',
  fileOf: (name, day) => `${name}, ${day}`,
};
