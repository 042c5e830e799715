import type { handoverTexts as english } from '#src/texts/handover.ts';
import type { Translation } from '#src/texts/translation.ts';

const codeWorks = 'Der Code funktioniert auch offline und steht auch in der E-\u2060Mail zum Treffen.';

export const handoverTexts: Translation<typeof english> = {
  heading: 'Übergabe',
  yourCode: 'Dein Code',
  inText:
    'Diese Nachricht enthält deinen Übergabecode. Gib ihn erst weiter, wenn du den Artikel geprüft und bezahlt hast.',
  buyerHint: (seller: string) =>
    `Wenn du den Artikel geprüft und bezahlt hast, nenn ${seller} diesen Code. ${seller} gibt ihn ein, damit ist der Kauf abgeschlossen und endgültig. ${codeWorks}`,
  offlineHint: `Wenn du den Artikel geprüft und bezahlt hast, nenn dem Verkäufer diesen Code. Mit der Eingabe ist der Kauf abgeschlossen und endgültig. ${codeWorks}`,
  sellerHint:
    'Wenn der Artikel geprüft und bezahlt ist, gib hier den Code ein, den du genannt bekommst. Das geht auch offline: Dein Handy prüft den Code und sendet ihn später.',
  code: 'Code des Käufers',
  codeHint: 'Acht Buchstaben und Ziffern, zum Beispiel KM37-XF94.',
  check: 'Kauf abschließen',
  wrong: 'Dieser Code passt nicht. Prüfe ihn und versuch es noch einmal.',
  queued: 'Der Code stimmt. Wir senden ihn, sobald du wieder online bist. Alles erledigt.',
  queuedUnchecked: 'Gespeichert. Wir senden ihn, sobald du wieder online bist.',
  tooMany: 'Zu viele Versuche. Warte 15 Minuten.',
  gone: 'Der Code kam zu spät: Der Artikel ist nicht mehr verfügbar.',
  late: 'Der Code kam zu spät: Die Reservierung war schon beendet.',
  lateHint:
    'Die Reservierung ist abgelaufen, weil niemand das Treffen bestätigt hat. Wenn ihr euch getroffen habt, lässt sich dieser Code noch eine Woche lang eingeben.',
  offline: 'Du bist offline. Der Code funktioniert trotzdem.',
  phone: 'Telefon',
  right: 'Der Code stimmt. Alles erledigt.',
  sendsLater: 'Wir senden ihn, sobald du wieder online bist. Du kannst diese Seite schließen.',
  complete: 'Kauf abgeschlossen',
  completeText: 'Der Artikel ist als verkauft markiert. Du kannst jetzt eine Bewertung abgeben.',
  sent: (title: string | null) =>
    `Kauf abgeschlossen${title === null ? '' : `: ${title}`}. Du kannst jetzt eine Bewertung abgeben.`,
  review: 'Bewerten',
  reload: 'Neu laden',
  stored: 'Deine Treffen',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
};
