import type { requestProblems as english } from '#src/texts/problems-requests.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const requestProblems: Translation<typeof english> = {
  sendJson: 'Sende den Body als JSON.',
  sendForm: 'Sende den Body als Formular.',
  sendMultipart: 'Sende den Body als multipart/form-data.',
  notJson: 'Der Body ist kein gültiges JSON.',
  notForm: 'Der Body ist kein gültiges Formular.',
  notMultipart: 'Der Body ist kein gültiges multipart/form-data.',
  tooDeep: 'Der Body ist zu tief verschachtelt.',
  incomplete: 'Der Body ist unvollständig.',
  bodySlow: 'Der Body ist nicht rechtzeitig angekommen.',
  bodyTooLarge: (kilobytes) => `Der Body darf höchstens ${digits(kilobytes)} kB groß sein.`,
  fileTooLarge: (megabytes) => `Die Datei darf höchstens ${digits(megabytes)} MB groß sein.`,
  singleFile: 'nur eine einzelne Datei möglich',
  urlTooLong: (bytes) => `Die URL darf höchstens ${digits(bytes)} Byte lang sein.`,
  urlMalformed: 'Die URL ist fehlerhaft.',
  tooManyParameters: (max) => `Die URL darf höchstens ${digits(max)} Parameter haben.`,
  keyMalformed: '1 bis 255 sichtbare ASCII-Zeichen nötig',
  keyReused: 'Dieser Idempotenzschlüssel wurde schon für einen anderen Aufruf benutzt.',
  keyUsed: 'wurde schon mit einem anderen Pfad oder Body benutzt',
  keyInProgress: 'Der erste Aufruf mit diesem Schlüssel läuft noch.',
  mailsInProgress: 'An diese Adresse werden gerade schon E-Mails verschickt.',
  diskFull: 'Der Speicher ist voll, deshalb lässt sich nichts ändern. Versuch es später noch einmal.',
  databaseReadOnly: 'Die Datenbank kann gerade nur gelesen werden. Versuch es noch einmal.',
  databaseDown: 'Die Datenbank ist gerade nicht erreichbar. Versuch es noch einmal.',
  databaseSilent: 'Die Datenbank antwortet nicht.',
  stopping: 'Der Server wird beendet.',
  starting: 'Der Shop startet gerade.',
  migrating: (done: number, of: number) =>
    `Die Datenbank wird aktualisiert: ${done} von ${of} Migrationen sind ausgeführt.`,
  tooManyAttempts: 'Zu viele Versuche. Versuch es in ein paar Minuten noch einmal.',
  tooManyRequests: 'Zu viele Anfragen. Versuch es in ein paar Minuten noch einmal.',
  currencyChanged:
    'Die Währung des Shops hat sich gerade geändert. Prüfe die Preise und versuch es noch einmal.',
  repeatedText:
    'Du hast diesen Text schon mehreren Leuten geschickt. Schreib jeder Person eine eigene Nachricht.',
};
