import type { gradingFormTexts as english } from '#src/texts/grading-form.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const gradingFormTexts: Translation<typeof english> = {
  lists: { digital: 'Digitalkamera', film: 'Analoge Kamera', lens: 'Objektiv', accessory: 'Zubehör' },

  form: {
    begin: 'Mit Checkliste prüfen',
    again: 'Neu prüfen',
    offer: {
      other: 'Etwa 20 kurze Fragen, mit Fotos, wo sie helfen. Deine Antworten stehen in der Anzeige.',
      accessory: 'Ein paar kurze Fragen, mit Fotos, wo sie helfen. Deine Antworten stehen in der Anzeige.',
    },
    done: (grade: string) => `Zustand: ${grade}`,
    doneNone: 'Zu wenig geprüft für eine Einstufung',
    remove: 'Prüfung entfernen',
    title: 'Mit Checkliste prüfen',
    which: 'Was für eine Kamera ist es?',
    progress: (number: number, of: number) => `Frage ${number} von ${of}`,
    answers: 'Antworten',
    notChecked: 'Nicht geprüft',
    back: 'Zurück',
    next: 'Weiter',
    toEnd: 'Zum Ergebnis',
    photoOf: (what: string) => `Foto: ${what}`,
    photoSkip: 'Ein Foto hilft, muss aber nicht sein.',
    soFar: (grade: string) => `Bisher: ${grade}`,
    soFarNone: (missing: number) =>
      plural(missing, {
        one: 'Noch ein Punkt bis zur Einstufung',
        other: `Noch ${digits(missing)} Punkte bis zur Einstufung`,
      }),
    change: (ask: string) => `Antwort ändern: „${ask}“`,
    save: 'Zustand speichern',
    saved: 'Zustand gespeichert.',
    condition: 'Einstellen als',
    conditionHint: (best: string) =>
      `Nach deinen Antworten ist höchstens „${best}“ möglich. Du kannst auch weniger angeben.`,
    conditionHintNone: (best: string) =>
      `Ohne Einstufung zählt deine eigene Einschätzung. Höchstens „${best}“ ist möglich.`,
    failed: 'Der Zustand wurde nicht gespeichert. Deine Antworten sind noch da. Versuch es noch einmal.',
  },
  service: {
    by: 'Werkstatt',
    byHint: 'Alle sehen ihren Namen.',
    year: 'Jahr',
    unknownYear: 'Nicht bekannt',
  },
};
