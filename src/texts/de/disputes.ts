import type { disputeTexts as english } from '#src/texts/disputes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

type Side = 'buyer' | 'seller';
type Name = string | null;
/** Begins a claim: 'Deine Meldung:' or 'Meldung von Anna:'. */
const says = (by: Name): string => (by === null ? 'Deine Meldung:' : `Meldung von ${by}:`);

export const disputeTexts: Translation<typeof english> = {
  heading: 'Streitfall',
  reasons: {
    'no-show': (by: Name, other: Name) =>
      `${says(by)} ${other === null ? 'Du bist' : `${other} ist`} nicht erschienen`,
    'not-handed-over': (by: Name, _: Name, side: Side) =>
      `${says(by)} ${side === 'buyer' ? 'Artikel nicht bekommen' : 'Artikel nicht übergeben'}`,
    'not-received': (by: Name) => `${says(by)} bezahlt, aber Artikel nicht bekommen`,
    'not-as-described': (by: Name) => `${says(by)} Artikel nicht wie beschrieben`,
    'wrong-item': (by: Name) => `${says(by)} anderen Artikel bekommen`,
    unpaid: (by: Name) => `${says(by)} kein Geld bekommen`,
  },
  answered: (name: Name) => (name === null ? 'Deine Antwort' : `Antwort von ${name}`),
  unanswered: 'Noch keine Antwort',
  decided: 'Entscheidung',
  settled: 'Ihr habt euch geeinigt',
  settledByBoth: 'Beide haben sich geeinigt',
  withdrawn: (by: Name) =>
    by === null ? 'Du hast diese Meldung zurückgezogen.' : `${by} hat diese Meldung zurückgezogen.`,
  outcomes: {
    completed: 'Der Kauf ist abgeschlossen.',
    cancelled: 'Der Kauf ist abgesagt.',
    'no-show': (name: Name) =>
      name === null ? 'Du bist nicht erschienen.' : `${name} ist nicht erschienen.`,
  },
  claim: 'Problem melden',
  claimText: {
    buyer:
      'Der Verkäufer hat drei Tage Zeit zu antworten. Wenn ihr euch nicht einigt, entscheidet ein Admin.',
    seller: 'Der Käufer hat drei Tage Zeit zu antworten. Wenn ihr euch nicht einigt, entscheidet ein Admin.',
  },
  why: 'Was stimmt nicht?',
  whyName: 'Was nicht stimmt',
  chooseReason: 'Wähle aus, was nicht stimmt.',
  options: {
    'no-show': { label: 'Die andere Person kam nicht', hint: 'Du warst am Treffpunkt' },
    'not-handed-over': {
      label: 'Der Artikel wurde nicht übergeben',
      hint: 'Niemand hat ihn übergeben, niemand hat bezahlt',
    },
    'not-received': {
      label: 'Bezahlt, aber den Artikel nicht bekommen',
      hint: 'Schreib, wann und wie du bezahlt hast',
    },
    'not-as-described': {
      label: 'Nicht wie beschrieben',
      hint: 'Schäden, Mängel oder fehlende Teile, von denen in der Anzeige nichts steht',
    },
    'wrong-item': {
      label: 'Ein anderer Artikel',
      hint: 'Ein anderes Modell, eine andere Ausführung oder eine Fälschung',
    },
    unpaid: { label: 'Ich habe kein Geld bekommen', hint: 'Nichts, zu wenig oder Falschgeld' },
  },
  note: 'Was passiert ist',
  noteName: 'Beschreibung',
  photos: 'Fotos',
  photosHint: 'Bis zu sechs. Die andere Person und die Admins sehen sie.',
  optional: 'optional',
  answer: 'Stellung nehmen',
  answerTitle: 'Was ist passiert?',
  answerText: 'Wenn ihr euch nicht einigt, entscheidet ein Admin innerhalb von zwei Wochen.',
  send: 'Senden',
  settle: {
    lead: (other: string) => `Wenn du dich mit ${other} einigst, endet der Streitfall ohne Admin.`,
    proposed: {
      completed: (by: string) => `${by} schlägt vor, den Kauf abzuschließen.`,
      cancelled: (by: string) => `${by} schlägt vor, den Kauf abzusagen.`,
      returned: (by: string) => `${by} schlägt vor, Artikel und Geld zurückzugeben.`,
    },
    own: {
      completed: (other: string) => `Du hast vorgeschlagen, den Kauf abzuschließen. Warten auf ${other}.`,
      cancelled: (other: string) => `Du hast vorgeschlagen, den Kauf abzusagen. Warten auf ${other}.`,
      returned: (other: string) =>
        `Du hast vorgeschlagen, Artikel und Geld zurückzugeben. Warten auf ${other}.`,
    },
    propose: {
      completed: 'Vorschlagen: Kauf abschließen',
      cancelled: 'Vorschlagen: Kauf absagen',
      returned: 'Vorschlagen: Artikel und Geld zurück',
    },
    agree: {
      completed: 'Zustimmen: Kauf abschließen',
      cancelled: 'Zustimmen: Kauf absagen',
      returned: 'Zustimmen: Artikel und Geld zurück',
    },
    sureToPropose: {
      completed: 'Vorschlagen, den Kauf abzuschließen?',
      cancelled: 'Vorschlagen, den Kauf abzusagen?',
      returned: 'Vorschlagen, Artikel und Geld zurückzugeben?',
    },
    proposeText: (other: string) => `Wir geben ${other} Bescheid. Bis zur Zustimmung ändert sich nichts.`,
    sureToAgree: {
      completed: 'Diesen Kauf abschließen?',
      cancelled: 'Diesen Kauf absagen?',
      returned: 'Artikel und Geld zurückgeben?',
    },
    agreeText: {
      completed:
        'Der Streitfall endet, und der Artikel gilt als verkauft. Das lässt sich nicht rückgängig machen.',
      cancelled:
        'Der Streitfall endet, und der Artikel ist wieder verfügbar. Das lässt sich nicht rückgängig machen.',
      returned:
        'Der Streitfall endet, und der Kauf ist abgesagt. Innerhalb einer Woche gehen der Artikel und das Geld zurück. Das lässt sich nicht rückgängig machen.',
      paused:
        'Der Streitfall endet, und der Kauf ist abgesagt. Die Anzeige bleibt pausiert, bis der Verkäufer den Artikel zurückhat. Das lässt sich nicht rückgängig machen.',
    },
    lower: {
      propose: 'Niedrigeren Preis vorschlagen',
      title: 'Einen niedrigeren Preis vorschlagen?',
      text: (other: string) =>
        `Der Artikel bleibt beim Käufer, und der Verkäufer zahlt die Differenz zurück. Bis zur Zustimmung von ${other} ändert sich nichts.`,
      price: 'Neuer Preis',
      proposed: (by: string, price: string) => `${by} schlägt einen niedrigeren Preis vor: ${price}.`,
      own: (other: string, price: string) =>
        `Du hast einen niedrigeren Preis vorgeschlagen: ${price}. Warten auf ${other}.`,
      agree: (price: string) => `Zustimmen: ${price}`,
      sureToAgree: (price: string) => `Diesen Kauf für ${price} abschließen?`,
      agreeText:
        'Der Streitfall endet, und der Artikel bleibt beim Käufer. Der Verkäufer zahlt innerhalb einer Woche die Differenz zurück. Das lässt sich nicht rückgängig machen.',
    },
    done: 'Gesendet',
    withdraw: 'Meldung zurückziehen',
    sureToWithdraw: 'Deine Meldung zurückziehen?',
    withdrawText: (other: string) =>
      `Der Kauf geht dort weiter, wo er stand, mit neuer Frist. Wir geben ${other} Bescheid.`,
    withdrawn: 'Zurückgezogen. Der Kauf geht weiter.',
  },
  thread: {
    show: 'Nachrichten der beiden anzeigen',
    hint: 'Das Öffnen wird protokolliert.',
    title: 'Nachrichten der beiden',
    empty: 'Die beiden haben sich nicht geschrieben.',
    earlier: 'Frühere Nachrichten anzeigen',
    failed: 'Die Nachrichten konnten nicht geladen werden.',
    erased: 'Mit dem Konto gelöscht',
  },
  cancelText: 'Damit endet der Kauf, ohne dass der Streitfall entschieden wird.',
  decide: 'Entscheiden',
  decideTitle: 'Diesen Streitfall entscheiden',
  decideText: 'Beide erfahren die Entscheidung mit deiner Begründung. Sie steht auch im Protokoll.',
  outcome: 'Wie geht es aus?',
  choices: {
    completed: { label: 'Abgeschlossen', hint: 'Die Übergabe hat stattgefunden' },
    cancelled: { label: 'Abgesagt', hint: 'Der Artikel ist wieder verfügbar' },
    buyer: { label: 'Käufer nicht erschienen', hint: 'Der Artikel ist wieder verfügbar' },
    seller: { label: 'Verkäufer nicht erschienen', hint: 'Der Artikel ist wieder verfügbar' },
    returned: {
      label: 'Artikel und Geld zurück',
      hint: 'Innerhalb einer Woche. Die Anzeige bleibt pausiert, bis der Verkäufer den Artikel zurückhat',
    },
    kept: { label: 'Abgeschlossen', hint: 'Der Käufer behält den Artikel, der Verkäufer das Geld' },
  },
  afterHandover: 'Die Anzeige bleibt pausiert, bis der Verkäufer den Artikel zurückhat',
  reason: 'Deine Begründung',
  list: 'Streitfälle',
  count: (count: number) => plural(count, { one: '{n} Streitfall', other: '{n} Streitfälle' }),
  empty: 'Keine Streitfälle',
  emptyHint: 'Streitfälle zwischen Käufern und Verkäufern erscheinen hier.',
  item: 'Artikel',
  claimed: 'Meldung',
  when: 'Wann',
  status: 'Status',
  waits: 'Entscheidung nötig',
  open: 'Wartet auf Antwort',
  closed: 'Geschlossen',
};
