import type {
  evidenceProblems as englishEvidence,
  exchangeProblems as englishExchange,
  gradingFields as englishGrading,
  itemFields as englishFields,
  itemProblems as english,
} from '#src/texts/problems-items.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const or = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}` : (names[0] ?? '');

export const itemProblems: Translation<typeof english> = {
  noDraft: 'Diesen Entwurf gibt es nicht.',
  tooManyDrafts: (max) =>
    `Du kannst höchstens ${plural(max, { one: '{n} Entwurf', other: '{n} Entwürfe' })} haben. Lösch einen, den du nicht brauchst.`,
  draftChanged: 'Dieser Entwurf wurde auf einem anderen Gerät geändert.',
  noOwnItem: 'Das ist keine deiner Anzeigen.',
  itemDeleted: 'Diese Anzeige wurde gelöscht.',
  booked: 'Der Artikel ist reserviert. Schließe den Kauf zuerst ab oder sag ihn ab.',
  alreadySold: 'Der Artikel ist schon verkauft.',
  priceBooked: 'Der Preis bleibt fest, solange der Artikel reserviert ist.',
  priceChanged: 'Der Preis hat sich inzwischen geändert.',
  priceBelowFloor: 'Der neue Preis muss über dem Betrag liegen, unter dem du Angebote ablehnst.',
  pausedByAdmin: 'Ein Admin hat die Anzeige pausiert.',
  onlyAdminRestores: 'Ein Admin hat die Anzeige pausiert. Nur ein Admin kann sie freigeben.',
  awaitsReturn:
    'Der letzte Kauf wurde nach der Übergabe beendet. Öffne die Anzeige und bestätige, dass du den Artikel zurückhast.',
  pausedNotAdvertised: 'Eine pausierte Anzeige kann nicht hervorgehoben werden.',
  tooManyAdvertised: (max) =>
    `Du kannst höchstens ${digits(max)} Artikel gleichzeitig hervorheben. Beende das erst bei einem anderen.`,
  onlyAvailableAdvertised: 'Nur ein verfügbarer Artikel kann hervorgehoben werden.',
  soldNotPaused: 'Ein verkaufter Artikel kann nicht pausiert werden. Entferne ihn stattdessen.',
  noSavedSearch: 'Diesen Suchauftrag gibt es nicht.',
  tooManySearches: (max) =>
    `Du kannst höchstens ${plural(max, { one: '{n} Suchauftrag', other: '{n} Suchaufträge' })} haben.`,
  searchSlow: 'Diese Suche dauert zu lange. Nimm weniger oder andere Wörter.',
  noSeller: 'Diesen Verkäufer gibt es nicht.',
  sellerClosed: 'Das Konto dieses Verkäufers ist geschlossen.',
  ownFollow: 'Dir selbst kannst du nicht folgen.',
  tooManyFollowed: (max) => `Du kannst höchstens ${digits(max)} Verkäufern folgen.`,
  tooManyWatched: (max) => `Du kannst dir höchstens ${digits(max)} Artikel merken.`,
  noModel: 'Dieses Modell gibt es nicht.',
  noChecklist: 'Diese Checkliste gibt es nicht.',
  checklistChanged: 'Die Checkliste hat sich geändert. Geh sie noch einmal durch.',
  noKitItem: 'Das gehört nicht zu deiner Ausrüstung.',
  tooManyInKit: (max) =>
    `Zu einer Ausrüstung können höchstens ${plural(max, { one: '{n} Teil', other: '{n} Teile' })} gehören.`,
};

export const itemFields: Translation<typeof englishFields> = {
  ownItem: 'dein eigener Artikel',
  needsOffers: 'nur möglich, wenn Angebote erlaubt sind',
  floorBelowPrice: 'Der Betrag, unter dem du Angebote ablehnst, muss unter deinem Preis liegen.',
  booked: 'keine Änderung möglich, solange der Artikel reserviert ist',
  needsPhoto: 'mindestens ein Foto, außer wenn `img` die URL eines Fotos ist',
  tooWide: 'nur täglich oder aus; diese Suche findet zu viele Artikel, um sie sofort zu melden',
  inQuery: (field, fault) => `${field}: ${fault}`,
  onlyLens: 'nur bei Objektiven möglich',
  notForKind: 'bei dieser Art von Artikel nicht möglich',
  onlyFitting: 'nur bei Kameras und Objektiven möglich',
  noModel: 'kein Modell aus dem Verzeichnis',
  noModelOfKind: 'kein Modell dieser Art aus dem Verzeichnis',
  noMount: 'kein Bajonett, das wir kennen',
  sameMount: 'muss ein anderes Bajonett sein als das des Objektivs',
  fixedLens: 'bitte leer lassen; dieses Modell hat ein fest verbautes Objektiv',
  oneOfMounts: (...mounts) => `bei diesem Modell möglich: ${or(mounts)}`,
  mustBeCamera: 'muss eine Kamera sein',
  mustBeLens: 'muss ein Objektiv sein',
  cameraOrLens: 'muss eine Kamera oder ein Objektiv sein',
  givesCamera: 'das ist der Artikel selbst; gib stattdessen eine Kamera an',
  givesLens: 'das ist der Artikel selbst; gib stattdessen ein Objektiv an',
};

export const gradingFields: Translation<typeof englishGrading> = {
  oneOfLists: (...lists) => `bei diesem Artikel möglich: ${lists.join(' oder ')}`,
  filmList: (model) => `muss film sein, denn ${model} ist eine analoge Kamera`,
  digitalList: (model) => `muss digital sein, denn ${model} ist eine Digitalkamera`,
  needsShop: 'nur möglich mit der Antwort shop bei service',
  allowsAtBest: (grade, reason) => `erlaubt höchstens „${grade}“ (${reason})`,
  canBeAtBest: (grade, reason) => `höchstens „${grade}“ (${reason})`,
  answered: (answer) => answer,
  notChecked: (question) => `nicht geprüft: ${question}`,
  notInList: 'nicht in dieser Checkliste',
  oneOfAnswers: (...values) => `möglich: ${values.join(', ')} oder weglassen`,
  atMostPhotos: (max) => `insgesamt höchstens ${plural(max, { one: '{n} Foto', other: '{n} Fotos' })}`,
  noPhotosHere: 'zu dieser Antwort gehören keine Fotos',
};

export const evidenceProblems: Translation<typeof englishEvidence> = {
  detail: (fault) => `Die Datei lässt sich nicht verwenden: ${fault}.`,
  notOriginal: 'kein originales JPEG oder RAW. Nimm eine unbearbeitete Datei von der Karte der Kamera',
  unreadableFormat: (format) =>
    `das Format ${format} lässt sich nicht lesen. Nimm ein JPEG oder ein anderes RAW`,
  otherCamera: (camera, item) =>
    `stammt von einer anderen Kamera (${camera}) als der in der Anzeige (${item})`,
  noCount: 'enthält keine Auslösungszahl, es gibt also nichts zu zeigen',
  onlyCameras: 'nur bei Kameras möglich',
  notUploaded: 'keine Datei, die du in den letzten 24 Stunden hochgeladen hast, oder schon zu sehen',
};

export const exchangeProblems: Translation<typeof englishExchange> = {
  oneExport: 'Es läuft schon ein Download von dir. Warte, bis er fertig ist.',
  noZip: 'Dieses ZIP gibt es nicht.',
  noRows: 'Unter den Überschriften der Datei stehen keine Zeilen.',
  notTable: 'Das ist keine lesbare CSV- oder XLSX-Datei.',
  tooManyColumns: (max) => `Die Datei hat mehr als ${digits(max)} Spalten.`,
  tooManyRows: (max) => `Die Datei hat mehr als ${digits(max)} Zeilen. Teile sie auf.`,
  longCell: (row, max) => `Eine Zelle in Zeile ${digits(row)} hat mehr als ${digits(max)} Zeichen.`,
  longRow: (row) => `Zeile ${digits(row)} ist zu lang.`,
  openQuote: (row) => `In Zeile ${digits(row)} fehlt ein schließendes Anführungszeichen.`,
  unpackedTooLarge: 'Die Datei ist entpackt zu groß.',
  badZip: 'Das ZIP ist beschädigt oder verschlüsselt.',
  tooManyPhotos: (max) => `Die ZIPs enthalten mehr als ${digits(max)} Dateien.`,
  photoTooLarge: (name) => `${name} ist größer als 15 MB.`,
  sameName: (name) => `Zwei Dateien heißen ${name}.`,
  partLike: (example) => `bitte so angeben: ${example}`,
  missingPhoto: (name) => `in keinem ZIP enthalten: ${name}`,
  noImport: 'Diesen Import gibt es nicht.',
  wrongState: 'Der Import ist inzwischen weiter. Lade die Seite neu.',
  running: 'Ein anderer Import läuft gerade. Warte, bis er fertig ist.',
  otherOpen: 'Ein anderer Import ist noch nicht abgeschlossen. Stell ihn erst ein oder verwirf ihn.',
  noSpace: 'Für diese ZIPs ist nicht genug Speicherplatz frei.',
  notAnnounced: 'Das ZIP ist größer als angekündigt.',
  partMissing: (bytes) => `Sende zuerst den Teil ab Byte ${bytes}.`,
  badColumns: 'je Überschrift ein Feld und keins doppelt',
  notForSale: 'Laut Datei steht der Artikel nicht zum Verkauf.',
  kept: { booked: 'Reserviert oder verkauft.', edited: 'Inzwischen bearbeitet.' },
};
