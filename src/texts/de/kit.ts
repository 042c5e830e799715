import type { kitTexts as english } from '#src/texts/kit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural, uncapitalize } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';

/** Joins texts as in 'A, B oder C'. */
const anyOf = (what: readonly string[]): string =>
  what.length > 1 ? `${what.slice(0, -1).join(', ')} oder ${what.at(-1)}` : (what[0] ?? '');

const lost = (what: readonly string[]): string => (what.length > 0 ? `, aber ohne ${anyOf(what)}` : '');

export const kitTexts: Translation<typeof english> = {
  nav: 'Ausrüstung',
  title: 'Deine Ausrüstung',
  lead: 'Trag deine Kameras und Objektive ein. Dann siehst du bei jedem Artikel, ob er passt, und kannst danach filtern.',
  yours: 'Mit deiner Ausrüstung',
  line: {
    native: (yours: string, losses: readonly string[]) => `Passt ohne Adapter zu ${yours}${lost(losses)}.`,
    adapter: (yours: string, losses: readonly string[], adapter: string) =>
      `Passt mit ${anAdapter(adapter)} zu ${yours}${lost(losses)}.`,
    limited: (yours: string, limit: string) => `${yours}: ${limit}.`,
    no: (yours: string) => `Passt nicht zu ${yours}.`,
    damages: (yours: string) => `Nicht mit ${yours} benutzen: Das Objektiv würde die Kamera beschädigen.`,
    unknown: (yours: string) => `Wir wissen nicht, ob es zu ${yours} passt.`,
  },
  crops: { full: '', crop: ' Kleinerer Bildkreis.', vignettes: ' Dunkle Ecken.', unknown: '' },
  short: {
    native: (yours: string) => `${yours}: passt`,
    adapter: (yours: string) => `${yours}: mit Adapter`,
    limited: (yours: string, limit: string) => `${yours}: ${uncapitalize(limit)}`,
    no: (yours: string) => `${yours}: passt nicht`,
    damages: (yours: string) => `${yours}: würde die Kamera beschädigen`,
    unknown: (yours: string) => `${yours}: unbekannt`,
  },
  together: (yours: string, part: string) => `${yours} + ${part}`,
  lost,
  chips: 'Passt zu deiner Ausrüstung',
  chip: (yours: string) => `Passt zu ${yours}`,
  addOf: (model: string) => `${model} zu meiner Ausrüstung hinzufügen`,
  inKit: 'In deiner Ausrüstung',
  full: (max: number) =>
    `In diesem Browser kannst du höchstens ${max} speichern. Wenn du dich anmeldest, sind es mehr.`,
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  empty: 'Deine Ausrüstung ist noch leer',
  emptyHint: 'Gib oben den Namen einer Kamera oder eines Objektivs ein.',
  add: 'Eintragen',
  none: (typed: string) => `Ein Modell „${typed}“ kennen wir nicht. Wähle einen der Vorschläge.`,
  cameras: 'Kameras',
  lenses: 'Objektive',
  item: 'Kamera oder Objektiv',
  mount: 'Bajonett',
  mountOf: (what: string) => `Bajonett von ${what}`,
  anyMount: 'Nicht gewählt',
  name: 'Spitzname',
  nameOf: (what: string) => `Spitzname von ${what}`,
  save: 'Speichern',
  remove: 'Entfernen',
  removeOf: (what: string) => `Entfernen: ${what}`,
  forSale: 'Passend im Verkauf',
  matrix: 'Was zusammenpasst',
  verdicts: {
    native: 'Passt',
    adapter: (name: string) => `Mit ${anAdapter(name)}`,
    no: 'Passt nicht',
    damages: 'Beschädigt die Kamera',
    unknown: 'Unbekannt',
  },
  adapters: 'Nützlichste Adapter',
  serves: (number: number) => plural(number, { one: '{n} Objektiv', other: '{n} Objektive' }),
  source: 'Quelle',
  reach: 'Brennweiten',
  reachOf: (camera: string) => `Brennweiten an ${camera}`,
  length: (from: number, to: number) => (from === to ? `${from} mm` : `${from}–${to} mm`),
  gap: (from: number, to: number) => `Nichts zwischen ${from} und ${to} mm: ein passendes Objektiv suchen`,
  noLengths: 'Von keinem passenden Objektiv kennen wir die Brennweite.',
  offer: (number: number) =>
    plural(number, {
      one: 'In diesem Browser ist eine Kamera oder ein Objektiv gespeichert. In dein Konto übernehmen?',
      other: `In diesem Browser sind ${digits(number)} Kameras und Objektive gespeichert. In dein Konto übernehmen?`,
    }),
  take: 'In mein Konto',
  decline: 'Nein, danke',
  taken: 'In deine Ausrüstung übernommen.',
};
