import type { photosTexts as english } from '#src/texts/photos.ts';
import type { Translation } from '#src/texts/translation.ts';

export const photosTexts: Translation<typeof english> = {
  photos: {
    label: 'Fotos',
    choose: 'Fotos auswählen',
    chooseOne: 'Foto auswählen',
    take: 'Foto aufnehmen',
    orDrop: 'oder hierher ziehen oder einfügen.',
    orDropOne: 'oder hierher ziehen oder einfügen.',
    notArrived: 'Das Foto ist noch nicht hochgeladen. Deine Eingaben sind noch da.',
    hint: (max: number) =>
      `JPEG, PNG, WebP oder AVIF, je höchstens 15 MB, bis zu ${max} Fotos. Das erste ist das Titelfoto.`,
    list: 'Deine Fotos in ihrer Reihenfolge',
    of: (number: number) => `Foto ${number}`,
    earlier: (number: number) => `Foto ${number} nach vorn`,
    later: (number: number) => `Foto ${number} nach hinten`,
    remove: (number: number) => `Foto ${number} entfernen`,
    removed: (number: number, left: number) => `Foto ${number} entfernt, noch ${left} übrig`,
    moved: (number: number, of: number) => `Jetzt Foto ${number} von ${of}`,
    first: 'Titelfoto',
    sending: (number: number) => `Foto ${number} wird hochgeladen`,
    again: 'Nochmal',
    againOf: (number: number) => `Nochmal: Foto ${number} hochladen`,
    waiting: 'Noch nicht hochgeladen. Wir versuchen es weiter.',
    failed: 'Es konnte nicht hochgeladen werden.',
    tooLarge: 'Größer als 15 MB.',
    refused: (size: string, limit: string) =>
      `Der Server hat die Datei wegen ihrer Größe von ${size} MB nicht angenommen. Im Shop sind höchstens ${limit} MB erlaubt.`,
    empty: 'Die Datei ist leer.',
    heic: 'HEIC wird nicht unterstützt. Nimm JPEG.',
    wrongType: 'Dieser Dateityp wird nicht unterstützt. Nimm JPEG, PNG, WebP oder AVIF.',
    tooMany: (max: number) => `Eine Anzeige kann höchstens ${max} Fotos haben.`,
    notSent: 'Noch sind nicht alle Fotos hochgeladen. Deine Eingaben sind noch da.',
    orAddress: 'Oder ein Link zum Foto',
    missing: 'Füge ein Foto oder einen Link hinzu.',
    addressUnused: 'Zählt nicht, wenn du ein Foto hochlädst.',
  },
  tiles: {
    of: (number, of, from) => {
      const whose = from === null ? 'Dein Foto' : `Foto von ${from}`;
      return of === 1 ? whose : `${whose}, ${number} von ${of}`;
    },
    from: (from) => (from === null ? 'Deine Fotos' : `Fotos von ${from}`),
    open: (alt: string) => `${alt}: groß ansehen`,
    show: (alt: string) => `${alt}: zeigen`,
    showShort: 'Zeigen',
  },
};
