import type {
  gearTexts as english,
  gradingTexts as englishGrading,
  partTexts as englishParts,
} from '#src/texts/gear.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const gearTexts: Translation<typeof english> = {
  gear: {
    model: 'Modell',
    modelHint:
      'Wähle es aus der Liste, dann werden Titel, Marke und Bajonett ausgefüllt. Oder gib selbst etwas ein.',
    mount: 'Bajonett',
    whichMount: 'Welches Bajonett hat es?',
    mountHint: 'Welches Bajonett hat es? Dieses Objektiv gab es mit mehreren.',
    mountAsked: 'Wer nach Bajonett oder Kamera filtert, findet deine Anzeige erst, wenn du eins wählst.',
    severalMounts: 'mehrere Bajonette',
    adapts: 'Adaptiert',
    joins: (from: string | null, to: string | null) =>
      from !== null && to !== null ? `Objektive mit Anschluss ${from} an Kameras mit Anschluss ${to}` : null,
    adaptsFrom: 'Von (Objektiv)',
    adaptsTo: 'Auf (Kamera)',
    adapterHint: 'Bei einem Adapter: die Anschlüsse, die er verbindet, z. B. Canon EF und Sony E.',
    focal: 'Brennweite',
    aperture: 'Lichtstärke',
    fStop: (number: number) => `f/${number}`,
    crop: 'Cropfaktor',
    fullFrame: '1 (Vollformat)',
    optional: 'optional',
    fixedLens: 'fest verbautes Objektiv',
  },
  kinds: { cameras: 'Kamera', lens: 'Objektiv' },
};

export const gradingTexts: Translation<typeof englishGrading> = {
  item: {
    title: 'Vom Verkäufer geprüft',
    graded: 'Einstufung',
    stated: 'Nach eigener Einschätzung',
    byQuestions: 'Checkliste, vom Verkäufer ausgefüllt',
    byQuestionsAs: (grade: string) => `Checkliste, vom Verkäufer ausgefüllt: ${grade}`,
    because: (grade, ...reasons) => (reasons.length > 0 ? `${grade} (${reasons.join(' · ')})` : grade),
    nothing: (grade: string) => `${grade}: keine Mängel gefunden`,
    noGrade: 'Keine Einstufung: Mehr als ein Drittel wurde nicht geprüft',
    less: (grade: string) => `Nach den Antworten wäre auch „${grade}“ möglich.`,
    notChecked: (ask: string) => `nicht geprüft: ${ask}`,
    unchecked: 'nicht geprüft',
    faultless: (count: number, all: number) => `${digits(count)} von ${digits(all)} Punkten ohne Mangel`,
    date: (day: string) => `Am ${day} vom Verkäufer geprüft, nicht von uns.`,
    definitions: 'So wird eingestuft',
    serviced: (answer: string, details: string) => `${answer}: ${details}`,
  },
};

export const partTexts: Translation<typeof englishParts> = {
  title: 'Dazu gehört',
  conversion: {
    title: 'Umbau',
    ask: 'Wurde es umgebaut?',
    none: 'Nicht umgebaut',
    ai: 'Auf AI umgebaut (Pre-AI-Nikkor)',
    'other-mount': 'Auf ein anderes Bajonett umgebaut',
    cine: 'Für Film und Video umgebaut (Cine-Mod)',
  },
};
