import type { healthTexts as english } from '#src/texts/health.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const second = [1, 'Sekunde', 'Sekunden'] as const;
const longer = [
  [24 * 3600, 'Tag', 'Tage'],
  [3600, 'Stunde', 'Stunden'],
  [60, 'Minute', 'Minuten'],
] as const;

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [unit, one, many] = longer.find(([each]) => whole >= each) ?? second;
  return plural(Math.floor(whole / unit), { one: `{n} ${one}`, other: `{n} ${many}` });
}

/** After 'vor', the plural of days ends with n: vor 3 Tagen. */
const ago = (seconds: number): string => `vor ${duration(seconds).replace(/Tage$/, 'Tagen')}`;

function size(bytes: number): string {
  const unit = [1e9, 1e6, 1e3].find((each) => bytes >= each) ?? 1;
  const name = { 1e9: 'GB', 1e6: 'MB', 1e3: 'kB', 1: 'Byte' }[unit];
  const value = bytes / unit;
  const written = value >= 100 || unit === 1 ? digits(Math.round(value)) : value.toFixed(1).replace('.', ',');
  return `${written}\u{a0}${name}`;
}

export const healthTexts: Translation<typeof english> = {
  nav: 'System',
  title: 'Systemzustand',
  readAt: (moment: string) => `Stand: ${moment}`,
  refresh: 'Aktualisieren',
  failed: 'Der Zustand des Shops konnte nicht gelesen werden. Näheres steht im Log.',
  retry: 'Erneut versuchen',
  none: 'Keine',
  never: 'Nie',
  ago: (moment: string, seconds: number) => `${moment} (${ago(seconds)})`,
  size,
  maintenance: {
    title: 'Wartungsmodus',
    lead: 'Alle können sich umsehen, aber niemand kann etwas ändern, auch Admins nicht. Aufgaben im Hintergrund und E-\u2060Mails warten.',
    state: 'Status',
    off: 'Aus',
    since: 'Eingeschaltet seit',
    text: 'Text',
    begin: 'Wartung beginnen …',
    change: 'Text bearbeiten …',
    end: 'Wartung beenden',
    dialogTitle: 'Alle Änderungen anhalten?',
    dialogText:
      'Reservierungen, Nachrichten, neue Anzeigen und Anmeldungen sind gesperrt, bis du die Wartung beendest. Jede Seite zeigt deinen Text. Nur Admins können sich anmelden.',
    field: 'Text für alle',
    hint: 'Warum und bis wann: „Wir ziehen um. Ab 18 Uhr sind wir wieder da.“ Höchstens 200 Zeichen.',
    cancel: 'Abbrechen',
    submit: 'Wartung beginnen',
    save: 'Text speichern',
    begun: 'Wartung begonnen',
    ended: 'Wartung beendet',
    failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
  },
  mails: {
    title: 'E-\u2060Mail',
    lead: 'E-\u2060Mails aller Prozesse. Der Newsletter hat eine eigene Seite.',
    transport: 'Versand',
    transports: {
      smtp: 'Über den Mailserver in SMTP_URL',
      outbox:
        'Ohne Mailserver: SMTP_URL ist nicht gesetzt, deshalb werden E-\u2060Mails als Dateien im Ordner outbox gespeichert',
    },
    waiting: 'Wartet',
    retrying: 'Neuer Versuch',
    sending: 'Wird gesendet',
    givenUp: 'Endgültig fehlgeschlagen',
    oldest: 'Älteste ungesendete',
    lastDelivered: 'Zuletzt zugestellt',
    test: 'Test-E-\u2060Mail senden',
    testHint: 'An deine eigene Adresse, höchstens fünf pro Stunde.',
    testFailed: 'Die Test-E-\u2060Mail konnte nicht eingereiht werden. Versuch es noch einmal.',
    onItsWay: (to: string) => `Die Test-E-\u2060Mail an ${to} ist in der Warteschlange …`,
    stillWaiting:
      'Die Test-E-\u2060Mail ist noch in der Warteschlange. Entweder sind viele E-\u2060Mails vor ihr, oder kein Prozess bearbeitet Aufgaben im Hintergrund.',
    lost: 'Das Ergebnis der Test-E-\u2060Mail ist nicht mehr bekannt.',
    accepted: 'Der Mailserver hat die Test-E-\u2060Mail angenommen. Schau in dein Postfach.',
    written:
      'E-\u2060Mail ist aus: Die Test-E-\u2060Mail liegt im Ordner outbox. Setze SMTP_URL, um E-\u2060Mails zu senden.',
    refused: 'Die Test-E-\u2060Mail wurde nicht gesendet.',
    answer: (text: string) => `Der Mailserver: ${text}`,
    cause: (text: string) => `Grund: ${text}`,
  },
  backup: {
    title: 'Sicherung',
    lead: (host: string) => `Sicherungen auf ${host}, dem Rechner, von dem diese Seite kommt.`,
    last: 'Letzte Sicherung',
    never: 'Noch keine. Mach eine mit: npm run backup -- --verify',
    size: 'Größe',
    took: 'Dauer',
    duration,
    where: 'Ort',
    notNoted: 'Nicht festgehalten',
    verified: 'Geprüft',
    unverified: 'Noch nicht. Prüfe sie mit: npm run backup -- --verify ORDNER',
    failed: 'Letzter Fehlschlag',
  },
  disk: {
    title: 'Speicherplatz',
    lead: (host: string) => `Laufwerke auf ${host}.`,
    holds: { state: 'Datenordner', photos: 'Fotos', database: 'Datenbank' },
    free: (free: number, total: number) => `${size(free)} frei von ${size(total)}`,
    at: (mount: string) => `eingehängt unter ${mount}`,
    database: 'Größe der Datenbank',
    photos: 'Fotos',
    photosElsewhere: { bucket: 'Im Bucket von S3_BUCKET', host: 'Beim Bilderdienst' },
    cannotWrite: 'Beschreibbar',
    writes: 'Ja',
    faults: {
      database: {
        full: 'Die Festplatte der Datenbank ist voll.',
        'read-only': 'Die Datenbank kann nur gelesen werden.',
      },
      files: {
        full: 'Die Festplatte des Datenordners ist voll.',
        'read-only': 'Der Datenordner kann nur gelesen werden.',
      },
    },
    unknown: 'Der Speicherplatz konnte nicht ermittelt werden.',
  },
  version: {
    title: 'Version',
    version: 'Version',
    commit: 'Commit',
    noCommit: 'Unbekannt (kein Release-Build)',
    node: 'Node',
    postgres: 'PostgreSQL',
    migrations: 'Migrationen',
    migrated: (count: number, last: string) => `${digits(count)}; die letzte: ${last}`,
    processes: 'Prozesse',
    process: (host: string, pid: number) => `${host}, Prozess ${pid}`,
    started: (moment: string) => `gestartet ${moment}`,
    of: (version: string, commit: string | null, node: string) =>
      `Version ${version}${commit ? `, Commit ${commit}` : ''}, Node ${node}`,
    clock: (ahead: number) =>
      `Die Uhr geht gegenüber der Datenbank ${duration(Math.abs(ahead))} ${ahead > 0 ? 'vor' : 'nach'}. Bitte beide abgleichen.`,
    differs:
      'Nicht in allen Prozessen gleich, deshalb wechseln die Seiten von Aufruf zu Aufruf. Bitte überall denselben Wert setzen.',
    value: (process: string, value: string | null) => `${process}: ${value ?? 'nicht gesetzt'}`,
    noProcess: 'In der letzten Minute hat sich keiner gemeldet',
  },
  errors: {
    title: 'Fehler der letzten 24 Stunden',
    lead: 'Logzeilen ab Stufe 50 aus allen Prozessen. Einzelheiten stehen im Log.',
    none: 'Keine Fehler in den letzten 24 Stunden.',
    times: (count: number) => `${digits(count)}-mal`,
    last: (moment: string) => `zuletzt ${moment}`,
    request: 'Anfrage',
  },
  jobs: {
    title: 'Fehlgeschlagene Aufgaben',
    lead: 'Aufgaben im Hintergrund, bei denen jeder Versuch fehlschlug. Versuche sie erneut mit: npm run jobs -- again',
    none: 'Keine fehlgeschlagenen Aufgaben.',
    since: (moment: string) => `seit ${moment}`,
    unknownReason: 'kein Grund festgehalten',
  },
};
