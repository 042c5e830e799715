import type { openingTexts as english } from '#src/texts/opening.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const openingTexts: Translation<typeof english> = {
  title: 'Vor der Eröffnung',
  done: 'Erledigt',
  open: 'Zu tun',
  left: (count) => `noch ${count}`,
  contact: {
    title: 'Deine Kontaktdaten',
    hint: 'Unten auf den Seiten und in E-\u2060Mails steht, an welche Adresse man schreiben kann.',
    action: 'Kontakt angeben',
  },
  pages: {
    title: 'Deine Seiten „Bedingungen“ und „Datenschutz“',
    hint: 'In den mitgelieferten Texten steht nicht, wer diesen Shop betreibt. Ändere beide.',
    action: 'Seiten bearbeiten',
  },
  mail: {
    title: 'E-\u2060Mails kommen an',
    hint: {
      smtp: 'Schick dir selbst eine Test-E-\u2060Mail.',
      outbox:
        'Setze SMTP_URL: Ohne sie landen E-\u2060Mails nur als Dateien in .state/outbox oder im Ordner outbox unter STATE_DIR.',
    },
  },
  backup: {
    title: 'Es gibt eine Sicherung',
    hint: 'Führe npm run backup aus und lass es jede Nacht von einem Timer ausführen.',
    last: 'Letzte gelungene Sicherung:',
  },
  item: {
    title: 'Die erste Anzeige',
    hint: 'Stell etwas ein, das du selbst verkaufst, oder lade Verkäufer ein.',
    action: 'Artikel einstellen',
  },
  demo: {
    title: 'Demo gelöscht',
    hint: 'Leute, Anzeigen und Beiträge der Demo sind erfunden. Sieh dich um und eröffne dann deinen eigenen Shop.',
    start: 'Eigenen Shop eröffnen',
    ask: 'Demo löschen?',
    removes: (people: number, items: number, orders: number, posts: number) =>
      `Damit werden ${plural(people, { one: '{n} Konto', other: '{n} Konten' })}, ${plural(items, { one: '{n} Anzeige', other: '{n} Anzeigen' })}, ${plural(orders, { one: '{n} Kauf', other: '{n} Käufe' })} und ${plural(posts, { one: '{n} Beitrag', other: '{n} Beiträge' })} der Demo gelöscht. Das lässt sich nicht rückgängig machen. Gehört dein Konto dazu, richtest du auf der nächsten Seite deinen Shop und ein neues Konto ein. Einstellungen und Seiten, die du geändert hast, bleiben.`,
    keepsNothing: 'Sonst ist nichts im Shop.',
    keepsPeople: (count: number) =>
      plural(count, {
        one: '1 Konto, das jemand selbst angelegt hat, bleibt:',
        other: `${digits(count)} Konten, die andere selbst angelegt haben, bleiben:`,
      }),
    keepsItems: (count: number) =>
      plural(count, { one: 'Dazu bleibt 1 Anzeige:', other: `Dazu bleiben ${digits(count)} Anzeigen:` }),
    itemOf: (title: string, seller: string) => `${title}, angeboten von ${seller}`,
    more: (count: number) => `und noch ${digits(count)}`,
    confirm: 'Demo löschen',
    cancel: 'Behalten',
    failed: 'Die Demo konnte nicht gelöscht werden. Versuch es noch einmal.',
  },
};
