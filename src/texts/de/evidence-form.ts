import type { evidenceFormTexts as english } from '#src/texts/evidence-form.ts';
import type { Translation } from '#src/texts/translation.ts';

export const evidenceFormTexts: Translation<typeof english> = {
  offer: 'Nach den Auslösungen wird immer gefragt. Viele Kameras schreiben sie in ihre Dateien.',
  begin: 'Auslösungen angeben',
  again: 'Andere Datei lesen',
  change: 'Auslösungen angeben',
  remove: 'Entfernen',
  removeShown: 'Auslösungen entfernen',
  removed: 'Auslösungen entfernt.',
  saved: 'Alle können sie jetzt sehen.',
  chosen: (camera: string) => `${camera}: aus einer Datei ausgelesen`,

  title: 'Auslösungen aus einer Datei auslesen',
  maker: 'Von welcher Marke ist die Kamera?',
  otherMaker: 'Andere Marke',
  how: {
    get: 'Steck die Karte in einen Kartenleser, oder verbinde die Kamera per Kabel, und öffne den Ordner DCIM.',
    getSony:
      'Steck die Karte in einen Kartenleser, oder stell die USB-Verbindung auf „Massenspeicher“, verbinde die Kamera per Kabel, und öffne den Ordner DCIM.',
    choose: (names: string, app: string) =>
      `Wähle die neueste Originaldatei, ${names}. Dateien aus ${app}, aus einem Messenger oder einer Bildbearbeitung enthalten die Zahl oft nicht mehr.`,
    anApp: 'einer App',
  },
  limits: {
    Canon:
      'Bei Canon speichern diese Kameras die Auslösungen in ihren Dateien: EOS R5, R6, R6 Mark II, R8 und R50, PowerShot G5 X Mark II und die ersten beiden Generationen der EOS-1D und 1Ds.',
    Sony: 'Nimm bei der α1 II und der α7 V ein Foto, das mit dem mechanischen Verschluss entstand.',
  },
  countless: (make: string) => `Kameras von ${make} speichern die Auslösungen nicht in ihren Dateien.`,
  refused:
    'CRW-, X3F- und HEIF-Dateien können wir nicht lesen. Stell die Kamera auf JPEG oder ein anderes RAW-Format.',
  sent: 'Nur das erste Megabyte wird gesendet, gelesen und danach gelöscht. Das Foto bleibt bei dir.',
  file: 'Datei auswählen',
  failed: 'Die Datei konnte nicht gesendet werden. Versuch es noch einmal.',
  result: 'Angaben in der Datei',
  camera: 'Kamera',
  taken: 'Aufgenommen',
  clockNotSet: 'Die Uhr der Kamera war nicht gestellt',
  serial: 'Seriennummer',
  serialEnds: (last3: string) =>
    `…${last3}. Vergleiche sie mit der an der Kamera. Wir zeigen sie nur jetzt und speichern sie nicht.`,
  noSerial: 'Nicht in der Datei',
  nothing: 'Ohne Auslösungszahl gibt es in der Anzeige nichts zu zeigen.',
  show: 'In der Anzeige zeigen',
  back: 'Abbrechen',
};
