import type { evidenceTexts as english } from '#src/texts/evidence.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const evidenceTexts: Translation<typeof english> = {
  count: {
    title: 'Auslösungen',
    known: digits,
    fromFile: (count: number) =>
      `${plural(count, { one: '{n} Auslösung', other: '{n} Auslösungen' })} (aus Datei)`,
    about: 'Zu dieser Zahl',
    readFrom: (read: string, camera: string, taken: string) =>
      `Ausgelesen am ${read} aus einer Datei, die am ${taken} mit der Kamera ${camera} entstand.`,
    readFromUndated: (read: string, camera: string) =>
      `Ausgelesen am ${read} aus einer Datei der Kamera ${camera}, deren Uhr nicht gestellt war.`,
    canBeEdited: 'Dateien lassen sich verändern.',
    unknown: 'Unbekannt',
    film: 'Gibt es bei analogen Kameras nicht',
    notShown: 'Nicht angegeben',
    why: {
      maker: (make: string) => `In Dateien von ${make} steht keine Zahl`,
      'not-written': 'In der Datei steht keine Zahl',
      'not-believed': 'Die Zahl in der Datei ist nicht plausibel',
    },
    howToSee: 'So lässt sich die Zahl ablesen',
    seen: {
      Canon: 'Bei den meisten EOS-Kameras liest ein Programm am Computer die Zahl über USB aus.',
      Olympus:
        'Viele Kameras von Olympus und OM System zeigen die Zahl an: beim Einschalten MENU halten, die Monitorhelligkeit öffnen, dann INFO, hoch, runter, links, rechts, Auslöser, hoch und rechts drücken. Die Zahl steht bei R.',
      Panasonic:
        'Viele LUMIX-Kameras zeigen die Zahl als SHTCNT in einem Servicemenü. Welche Tasten es öffnen, hängt vom Modell ab.',
      other: 'Nur der Service des Herstellers kann die Zahl auslesen.',
    },
    counts: {
      exposures: 'Aufnahmen mit elektronischem Verschluss zählen mit.',
      mechanical: 'Nur mechanischer Verschluss.',
    },
    notes: {
      savedBy: (program: string) => `Gespeichert von ${program}, nicht von der Kamera.`,
      'may-have-wrapped': 'Dieses Modell beginnt nach 65.535 von vorn, es können also mehr Auslösungen sein.',
      'not-compared': 'Die Kamera der Datei wurde nicht mit dem Modell dieses Artikels verglichen.',
      'count-fell': 'Eine frühere Datei zu diesem Artikel nannte mehr Auslösungen.',
    },
    firmware: (version: string) => `Firmware ${version}.`,
  },
};
