import type { notificationPageTexts as english } from '#src/texts/notifications-page.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const notificationPageTexts: Translation<typeof english> = {
  nav: 'Mitteilungen',
  title: 'Mitteilungen',
  count: (count: number) => plural(count, { one: '{n} Mitteilung', other: '{n} Mitteilungen' }),
  empty: 'Nichts Neues',
  emptyHint:
    'Neues zu deinen Käufen, Verkäufen und Angeboten steht hier 90 Tage lang. Nachrichten haben ihre eigene Seite.',
  browse: 'Artikel ansehen',
  times: (count: number) => `${digits(count)} Neuigkeiten`,
  isNew: 'Neu',
  choices: {
    title: 'Einstellungen für Mitteilungen',
    emails: 'E-\u2060Mails',
    lead: 'E-\u2060Mails zu deinen Käufen und Verkäufen kommen immer.',
    mail: (group: string) => `E-\u2060Mails: ${group}`,
    times: { now: 'Sofort', daily: 'Täglich', off: 'Aus' },
    push: (group: string) => `Push-Mitteilungen: ${group}`,
    pushShort: 'Push-Mitteilungen',
    saved: 'Gespeichert',
    failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
    groups: {
      messages: 'Nachrichten',
      offers: 'Angebote',
      watchlist: 'Deine Merkliste',
      searches: 'Deine Suchaufträge',
      sellers: 'Verkäufer, denen du folgst',
      reviews: 'Bewertungen',
    },
    hints: {
      messages: '„Sofort“ heißt: sobald eine Nachricht zehn Minuten ungelesen ist.',
      offers: 'Angebote laufen nach zwei Tagen ohne Antwort ab.',
      watchlist: 'Wenn der Preis sinkt oder ein Artikel wieder verfügbar oder verkauft ist.',
      searches: 'Jeder Suchauftrag hat auch eine eigene Einstellung. Es gilt, was seltener ist.',
      sellers: 'Bei neuen Anzeigen.',
      reviews: 'Wenn du bewertet wirst und wenn beide Bewertungen sichtbar sind.',
    },
  },
  device: {
    title: 'Dieses Gerät',
    lead: 'Nachrichten kommen innerhalb einer Minute an, auch wenn keine Seite offen ist.',
    on: 'Push-Mitteilungen sind auf diesem Gerät eingeschaltet.',
    off: 'Push-Mitteilungen sind auf diesem Gerät ausgeschaltet.',
    start: 'Auf diesem Gerät einschalten',
    stop: 'Auf diesem Gerät ausschalten',
    denied:
      'Dieser Browser blockiert Mitteilungen von dieser Website. Erlaube sie in seinen Einstellungen und komm dann zurück.',
    none: 'Dieser Browser unterstützt keine Push-Mitteilungen. Auf dem iPhone musst du die Website zuerst zum Home-Bildschirm hinzufügen.',
    failed:
      'Das hat nicht geklappt. In privaten Fenstern sind keine Push-Mitteilungen möglich. Wenn das keines ist, versuch es noch einmal.',
  },
  unsubscribe: {
    title: 'E-\u2060Mails abbestellen',
    lead: (group: string) =>
      `Mit dem Button bestellst du diese E-\u2060Mails ab: ${group}. Unter „Mitteilungen“ findest du weiterhin alles.`,
    leadDaily:
      'Mit dem Button bestellst du die tägliche E-\u2060Mail ab. Unter „Mitteilungen“ findest du weiterhin alles.',
    submit: 'Abbestellen',
    done: 'Abbestellt.',
    gone: 'Dieser Link ist ungültig, oder das Konto dazu wurde geschlossen.',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    settings: 'Alle Einstellungen für Mitteilungen',
  },
};
