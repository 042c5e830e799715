import type { modelTexts as english } from '#src/texts/models.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const modelTexts: Translation<typeof english> = {
  about: 'Mehr zu diesem Modell',
  aboutModel: (model) => `Mehr zum Modell: ${model}`,
  description: (model) =>
    `${model}: die Daten, was dazu passt, was gerade angeboten wird und worauf du beim Gebrauchtkauf achten solltest.`,
  onSale: 'Gerade im Angebot',
  noneOnSale: 'Zurzeit wird keins angeboten.',
  all: (count) => plural(count, { one: '{n} Artikel ansehen', other: 'Alle {n} Artikel ansehen' }),
  notify: 'Beim nächsten benachrichtigen',
  facts: 'Daten',
  sources: 'Quellen',
  report: 'Falsche Angabe melden',
  fits: { cameras: 'Passende Objektive', lens: 'Passende Kameras' },
  fitsHint: 'Gerade hier angeboten:',
  native: {
    cameras: (count) =>
      plural(count, { one: '{n} Objektiv passt ohne Adapter', other: '{n} Objektive passen ohne Adapter' }),
    lens: (count) =>
      plural(count, { one: '{n} Kamera passt ohne Adapter', other: '{n} Kameras passen ohne Adapter' }),
  },
  adapter: (count) => plural(count, { one: '{n} weiteres mit Adapter', other: '{n} weitere mit Adapter' }),
  limited: (count) =>
    plural(count, { one: '{n} weiteres mit Einschränkungen', other: '{n} weitere mit Einschränkungen' }),
  check: { cameras: 'Ein anderes Objektiv prüfen', lens: 'Eine andere Kamera prüfen' },
  known: 'Bekannt zu diesem Modell',
  notes: {
    edit: 'Diese Hinweise bearbeiten',
    lead: 'Alle lesen diese Hinweise auf der Seite des Modells. Ein Hinweis ohne Text wird nicht angezeigt.',
    original: (text) => `Mitgeliefert als: ${text}`,
    note: (position) => `Hinweis ${position}`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    saved: 'Die Hinweise sind gespeichert.',
    failed: 'Die Hinweise konnten nicht gespeichert werden. Versuche es noch einmal.',
  },
  look: 'Worauf du vor dem Kauf achten solltest',
};
