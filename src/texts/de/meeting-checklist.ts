import type { meetingTexts as english } from '#src/texts/meeting-checklist.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  title: 'Checkliste fürs Treffen',
  pageTitle: (item: string) => `Checkliste: ${item}`,
  lead: (isGraded: boolean) =>
    isGraded
      ? 'Druck sie aus oder lass sie auf dem Handy offen. Vergleiche die Angaben des Verkäufers mit dem, was du siehst.'
      : 'Druck sie aus oder lass sie auf dem Handy offen. Der Verkäufer hat diese Checkliste nicht ausgefüllt.',
  bring: {
    cameras:
      'Bring eine Taschenlampe, einen geladenen Akku, eine Speicherkarte oder einen Film mit, und ein Objektiv, wenn die Kamera eins braucht.',
    lens: 'Bring eine Taschenlampe und eine Kamera mit, an die das Objektiv passt.',
    accessories: 'Bring mit, womit es benutzt wird, und frische Batterien, wenn es welche braucht.',
  },
  facts: (price: string, condition: string) => `${price} · ${condition}`,
  quick: 'Prüfen in fünf Minuten',
  others: 'Wenn du mehr Zeit hast',
  check: 'Prüfung',
  seller: 'Laut Verkäufer',
  same: 'OK?',
  box: '☐',
  notChecked: 'Nicht geprüft',
  notes: 'Notizen',
  back: 'Zurück zum Artikel',
};
