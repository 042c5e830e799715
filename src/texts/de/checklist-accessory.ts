import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { smell } from './checklist-shared.ts';

export const accessoryWords: Translation<ListWords> = {
  build: {
    ask: 'Was ist es?',
    how: 'Davon hängen die Fragen ab.',
    answers: {
      battery: 'Akku, Griff oder Ladegerät',
      flash: 'Blitz oder Leuchte',
      meter: 'Belichtungsmesser',
      filter: 'Filter',
      adapter: 'Adapter oder Konverter',
      card: 'Speicherkarte',
      film: 'Film',
      support: 'Stativ, Kopf oder Gimbal',
      other: 'Etwas anderes',
    },
  },
  works: {
    ask: 'Funktioniert es, wie es soll?',
    how: 'Jede Funktion einmal ausprobieren.',
    answers: {
      all: 'Funktioniert, wie es soll',
      most: 'Funktioniert, mit kleinen Mängeln',
      some: 'Funktioniert teilweise',
      none: 'Funktioniert nicht',
    },
  },
  safe: {
    ask: 'Sind Akku und Kabel sicher?',
    how: 'Ein Akku darf sich nicht wölben, und kein Draht darf zu sehen sein.',
    photo: 'Die abgenutzte Stelle.',
    answers: {
      safe: 'Akku nicht aufgebläht, Kabel unbeschädigt',
      none: 'Hat weder Akku noch Kabel',
      worn: 'Kabel abgenutzt, aber isoliert',
      unsafe: 'Akku aufgebläht oder Isolierung des Kabels beschädigt',
    },
  },
  charge: {
    ask: 'Hält der Akku die Ladung?',
    how: 'Voll laden und eine Stunde benutzen. Manche Kameras zeigen seinen Zustand.',
    answers: {
      holds: 'Akku hält die Ladung',
      none: 'Ist kein Akku',
      weak: 'Akku schnell leer',
      dead: 'Akku lädt nicht',
    },
  },
  label: {
    ask: 'Ist es von der Marke, die draufsteht?',
    how: 'Aufdruck und Verpackung vergleichen, bei Akkus auch das Hologramm. Viele Akkus und Karten sind gefälscht.',
    photo: 'Das Etikett.',
    answers: { own: 'Original', unsure: 'Marke ungewiss', fake: 'Fälschung' },
  },
  capacity: {
    ask: 'Fasst die Karte so viel, wie draufsteht?',
    how: 'Mit Dateien füllen und wieder auslesen.',
    answers: {
      full: 'Volle Kapazität',
      errors: 'Meldet manchmal Fehler',
      less: 'Fasst weniger, als draufsteht',
    },
  },
  tube: {
    ask: 'Zündet der Blitz jedes Mal mit voller Leistung?',
    how: 'Zehnmal mit voller Leistung zünden. Nach einer geschwärzten Röhre schauen.',
    answers: {
      fires: 'Zündet gleichmäßig mit voller Leistung',
      slow: 'Lädt langsam nach, oder Röhre geschwärzt',
      misses: 'Zündet manchmal nicht',
    },
  },
  trigger: {
    ask: 'Ist der Blitz für eine Digitalkamera sicher?',
    how: 'Ältere Blitze haben eine hohe Spannung am Mittenkontakt. Über 6 V prüfen, was die Kamera verträgt.',
    answers: {
      low: 'Zündspannung für Digitalkameras unbedenklich',
      none: 'Wird nicht auf der Kamera benutzt',
      high: 'Zündspannung hoch: nicht für jede Digitalkamera',
    },
  },
  reading: {
    ask: 'Misst der Belichtungsmesser dasselbe wie ein anderer?',
    how: 'Im Schatten und in der Sonne vergleichen.',
    answers: {
      right: 'Auf ⅓ Blende genau',
      slight: 'Bis zu einer Blende daneben',
      off: 'Mehr als eine Blende daneben',
    },
  },
  glass: {
    ask: 'Ist das Glas sauber?',
    how: 'Unter einer Lampe drehen.',
    photo: 'Der Kratzer im Seitenlicht.',
    answers: {
      clean: 'Glas sauber',
      none: 'Hat kein Glas',
      marks: 'Leichte Spuren auf dem Glas',
      scratched: 'Glas verkratzt, trüb oder Vergütung löst sich',
    },
  },
  stored: {
    ask: 'Wie wurde der Film gelagert?',
    how: 'Kühl gelagert bleibt abgelaufener Film noch jahrelang brauchbar.',
    answers: {
      cold: 'Kühl gelagert',
      room: 'Bei Zimmertemperatur gelagert',
      warm: 'Warm oder unbekannt gelagert',
    },
  },
  hold: {
    ask: 'Halten alle Klemmen?',
    how: 'Alles ausziehen, feststellen und sich leicht aufstützen.',
    photo: 'Die Klemme, die nachgibt.',
    answers: {
      hold: 'Alle Klemmen halten',
      worn: 'Eine Klemme schwergängig oder abgenutzt, hält aber',
      slip: 'Eine Klemme gibt nach',
    },
  },
  complete: {
    ask: 'Ist es vollständig?',
    how: 'Mit der Liste des Herstellers vergleichen: Deckel, Schrauben, Platten, Abdeckungen.',
    answers: { all: 'Vollständig', small: 'Ein kleines Teil fehlt', parts: 'Teile fehlen' },
  },
  wear: {
    ask: 'Wie abgenutzt ist es?',
    how: 'Ecken, Gelenke und Nähte ansehen.',
    photo: 'Die am meisten abgenutzte Stelle.',
    answers: { none: 'Wie neu', traces: 'Gebrauchsspuren', heavy: 'Stark abgenutzt' },
  },
  head: {
    ask: 'Bewegen sich Kopf und Fuß?',
    how: 'Den Kopf drehen, neigen und zoomen. Das Gelenk muss halten, der Fuß muss feststellen.',
    answers: {
      moves: 'Kopf lässt sich drehen und neigen und hält',
      none: 'Hat keinen beweglichen Kopf',
      loose: 'Gelenk oder Fuß locker',
      fails: 'Zoom, Gelenk oder Fuß kaputt',
    },
  },
  chamber: {
    ask: 'Ist das Batteriefach sauber?',
    how: 'Öffnen und nach grünem oder weißem Belag suchen.',
    photo: 'Das offene Fach.',
    answers: {
      clean: 'Batteriefach sauber',
      none: 'Hat kein Batteriefach',
      traces: 'Spuren von Korrosion, Kontakte in Ordnung',
      corroded: 'Batteriefach korrodiert',
    },
  },
  seat: {
    ask: 'Sitzt er auf beiden Seiten fest?',
    how: 'Zwischen Kamera und Objektiv setzen und beide leicht verdrehen.',
    photo: 'Der lose Anschluss.',
    answers: {
      tight: 'Sitzt an Kamera und Objektiv fest',
      play: 'Etwas Spiel auf einer Seite',
      loose: 'Lose, oder eine Verriegelung hält nicht',
    },
  },
  contacts: {
    ask: 'Funktionieren Autofokus und Blende damit?',
    how: 'An einer Kamera mit Objektiv den Auslöser halb drücken, dann bei f/16 und Offenblende fotografieren.',
    answers: {
      pass: 'Überträgt Autofokus und Blende',
      none: 'Hat keine Kontakte',
      partly: 'Kontakte setzen manchmal aus',
      fail: 'Kontakte ohne Funktion',
    },
  },
  infinity: {
    ask: 'Erreichen Objektive damit unendlich?',
    how: 'Auf eine weit entfernte Kante fokussieren.',
    answers: {
      reaches: 'Objektive erreichen unendlich',
      none: 'Für Nahaufnahmen gebaut',
      short: 'Objektive erreichen unendlich nicht',
    },
  },
  expiry: {
    ask: 'Ist der Film noch haltbar?',
    how: 'Das Datum auf der Schachtel ansehen. Jahr, Format und Anzahl der Filme gehören in die Beschreibung.',
    photo: 'Das Datum auf der Schachtel.',
    answers: {
      fresh: 'Noch haltbar',
      recent: 'Seit höchstens fünf Jahren abgelaufen',
      long: 'Länger abgelaufen, oder Datum unbekannt',
    },
  },
  smell,
};
