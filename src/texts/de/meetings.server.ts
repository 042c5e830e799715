import type { meetingTexts as english } from '#src/texts/meetings.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  summary: (title: string) => `Übergabe: ${title}`,
  description: (buyer: string, seller: string, url: string) =>
    `${buyer} trifft ${seller}. Erst den Artikel prüfen, dann bezahlen, dann in der Unterhaltung bestätigen: ${url}`,
  facts: {
    when: 'Wann',
    option: (number: number) => `Möglichkeit ${number}`,
    place: 'Wo',
    map: 'Karte',
    code: 'Dein Code',
    note: 'Nachricht',
    answer: 'Antwort',
    decision: 'Entscheidung',
  },
  see: 'Zur Unterhaltung',
  requestWaits: {
    subject: (title: string) => `${title}: Jemand wartet auf deine Antwort`,
    paragraphs: (buyer: string) => [
      `${buyer} möchte deinen Artikel reservieren und wartet seit gestern auf deine Antwort.`,
      'Nimm innerhalb eines Tages an oder lehn ab. Sonst läuft die Anfrage ab, und dein Artikel ist wieder verfügbar.',
    ],
    action: 'Anfrage beantworten',
  },
  proposed: {
    subject: (title: string) => `Treffen vorgeschlagen: ${title}`,
    paragraphs: (name: string) => [
      `${name} schlägt dieses Treffen vor.`,
      'Stimm zu, wenn es dir passt, oder schlag eine andere Zeit oder einen anderen Ort vor. Fest ist es erst, wenn du zustimmst.',
    ],
    instead: {
      subject: (title: string) => `Treffen verlegen? ${title}`,
      paragraphs: (name: string) => [
        `${name} möchte das Treffen verlegen.`,
        'Stimm zu, wenn es dir passt, oder schlag etwas anderes vor. Bis du zustimmst, gilt das bisherige Treffen.',
      ],
    },
    pickOne: 'Du kannst einen dieser Zeitpunkte wählen.',
    action: 'Vorschlag beantworten',
  },
  arranged: {
    subject: (title: string) => `Treffen steht: ${title}`,
    changed: (title: string) => `Treffen verlegt: ${title}`,
    toBuyer: (seller: string) => [
      `Hier sind die Angaben zu deinem Treffen mit ${seller}. Eine Kalendereinladung ist angehängt.`,
      'Prüf erst den Artikel, dann zahl. Sobald du ihn hast, nenn deinen Code. Er belegt die Übergabe und funktioniert auch offline.',
    ],
    toSeller: (buyer: string) => [
      `Hier sind die Angaben zu deinem Treffen mit ${buyer}. Eine Kalendereinladung ist angehängt.`,
      'Wenn der Artikel geprüft und bezahlt ist, gib den genannten Code in eurer Unterhaltung ein. Öffne sie, bevor du losgehst: Dann funktioniert der Code auch offline.',
    ],
    action: 'Zur Unterhaltung',
  },
  tomorrow: {
    subject: (title: string) => `Erinnerung an dein Treffen: ${title}`,
    toBuyer: (seller: string) => [
      `Dein Treffen mit ${seller} steht bevor. Wenn du nicht kannst, schlag jetzt eine andere Zeit vor.`,
      'Prüf erst den Artikel, dann zahl. Nenn deinen Code erst, wenn du den Artikel hast.',
    ],
    toSeller: (buyer: string) => [
      `Dein Treffen mit ${buyer} steht bevor. Wenn du nicht kannst, schlag jetzt eine andere Zeit vor.`,
      'Öffne die Unterhaltung, bevor du losgehst: Dann kannst du den Code auch offline prüfen.',
    ],
    action: 'Zur Unterhaltung',
  },
  disputed: {
    subject: (title: string) => `Bitte antworte: ${title}`,
    claims: {
      'no-show': (name: string) => `Laut ${name} bist du nicht erschienen.`,
      'not-handed-over': (name: string) => `Laut ${name} wurde der Artikel nicht übergeben.`,
      'not-received': (name: string) =>
        `${name} hat nach eigenen Angaben bezahlt, aber den Artikel nicht bekommen.`,
      'not-as-described': (name: string) =>
        `Laut ${name} ist der Artikel nicht so, wie du ihn beschrieben hast.`,
      'wrong-item': (name: string) => `Laut ${name} war es ein anderer Artikel.`,
      unpaid: (name: string) => `Laut ${name} hast du nicht bezahlt.`,
    },
    elseNoShow:
      'Sag innerhalb von drei Tagen, wie es aus deiner Sicht war. Sonst giltst du als nicht erschienen, und der Kauf ist beendet.',
    elseDecided:
      'Sag innerhalb von drei Tagen, wie es aus deiner Sicht war. Wenn ihr euch nicht einigt, entscheidet ein Admin.',
    action: 'Stellung nehmen',
  },
  claimed: {
    subject: (title: string) => `Meldung gesendet: ${title}`,
    paragraphs: (name: string) => [
      `Wir haben deine Meldung an ${name} geschickt. Für die Antwort bleiben drei Tage, dann hörst du von uns.`,
    ],
  },
  answered: {
    subject: (title: string) => `Antwort eingegangen: ${title}`,
    paragraphs: (name: string) => [
      `${name} hat geantwortet. Ein Admin entscheidet innerhalb von zwei Wochen, dann hörst du von uns.`,
    ],
  },
  settlement: {
    subject: (title: string) => `Streitfall beilegen? ${title}`,
    paragraphs: {
      completed: (name: string) => [
        `${name} schlägt vor, den Kauf abzuschließen.`,
        'Wenn du zustimmst, ist der Kauf abgeschlossen und der Streitfall beendet.',
      ],
      cancelled: (name: string) => [
        `${name} schlägt vor, den Kauf abzusagen.`,
        'Wenn du zustimmst, ist der Kauf abgesagt und der Streitfall beendet.',
      ],
      lower: (name: string, price: string) => [
        `${name} schlägt einen niedrigeren Preis vor: ${price}.`,
        'Wenn du zustimmst, bleibt der Artikel beim Käufer, der Verkäufer zahlt innerhalb einer Woche die Differenz zurück, und der Streitfall ist beendet.',
      ],
    },
    action: 'Vorschlag beantworten',
  },
  settled: {
    subject: (title: string) => `Einigung: ${title}`,
    completed: [
      'Ihr habt euch geeinigt, den Kauf abzuschließen.',
      'Wie war es? Ihr könnt euch jetzt gegenseitig bewerten.',
    ],
    cancelled: ['Ihr habt euch geeinigt, den Kauf abzusagen.'],
    action: 'Zur Unterhaltung',
  },
  withdrawn: {
    subject: (title: string) => `Meldung zurückgezogen: ${title}`,
    paragraphs: (name: string) => [
      `${name} hat die Meldung zurückgezogen, damit ist der Streitfall beendet.`,
      'Der Kauf geht dort weiter, wo er stand, mit neuer Frist.',
    ],
  },
  forAdmins: {
    subject: (title: string) => `Streitfall: ${title}`,
    opened: (name: string) => [
      `${name} hat zu diesem Kauf ein Problem gemeldet. Die andere Person hat drei Tage Zeit zu antworten.`,
    ],
    answered: [
      'Beide haben sich geäußert. Ein Admin hat zwei Wochen Zeit zu entscheiden; dann endet der Fall automatisch.',
    ],
    unanswered: [
      'Die andere Person hat drei Tage lang nicht geantwortet. Ein Admin hat zwei Wochen Zeit zu entscheiden; dann endet der Fall automatisch.',
    ],
    action: 'Kauf ansehen',
  },
  decided: {
    subject: (title: string) => `Entschieden: ${title}`,
    completed: ['Der Kauf ist abgeschlossen: Der Artikel wurde übergeben.'],
    cancelled: ['Der Kauf ist abgesagt.'],
    noShow: (name: string) => [`Die Entscheidung: ${name} ist nicht erschienen, der Kauf ist damit beendet.`],
    noShowOfYou: ['Die Entscheidung: Du bist nicht erschienen, der Kauf ist damit beendet.'],
    freed: 'Der Artikel ist wieder verfügbar.',
    byClock: 'Niemand hat rechtzeitig widersprochen.',
    action: 'Zur Unterhaltung',
  },
};
