import type { changeTexts as english } from '#src/texts/changes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const changeTexts: Translation<typeof english> = {
  title: 'Die Anzeige wurde geändert',
  lookAgain:
    'Die Anzeige wurde geändert. Sieh dir an, was anders ist, und bestätige, wenn du weiterhin einverstanden bist.',
  list: 'Was sich geändert hat',
  was: 'Vorher',
  is: 'Jetzt',
  alone: 'Sonst nichts',
  photos: (count: number) => plural(count, { one: '{n} Foto', other: '{n} Fotos' }),
  tooOld: 'Sie wurde oft geändert. Lies die ganze Seite noch einmal, bevor du zusagst.',
  fields: {
    title: 'Titel',
    brand: 'Marke',
    condition: 'Zustand',
    duration: 'Alter',
    location: 'Ort',
    sale: 'Preis',
    included: 'Lieferumfang',
    parts: 'Dazu gehört',
    des: 'Beschreibung',
    photos: 'Fotos',
  },
};
