import { shopFacts, shopName } from '#src/texts/shop.ts';
import type { siteTexts as english } from '#src/texts/site.ts';
import type { Translation } from '#src/texts/translation.ts';
import { asSentence, digits, plural } from '#src/texts/words.ts';

type Unit = (count: number) => string;
const years: Unit = (count) => plural(count, { one: '{n} Jahr', other: '{n} Jahre' });
const shortYears: Unit = (count) => `${count} J.`;

/** Ages above three years are shown in years. */
const age = (months: number, inMonths: Unit, inYears: Unit) =>
  months > 36 ? inYears(Math.round(months / 12)) : inMonths(months);

/** 850 Ausl., 4.200 Ausl., 48.000 Ausl. */
const shots: Unit = (count) => {
  const step = count < 1000 ? 1 : count < 10_000 ? 100 : 1000;
  return `${digits(Math.round(count / step) * step)} Ausl.`;
};

export const siteTexts: Translation<typeof english> = {
  tagline: () => shopFacts().tagline ?? 'Gebrauchte Kameras, Objektive und Zubehör aus guten Händen.',
  modes: {
    to: { Buyer: 'Zum Kaufen', Seller: 'Zum Verkaufen' },
    done: {
      Buyer: 'Jetzt kannst du kaufen. Deine Anzeigen bleiben, wie sie sind.',
      Seller: 'Jetzt kannst du verkaufen. Deine Käufe bleiben, wie sie sind.',
    },
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    ask: {
      Buyer: {
        title: 'Zum Kaufen wechseln?',
        text: 'Du bist im Verkaufsmodus. Deine Anzeigen bleiben online, und du kannst jederzeit zurückwechseln.',
      },
      Seller: {
        title: 'Zum Verkaufen wechseln?',
        text: 'Du bist im Kaufmodus. Deine Käufe bleiben, wie sie sind, und du kannst jederzeit zurückwechseln.',
      },
    },
    cancel: 'Abbrechen',
  },
  layout: {
    skip: 'Zum Inhalt springen',
    home: () => `${shopName()}: Startseite`,
    mainNav: 'Hauptmenü',
    menu: 'Menü',
    todo: (count: number) => (count > 0 ? `Wartet auf dich: ${digits(count)}` : 'Wartet auf dich'),
    close: 'Schließen',
    login: 'Anmelden',
    logout: 'Abmelden',
    loggedOut: 'Du bist abgemeldet',
    dismiss: 'Ausblenden',
    loading: 'Wird geladen',
    theme: 'Design',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    contact: 'Kontakt',
    footerNote: 'Selbst gehostet. Freie Software unter der MIT-Lizenz.',
    noPhoto: 'Kein Foto',
    needsScript:
      'Diese Seite braucht JavaScript, und das ist in deinem Browser ausgeschaltet. Anzeigen und Blog kannst du auch ohne ansehen.',
  },
  nav: {
    home: 'Start',
    cameras: 'Kameras',
    lens: 'Objektive',
    accessories: 'Zubehör',
    blogs: 'Blog',
    fit: 'Passt das?',
    grading: 'Zustandsstufen',
    sell: 'Verkaufen',
    messages: 'Nachrichten',
    offers: 'Angebote',
    watchlist: 'Merkliste',
    orders: { Buyer: 'Meine Käufe', Seller: 'Meine Verkäufe', admin: 'Alle Käufe' },
    dashboard: 'Mein Bereich',
  },
  kinds: {
    cameras: { section: 'Kameras', one: 'Kamera', many: 'Kameras', all: 'Alle Kameras' },
    lens: { section: 'Objektive', one: 'Objektiv', many: 'Objektive', all: 'Alle Objektive' },
    accessories: { section: 'Zubehör', one: 'Zubehör', many: 'Zubehör', all: 'Alles Zubehör' },
  },
  listing: {
    grades: { Excellent: 'Sehr gut', Good: 'Gut', Fair: 'Mäßig' },
    notWorking: (grade: string) => `${grade} – defekt`,
    details: 'Details',
    detailsOf: (title: string) => `Details: ${title}`,
    originalPrice: 'Neupreis',
    reducedFrom: 'Vorher',
    plus: (name: string, more: number) =>
      more > 0
        ? `+ ${name} und ${plural(more, { one: '{n} weiteres Teil', other: '{n} weitere Teile' })}`
        : `+ ${name}`,
    shots,
    listed: (date: string) => `Eingestellt: ${date}`,
    short: {
      months: (count: number) => age(count, (months) => `${months} Mon.`, shortYears),
      years: shortYears,
    },
    long: {
      months: (count: number) =>
        age(count, (months) => plural(months, { one: '{n} Monat', other: '{n} Monate' }), years),
      years,
    },
    states: { available: 'Verfügbar', booked: 'Reserviert', sold: 'Verkauft' },
    verified: 'Verifiziert',
    unverified: 'Noch nicht verifiziert',
    verifiedShort: 'Verifiziert',
    salePrice: 'Preis',
    condition: 'Zustand',
    brand: 'Marke',
    duration: 'Alter',
    location: 'Ort',
    seller: 'Verkauf durch',
    description: 'Beschreibung',
    photoAlt: (title: string, number: number, of: number) =>
      of > 1 ? `${title}, Foto ${number} von ${of}` : title,
    report: 'Anzeige melden',
    reported: 'Gemeldet',
    items: (count: number) => `${digits(count)} Artikel`,
    pages: 'Seiten',
    next: 'Nächste Seite',
    first: 'Erste Seite',
    empty: 'Noch nichts da',
    emptyHint: 'Gerade verkauft das niemand. Schau bald wieder vorbei, oder stell selbst etwas ein.',
    endOfList: 'Das war die letzte Seite',
    endOfListHint: 'Die Artikel, die hier standen, sind verkauft oder wurden entfernt.',
  },
  blog: {
    title: 'Blog',
    count: (count: number) => `Blog (${digits(count)})`,
    details: 'Details',
    detailsOf: (title: string) => `Details: ${title}`,
    back: 'Zum Blog',
    more: 'Weitere Beiträge',
    older: 'Voriger Beitrag',
    newer: 'Nächster Beitrag',
    empty: 'Noch keine Beiträge',
    emptyHint: 'Am ersten wird gerade geschrieben.',
  },
  announcement: { label: 'Ankündigung' },
  changedOn: (date: string) => `Geändert am ${date}`,
  left: { someone: 'Ehemaliges Mitglied', gone: 'Nicht mehr dabei', erased: 'Mit dem Konto gelöscht' },
  errors: {
    back: 'Zurück zur Startseite',
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Vielleicht ist der Link veraltet oder enthält einen Tippfehler.',
    },
    left: { title: 'Nicht mehr dabei', text: 'Das Konto und seine Anzeigen gibt es hier nicht mehr.' },
    gone: {
      title: 'Nicht mehr verfügbar',
      text: 'Der Artikel wurde entfernt. Vielleicht findest du einen ähnlichen.',
    },
    notOnShow: {
      title: 'Gerade nicht verfügbar',
      text: 'Dieser Artikel ist vorübergehend ausgeblendet und kann nicht reserviert werden. Vielleicht kommt er wieder.',
      bySeller: 'Der Verkäufer hat die Anzeige pausiert. Vielleicht kommt sie wieder.',
    },
    forbidden: { title: 'Kein Zugriff', text: 'Mit deinem Konto kannst du diese Seite nicht öffnen.' },
    refused: {
      title: 'Diese Adresse funktioniert nicht',
      text: 'Vielleicht enthält sie einen Tippfehler oder ist unvollständig.',
    },
    again: 'Erneut versuchen',
    noAnswer: 'Der Server ist nicht erreichbar.',
    unreachable: {
      title: 'Keine Verbindung',
      text: 'Der Shop ist nicht erreichbar. Es wurde nichts gesendet, und nichts ist verloren.',
    },
    unavailable: {
      title: 'Diese Seite ist gerade nicht verfügbar',
      text: 'Der Shop erreicht seine Datenbank nicht. Deine Eingaben sind noch da. Versuch es in einer Minute noch einmal.',
    },
    foreign: {
      title: 'Das war nicht der Shop',
      text: 'Statt des Shops hat etwas anderes geantwortet, etwa eine Firewall oder die Anmeldeseite deines Netzes. Prüf deine Verbindung und versuch es noch einmal.',
    },
    tooMany: { title: 'Zu viele Anfragen', text: 'Warte eine Minute und versuch es dann noch einmal.' },
    other: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Was du anderswo eingegeben hast, ist noch da. Versuch es in einer Minute noch einmal.',
    },
  },
  maintenance: {
    line: 'Du kannst dich umsehen, aber im Moment lässt sich nichts ändern.',
  },
  outage: {
    line: 'Preise und Verfügbarkeit sind vielleicht nicht aktuell. Reservieren, Nachrichten und Anmelden funktionieren bald wieder.',
  },
  form: {
    fieldError: (label: string, message: string) => {
      if (/^\p{Lu}/u.test(message)) return message;
      return label.endsWith('?') ? `${label} ${asSentence(message)}.` : `${label}: ${message}.`;
    },
    choose: 'Auswählen',
    newTab: '(öffnet einen neuen Tab)',
    sessionEnded:
      'Deine Sitzung ist abgelaufen. Was du noch nicht gesendet hast, ist auf diesem Gerät gespeichert.',
    mistake: (email: string) => `Wenn du das für einen Irrtum hältst, schreib an ${email}.`,
    kept: 'Was du noch nicht gesendet hast, ist auf diesem Gerät gespeichert.',
    loginAgain: 'Neu anmelden',
  },
  footer: {
    groups: [
      {
        title: 'Service',
        links: [
          { to: '/buying', label: 'Kaufen' },
          { to: '/selling', label: 'Verkaufen' },
          { to: '/safety', label: 'Sicher treffen' },
          { to: '/fit', label: 'Passt das?' },
          { to: '/grading', label: 'Zustandsstufen' },
        ],
      },
      {
        title: 'Über uns',
        links: [
          { to: '/about', label: 'Wer wir sind' },
          { to: '/contact', label: 'Kontakt' },
          { to: '/blogs', label: 'Blog' },
        ],
      },
      {
        title: 'Rechtliches',
        links: [
          { to: '/terms', label: 'Bedingungen' },
          { to: '/privacy', label: 'Datenschutz' },
          { to: '/imprint', label: 'Impressum' },
          { to: '/cookies', label: 'Cookies' },
        ],
      },
    ],
  },
  found: {
    lists: {
      cameras:
        'Gebrauchte Kameras mit Fotos, Zustand, Alter und Ort. Reservieren, treffen, prüfen, dann erst bezahlen.',
      lens: 'Gebrauchte Objektive mit Fotos, Zustand, Alter und Ort. Reservieren, treffen, prüfen, dann erst bezahlen.',
      accessories:
        'Gebrauchte Taschen, Stative, Blitze und Gurte mit Zustand, Alter und Ort. Reservieren, treffen, prüfen, dann erst bezahlen.',
    },
    blogs: 'Wie du gebrauchte Kameras und Objektive aussuchst, prüfst und pflegst.',
    itemFeed: 'Neue Artikel',
    postFeed: 'Neue Beiträge',
  },
  version: {
    newer: 'Es gibt eine neue Version des Shops. Sie gilt ab der nächsten Seite, die du öffnest.',
    needed:
      'Dafür brauchst du die neue Version des Shops. Kopiere, was du geschrieben hast, und lade die Seite neu.',
    missing:
      'Ein Teil dieser Seite konnte nicht geladen werden. Kopiere, was du geschrieben hast, und lade die Seite neu.',
    reload: 'Neu laden',
  },
};
