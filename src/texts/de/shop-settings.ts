import type { shopSettingsTexts as english } from '#src/texts/shop-settings.ts';
import type { Translation } from '#src/texts/translation.ts';

export const shopSettingsTexts: Translation<typeof english> = {
  nav: 'Shop',
  title: 'Shop',
  tabsLabel: 'Einstellungen des Shops',
  tabs: {
    general: 'Allgemein',
    look: 'Aussehen',
    home: 'Startseite',
    categories: 'Kategorien',
    announcement: 'Ankündigung',
  },
  loadFailed: 'Die Einstellungen konnten nicht geladen werden. Versuch es noch einmal.',
  retry: 'Erneut versuchen',
  save: 'Speichern',
  saved: 'Gespeichert',
  failed:
    'Die Einstellungen konnten nicht gespeichert werden. Deine Änderungen sind noch da. Versuch es noch einmal.',
  fixed: (variable: string) =>
    `Durch die Umgebungsvariable ${variable} festgelegt. Entferne sie, um es hier zu ändern.`,
  general: {
    identity: 'Name und Slogan',
    identityLead: 'Im Kopf der Seiten, in E-\u2060Mails, Titeln, Kalendereinträgen und Feeds.',
    name: 'Name',
    tagline: 'Slogan',
    taglineHint: 'Ein Satz für Suchmaschinen. Leer lassen, um das Original zu verwenden.',
    contact: 'Kontaktdaten',
    contactLead: 'Unten auf jeder Seite und auf der Seite „Kontakt“.',
    address: 'Adresse',
    email: 'E-\u2060Mail',
    phone: 'Telefon',
    region: 'Sprache und Region',
    regionLead: 'Die Sprache aller Texte und wie Preise, Zeiten und Entfernungen geschrieben werden.',
    language: 'Sprache',
    languageHint:
      'Für alle Seiten und E-\u2060Mails. Anzeigen, Beiträge und Nachrichten werden nicht übersetzt.',
    currency: 'Währung',
    currencyOption: (code: string, name: string) => `${code} · ${name}`,
    currencyHint:
      'Steht fest, sobald es Anzeigen oder Entwürfe und Suchaufträge mit Beträgen gibt, weil diese nicht umgerechnet werden.',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Für öffentliche Seiten und E-\u2060Mails. Nach dem Anmelden gilt die Zone des Browsers.',
    units: 'Entfernungen',
    unitNames: { mi: 'Meilen', km: 'Kilometer' },
    optional: 'optional',
  },
  look: {
    logo: 'Logo',
    logoFile: 'Bild',
    chooseLogo: 'Bild auswählen',
    logoLead: 'Im Kopf der Seiten, in Browser-Tabs, auf Startbildschirmen und in geteilten Links.',
    logoHint:
      'PNG, JPEG, WebP oder SVG bis 5 MB, lesbar auf hellem und dunklem Grund. Ein breites Logo ersetzt auch den Namen.',
    logoTooLarge: 'Wähle ein Bild bis 5 MB.',
    logoFailed: 'Das Bild konnte nicht hochgeladen werden. Versuch es noch einmal.',
    noLogo: 'Original verwenden',
    theirLogo: 'ein anderes Logo',
    accent: 'Akzentfarbe',
    accentLead:
      'Für Buttons, Markierungen und neue Nachrichten. Hellere und dunklere Töne werden abgeleitet, damit alle Texte gut lesbar bleiben.',
    accentCode: 'Farbcode',
    accentHint: 'Zum Beispiel #1f5fbf. Leer lassen, um die Originalfarben zu verwenden.',
    pick: 'Farbe wählen',
    preview: 'Vorschau',
    themes: { light: 'Hell', dark: 'Dunkel' },
    samples: {
      nav: 'Kameras',
      title: 'Olympus OM-1 mit 50 mm f/1.8',
      facts: ['Sehr gut', 'Leipzig'],
      book: 'Reservieren',
      greeting: 'Hallo Robin,',
      mail: 'Deine Reservierung ist bestätigt.',
      open: 'Kauf öffnen',
    },
  },
};
