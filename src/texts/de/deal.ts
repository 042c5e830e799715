import type { dealTexts as english } from '#src/texts/deal.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

type Names = { buyer: string; seller: string };
type Meeting = { moment: string; on: string; place: string };

const before = (until: string | null): string =>
  until === null ? 'Antworte bis dahin.' : `Antworte bis ${until}.`;

type Return = { from: string; to: string; day: string; amount: string };
export const dealTexts: Translation<typeof english> = {
  deal: {
    title: (title: string) => `Kauf: ${title}`,
    see: 'Kauf ansehen',
    linkOf: (label: string, title: string) => `${label}: ${title}`,
    progress: 'Stand',
    turn: {
      until: (until: string) => ` – bis ${until}.`,
      requested: {
        buyer: (seller: string) => `Warten auf die Zusage von ${seller}`,
        seller: (buyer: string, until: string) => `${buyer} wartet auf deine Antwort. Antworte bis ${until}.`,
        admin: ({ seller }: Names, until: string) => `${seller} kann bis ${until} annehmen.`,
      },
      accepted: {
        contact: {
          buyer: (_seller: string, until: string) =>
            `Gib deine Telefonnummer und einen Treffpunkt an und schlag dann einen Zeitpunkt vor – bis ${until}.`,
          seller: (buyer: string) => `Warten auf Telefonnummer und Treffpunkt von ${buyer}`,
        },
        none: (other: string, until: string) =>
          `Mach mit ${other} aus, wann und wo ihr euch trefft – bis ${until}.`,
        respond: (other: string, { moment, place }: Meeting, until: string | null) =>
          `${other} schlägt vor: ${moment}, ${place}. ${before(until)}`,
        wait: (other: string) => `Warten auf die Antwort von ${other} zu deinem Vorschlag`,
        pick: (other: string, { moment, place }: Meeting, last: string) =>
          `${other} schlägt ${moment} für das Treffen vor, Ort: ${place}. Wähle bis ${last} einen Zeitpunkt.`,
        waitForPick: (other: string) => `Warten, bis ${other} einen Zeitpunkt wählt`,
        admin: (until: string) => `Beide können bis ${until} ein Treffen ausmachen.`,
      },
      arranged: {
        waiting: (other: string) => `Du hast einen anderen Zeitpunkt vorgeschlagen. Warten auf ${other}.`,
        ahead: (other: string, { on, place }: Meeting) => `Du triffst ${other} ${on}, ${place}.`,
        instead: (other: string, { moment }: Meeting) =>
          `${other} möchte das Treffen verlegen, bisher ${moment}. Antworte bis dahin. Bis zu deiner Antwort bleibt es dabei.`,
        another: (other: string, { moment, place }: Meeting, until: string | null) =>
          `${other} schlägt ein neues Treffen vor: ${moment}, ${place}. ${before(until)}`,
        past: {
          buyer: (seller: string, until: string) =>
            `Wenn du den Artikel hast, nenn ${seller} deinen Code – bis ${until}.`,
          seller: (buyer: string, until: string) =>
            `Gib bis ${until} den Code von ${buyer} ein oder melde die Übergabe.`,
        },
        admin: ({ on, place }: Meeting) => `Beide treffen sich ${on}, ${place}.`,
      },
      handedOver: {
        respond: {
          buyer: (seller: string, until: string) =>
            `Laut ${seller} hast du den Artikel. Stimmt das? Antworte bis ${until}.`,
          seller: (buyer: string, until: string) =>
            `Laut ${buyer} ist der Artikel übergeben. Stimmt das? Antworte bis ${until}.`,
        },
        wait: (other: string) => `Warten, bis ${other} die Übergabe bestätigt`,
        admin: (until: string) => `Wenn niemand widerspricht, gilt der Kauf ab ${until} als abgeschlossen.`,
      },
      disputed: {
        respond: (other: string, until: string) =>
          `${other} hat ein Problem gemeldet. Antworte bis ${until}.`,
        wait: (other: string) => `In Klärung. Warten auf die Antwort von ${other}`,
        settle: {
          completed: (other: string, until: string) =>
            `${other} schlägt vor, den Kauf abzuschließen. Antworte bis ${until}.`,
          cancelled: (other: string, until: string) =>
            `${other} schlägt vor, den Kauf abzusagen. Antworte bis ${until}.`,
          lower: (other: string, price: string, until: string) =>
            `${other} schlägt einen niedrigeren Preis vor: ${price}. Antworte bis ${until}.`,
        },
        decides: (until: string) => `In Klärung. Ein Admin entscheidet bis ${until}.`,
        admin: (until: string) => `In Klärung. Entscheide bis ${until}.`,
      },
    },
    meetingIn: (until: string) => `Das Treffen ist ${until}.`,
    left: (minutes: number) => {
      const hours = minutes < 720 ? Math.floor(minutes / 60) : Math.round(minutes / 60);
      if (hours >= 72) return `Noch ${Math.round(hours / 24)} Tage.`;
      if (hours >= 2) return `Noch ${hours} Stunden.`;
      return minutes > 1 ? `Noch ${minutes} Minuten.` : 'Jetzt fällig.';
    },
    ended: {
      completed: 'Der Kauf ist abgeschlossen.',
      handedOver: (moment: string) => `Übergeben: ${moment}`,
      declined: ({ seller }: Names) => `${seller} hat abgelehnt.`,
      youDeclined: 'Du hast abgelehnt.',
      youWithdrew: 'Du hast deine Anfrage zurückgezogen.',
      youCancelled: 'Du hast diesen Kauf abgesagt.',
      withdrawn: ({ buyer }: Names) => `${buyer} hat die Anfrage zurückgezogen.`,
      expired: 'Die Reservierung ist abgelaufen.',
      cancelled: 'Dieser Kauf wurde abgesagt.',
      'no-show': 'Beendet: nicht erschienen.',
      returns: {
        item: {
          give: ({ to, day }: Return) => `Gib den Artikel bis ${day} an ${to} zurück.`,
          get: ({ from, day }: Return) => `${from} gibt dir den Artikel bis ${day} zurück.`,
          between: ({ from, to, day }: Return) => `${from} gibt den Artikel bis ${day} an ${to} zurück.`,
        },
        money: {
          give: ({ to, day, amount }: Return) => `Zahl ${amount} bis ${day} an ${to} zurück.`,
          get: ({ from, day, amount }: Return) => `${from} zahlt dir ${amount} bis ${day} zurück.`,
          between: ({ from, to, day, amount }: Return) =>
            `${from} zahlt ${amount} bis ${day} an ${to} zurück.`,
        },
      },
      youKeep: (price: string) => `Du behältst den Artikel für ${price}.`,
      keeps: (buyer: string, price: string) => `${buyer} behält den Artikel für ${price}.`,
      paused: 'Deine Anzeige bleibt pausiert, bis du bestätigst, dass du den Artikel hast.',
      haveIt: 'Ich habe ihn zurück',
    },
    stages: {
      requested: 'Angefragt',
      accepted: 'Angenommen',
      arranged: 'Treffen steht',
      'handed-over': 'Übergeben',
      disputed: 'In Klärung',
      completed: 'Abgeschlossen',
      declined: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
      expired: 'Abgelaufen',
      cancelled: 'Abgesagt',
      'no-show': 'Nicht erschienen',
    },
    actions: {
      accept: 'Annehmen',
      decline: 'Ablehnen',
      withdraw: 'Anfrage zurückziehen',
      cancel: 'Kauf absagen',
      received: 'Ich habe den Artikel',
      sold: 'Übergabe melden',
      contact: 'Telefon und Treffpunkt angeben',
      propose: 'Treffen vorschlagen',
      agree: 'Diesem Treffen zustimmen',
      dispute: 'Problem melden',
    },
    proposeOther: 'Anderes Treffen vorschlagen',
    sure: {
      decline: 'Diese Anfrage ablehnen?',
      withdraw: 'Deine Anfrage zurückziehen?',
      cancel: 'Diesen Kauf absagen?',
      sold: 'Hast du den Artikel übergeben und das Geld bekommen?',
      received: 'Hast du den Artikel, und hast du ihn geprüft?',
    },
    reports: (other: string) =>
      `${other} hat 72 Stunden Zeit, das zu bestätigen oder ein Problem zu melden. Danach ist der Kauf abgeschlossen. Das lässt sich nicht rückgängig machen.`,
    confirms: 'Damit ist der Kauf abgeschlossen. Das lässt sich nicht rückgängig machen.',
    sureText: 'Der Artikel ist dann wieder verfügbar. Wir geben der anderen Person Bescheid.',
    sureAsAdmin:
      'Der Artikel ist dann wieder verfügbar. Wir geben beiden Bescheid, und es steht im Protokoll.',
    sureAfterHandover:
      'Die Anzeige bleibt pausiert, bis der Verkäufer den Artikel zurückhat. Wir geben beiden Bescheid, und es steht im Protokoll.',
    why: (reason: string) => `Grund: ${reason}`,
    reason: 'Grund (optional)',
    reasonHint: 'Die andere Person sieht ihn.',
    reasonHintAsAdmin: 'Beide sehen ihn.',
    keep: 'Zurück',
    done: {
      accept:
        'Angenommen. Der Käufer sieht jetzt deine E-\u2060Mail-Adresse (und deine Telefonnummer, falls angegeben).',
      decline: 'Abgelehnt',
      withdraw: 'Zurückgezogen',
      cancel: 'Abgesagt',
      received: 'Erledigt. Jetzt fehlt noch die Bestätigung der Übergabe.',
      sold: 'Erledigt. Jetzt fehlt noch die Bestätigung der Übergabe.',
      propose: 'Gesendet. Sobald eine Antwort da ist, bekommst du eine E-\u2060Mail.',
      agree: 'Das Treffen steht. Ihr bekommt beide eine Kalendereinladung per E-\u2060Mail.',
      dispute: 'Gesendet. Wir haben die andere Person um eine Antwort gebeten.',
      answer: 'Gesendet. Ein Admin entscheidet.',
      decide: 'Entschieden. Wir geben beiden Bescheid.',
    },
    movedOn: 'Hier hat sich etwas geändert. Das ist der neueste Stand.',
    failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
    item: 'Artikel',
    price: 'Vereinbarter Preis',
    requestedPrice: 'Preis',
    condition: 'Zustand',
    age: 'Alter',
    booked: 'Reserviert am',
    place: 'Treffpunkt (Vorschlag)',
    notAdded: 'Noch nicht angegeben',
    contact: {
      text: (seller: string) => `${seller} sieht beides. Danach kannst du einen Zeitpunkt vorschlagen.`,
      save: 'Speichern',
      saved: 'Gespeichert. Schlag jetzt einen Zeitpunkt vor.',
      failed: 'Nicht gespeichert. Deine Eingaben sind noch da. Versuch es noch einmal.',
    },
    otherSide: { buyer: 'Verkäufer', seller: 'Käufer', admin: 'Verkäufer' },
    contactLater:
      'Die E-\u2060Mail-Adresse (und die Telefonnummer, falls angegeben) siehst du nach der Zusage.',
    history: 'Verlauf',
    line: {
      label: 'Fortschritt',
      fromOffer: 'Angebot angenommen',
      places: ['Angefragt', 'Angenommen', 'Treffen', 'Übergeben', 'Bewertet'],
      done: 'erledigt',
    },
    openThread: 'Zur Unterhaltung',
    safety: {
      buyer: 'Trefft euch an einem öffentlichen Ort, prüfe den Artikel und zahl erst danach.',
      seller: 'Trefft euch an einem öffentlichen Ort und lass den Artikel vor dem Bezahlen prüfen.',
    },
    safetyLink: 'Mehr zum sicheren Treffen',
    back: { buyer: 'Meine Käufe', seller: 'Meine Verkäufe', admin: 'Alle Käufe' },
  },
  meetings: {
    heading: 'Treffen',
    agreed: 'Vereinbart',
    byBuyer: 'Vorschlag',
    on: (moment: string) => `am ${moment}`,
    choice: (count: number) => `${digits(count)} Zeitpunkte`,
    stands: {
      yours: (when: string) => `Es bleibt bei ${when}, solange du der Änderung nicht zustimmst.`,
      theirs: (when: string, other: string) =>
        `Es bleibt bei ${when}, bis ${other} deiner Änderung zustimmt.`,
    },
    theirTimes: (other: string, times: string) => `${other} schlägt vor: ${times}.`,
    pick: 'Zeitpunkt wählen',
    others: 'Andere Zeiten vorschlagen',
    change: 'Deinen Vorschlag ändern',
    move: 'Treffen verlegen',
    map: 'In Karten öffnen',
    calendar: 'In den Kalender',
    replies: 'Schnellantworten',
    late: {
      label: 'Ich komme später',
      option: (minutes: number) => `${minutes} min`,
      message: (minutes: number) => `Ich komme etwa ${minutes} Minuten später`,
    },
    here: 'Ich bin da',
    proposedByYou: 'Von dir vorgeschlagen',
    proposedBy: (name: string) => `Vorgeschlagen von ${name}`,
    when: 'Wann',
    where: 'Wo',
    dialogText: (other: string) =>
      `${other} bekommt eine E-\u2060Mail. Fest ist das Treffen erst mit der Zusage.`,
    moveText: (other: string) =>
      `${other} bekommt eine E-\u2060Mail. Bis zur Zusage gilt das Treffen, das ihr vereinbart habt.`,
    times: { at: 'Zeitpunkt', at2: 'Zweiter Zeitpunkt', at3: 'Dritter Zeitpunkt' },
    add: 'Weiterer Zeitpunkt',
    remove: 'Letzten Zeitpunkt entfernen',
    zone: 'Zeitzone',
    zoneHint: 'Ihr seid in verschiedenen Zeitzonen. Welche meinst du?',
    past: 'liegt in der Vergangenheit',
    tooFar: 'muss in den nächsten 30 Tagen liegen',
    repeated: 'kommt schon vor',
    own: (time: string) => `Bei dir: ${time}`,
    never: (zone: string) => `gibt es an diesem Tag nicht (${zone}), weil die Uhren vorgestellt werden`,
    which: 'Welche der beiden',
    whichHint: 'Die Uhren werden zurückgestellt, deshalb gibt es diese Uhrzeit zweimal.',
    atName: 'Zeitpunkt',
    placeHint: 'Ein öffentlicher Ort, etwa ein Bahnhof, Café oder Laden.',
    send: 'Senden',
    sendInstead: 'Meinen trotzdem senden',
    notSent:
      'Die andere Person war schneller mit einem Vorschlag. Deiner wurde nicht gesendet. Stimm dem anderen zu, oder sende deinen trotzdem.',
    clash: {
      same: 'etwa um dieselbe Zeit',
      near: (...times: string[]) => `etwa um diese Zeit (${times.join(' und ')})`,
      agreed: (near: string, title: string, when: string, place: string) =>
        `Du hast ${near} noch ein Treffen: ${title}, ${when}, ${place}.`,
      suggested: (near: string, title: string, when: string, place: string) =>
        `Es gibt einen Vorschlag für ein weiteres Treffen ${near}: ${title}, ${when}, ${place}.`,
    },
    clashLink: 'Anderen Kauf öffnen',
  },
};
