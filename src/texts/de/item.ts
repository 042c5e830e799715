import type { itemTexts as english } from '#src/texts/item.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';

export const itemTexts: Translation<typeof english> = {
  badge: {
    checks,
    since: (month: string) => `Verifiziert seit ${month}.`,
    sinceUnknown: 'Verifiziert; das Datum ist unbekannt.',
    checked: (what: string) => `Von den Admins des Shops geprüft: ${what}.`,
    notNoted: 'Was geprüft wurde, ist nicht festgehalten.',
    noWarranty: 'Das ist keine Garantie.',
    why: 'Du bist noch nicht verifiziert. Ein Häkchen schafft Vertrauen.',
    getVerified: 'Verifizieren lassen',
    unverified:
      'Noch nicht verifiziert: Die Admins des Shops haben hier noch nichts geprüft. Das heißt nicht, dass etwas nicht stimmt.',
  },
  meetingChecklist: 'Checkliste fürs Treffen',
  booking: {
    book: 'Reservieren',
    bookFor: (price: string) => `Für ${price} reservieren`,
    own: 'Anzeige verwalten',
    notForRole: 'Admins und Verkäufer können nicht reservieren',
    booked: 'Reserviert',
    bookedHint: (day: string) => `Seit ${day} reserviert. Vielleicht wird der Artikel wieder frei.`,
    requested: 'Du hast diesen Artikel angefragt.',
    yours: 'Du hast diesen Artikel reserviert.',
    bought: 'Du hast diesen Artikel gekauft.',
    toOrder: 'Zum Kauf',
    message: 'Nachricht schreiben',
    sold: 'Verkauft',
    unavailable: 'Bei dieser Person kannst du zurzeit nichts kaufen.',
    soldHint: 'Dieser Artikel ist jetzt in neuen Händen.',
    hint: 'Du zahlst jetzt nichts. Ihr trefft euch, du prüfst den Artikel und zahlst vor Ort.',
    name: 'Name',
    email: 'E-\u2060Mail',
    phone: 'Telefon',
    phoneHint: 'Nötig, damit du erreichbar bist.',
    location: 'Treffpunkt',
    locationHint: (town: string) =>
      `Zum Beispiel ein Café oder Bahnhof in ${town}. Den genauen Ort könnt ihr später absprechen.`,
    givenBefore: 'Die Nummer vom letzten Mal. Ändere sie, falls nötig.',
    seenBy: (seller: string) =>
      `${seller} sieht deinen Namen, deine E-\u2060Mail-Adresse, Telefonnummer und den vorgeschlagenen Ort, sobald du reservierst. Nach der Zusage siehst du die E-\u2060Mail-Adresse von ${seller} (und die Telefonnummer, falls eine angegeben ist).`,
    submit: 'Reservieren',
    cancel: 'Abbrechen',
    success: 'Angefragt!',
    failed: 'Die Anfrage wurde nicht gesendet. Deine Eingaben sind noch da. Versuch es noch einmal.',
  },
  prices: { earlier: 'Frühere Preise', until: (price: string, day: string) => `${price} bis ${day}` },
  question: {
    ask: 'Frage stellen',
    goOn: 'Zur Unterhaltung',
    checklist: 'Um die Checkliste bitten',
    forChecklist:
      'Könntest du für diesen Artikel bitte die Checkliste ausfüllen? Du findest sie auf deiner Seite des Artikels unter „Mit Checkliste prüfen“.',
  },
  share: {
    label: 'Anzeige teilen',
    copied: 'Link kopiert',
    failed: 'Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.',
  },
  gallery: {
    label: 'Fotos des Artikels',
    show: (number: number, of: number) => `Foto ${number} von ${of}`,
    previous: 'Voriges Foto',
    next: 'Nächstes Foto',
    zoom: 'Groß ansehen',
    actual: 'In Originalgröße anzeigen',
  },
};
