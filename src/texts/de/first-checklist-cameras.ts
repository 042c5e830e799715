import type { ListWords, PointWords } from '#src/texts/checklist-shared.ts';
import { filmWords as film } from './checklist-film.ts';

const knocks: PointWords = {
  ask: 'Gibt es Dellen oder Macken?',
  how: 'Kanten, Ecken und Bodenplatte ansehen.',
  photo: 'Die Stelle von Nahem, im Seitenlicht.',
  answers: { none: 'Keine Dellen oder Macken', small: 'Kleine Spuren', dents: 'Dellen oder Risse' },
};
export const repairs: PointWords = {
  ask: 'Wurde es zerlegt oder repariert?',
  how: 'Nach verkratzten Schraubenköpfen oder abgehobener Belederung schauen.',
  answers: {
    none: 'Soweit bekannt nie zerlegt',
    workshop: 'Von einer Werkstatt repariert',
    own: 'Zerlegt, aber nicht von einer Werkstatt',
  },
};
export const sitsTight = {
  how: 'Das Objektiv leicht verdrehen. Es soll nicht wackeln.',
  photo: 'Das Bajonett von vorn.',
};

export const filmWords: ListWords = {
  advance: {
    ask: 'Funktionieren Filmtransport und Auslöser?',
    how: 'Zehnmal ohne Film spannen und auslösen.',
    answers: {
      smooth: 'Filmtransport leichtgängig, löst jedes Mal aus',
      rough: 'Filmtransport rau, löst aber jedes Mal aus',
      fails: 'Filmtransport oder Auslöser versagt',
    },
  },
  slowSpeeds: film['slowSpeeds']!,
  shutter: {
    ask: 'Ist der Verschluss lichtdicht?',
    how: 'Rückwand öffnen, die Kamera gegen das Licht halten und nach Lichtpunkten suchen.',
    photo: 'Die Vorhänge von hinten.',
    answers: {
      tight: 'Verschluss lichtdicht',
      marked: 'Vorhänge mit Spuren, aber lichtdicht',
      holes: 'Licht dringt durch den Verschluss',
    },
  },
  seals: film['seals']!,
  meter: {
    ask: 'Stimmt der Belichtungsmesser mit einem anderen überein?',
    how: 'Mit einem Handy im Schatten und in der Sonne vergleichen.',
    answers: {
      right: 'Belichtungsmesser auf eine Blende genau',
      none: 'Hat keinen Belichtungsmesser',
      off: 'Belichtungsmesser mehr als eine Blende daneben',
      dead: 'Belichtungsmesser funktioniert nicht',
    },
  },
  filmFinder: {
    ask: 'Sind Sucher und Messfeld klar?',
    how: 'Zum Himmel schauen. Im Messfeld eines Messsuchers müssen sich die Bilder bei unendlich decken.',
    photo: 'Der Blick durch den Sucher.',
    answers: {
      clear: 'Sucher und Messfeld klar',
      dust: 'Staub im Sucher, Messfeld stimmt',
      faulty: 'Sucher trüb, oder Messfeld flau oder daneben',
    },
  },
  back: {
    ask: 'Schließt die Rückwand?',
    how: 'Schließen und an den Rändern drücken.',
    answers: {
      closes: 'Rückwand schließt dicht',
      worn: 'Rückwand abgenutzt, schließt aber',
      broken: 'Rückwand bleibt nicht zu',
    },
  },
  chamber: film['chamber']!,
  bellows: film['bellows']!,
  knocks,
  repairs,
};

export const digitalWords: ListWords = {
  pictures: {
    ask: 'Macht sie Fotos?',
    how: 'In jedem Programm eins aufnehmen, mit langer und mit kurzer Zeit.',
    answers: {
      all: 'Macht in jedem Programm Fotos',
      some: 'Setzt manchmal aus',
      none: 'Macht keine Fotos',
    },
  },
  sensor: {
    ask: 'Ist der Sensor sauber?',
    how: 'Eine gleichmäßig helle Wand unscharf bei f/16 fotografieren und vergrößert ansehen.',
    photo: 'Dieses Foto der Wand, vom Bildschirm.',
    answers: {
      clean: 'Sensor sauber bei f/16',
      specks: 'Staubflecken bei f/16',
      marked: 'Kratzer, Linien oder tote Pixel',
    },
  },
  curtains: {
    ask: 'Sind die Verschlussvorhänge unbeschädigt?',
    how: 'Objektiv abnehmen und hinsehen. Nicht berühren.',
    photo: 'Die geschlossenen Vorhänge von vorn.',
    answers: {
      flat: 'Vorhänge flach und sauber',
      none: 'Hat keinen mechanischen Verschluss',
      marked: 'Vorhänge mit Spuren, Belichtung gleichmäßig',
      uneven: 'Vorhänge beschädigt oder Belichtung ungleichmäßig',
    },
  },
  mirror: {
    ask: 'Sind Spiegel und Mattscheibe sauber?',
    how: 'Mit der Taschenlampe ins Bajonett schauen.',
    answers: {
      clean: 'Spiegel und Mattscheibe sauber',
      none: 'Spiegellos',
      dust: 'Staub auf Spiegel oder Mattscheibe',
      marked: 'Spiegel oder Mattscheibe verkratzt',
    },
  },
  finder: {
    ask: 'Ist der Sucher klar?',
    how: 'Zum Himmel richten und in jede Ecke schauen.',
    photo: 'Der Blick durch den Sucher.',
    answers: {
      clear: 'Sucher klar',
      none: 'Hat keinen Sucher',
      dust: 'Staub im Sucher',
      faulty: 'Sucher trüb, verkratzt oder gestört',
    },
  },
  display: {
    ask: 'Ist das Display unbeschädigt?',
    how: 'Ausgeschaltet ansehen, dann mit einem weißen und einem schwarzen Bild.',
    photo: 'Das Display im Seitenlicht.',
    answers: {
      clear: 'Display ohne Spuren',
      none: 'Hat kein Display',
      scratched: 'Display verkratzt, aber ablesbar',
      faulty: 'Display gesprungen, verblasst oder gestört',
    },
  },
  mount: {
    ...sitsTight,
    ask: 'Sitzt das Objektiv fest im Bajonett?',
    answers: {
      tight: 'Bajonett fest',
      fixed: 'Objektiv fest verbaut',
      brassed: 'Bajonett abgenutzt, aber fest',
      loose: 'Bajonett hat Spiel, oder Kontakte gestört',
    },
  },
  batteryDoor: {
    ask: 'Schließt das Akkufach?',
    how: 'Schließen und die Kamera leicht schütteln. Die Klappe muss zubleiben.',
    photo: 'Die Klappe und ihr Riegel.',
    answers: {
      closes: 'Akkufach schließt',
      worn: 'Akkufach abgenutzt, hält aber',
      broken: 'Akkufach kaputt',
    },
  },
  cardDoor: {
    ask: 'Schließt das Kartenfach?',
    how: 'Öffnen und schließen und eine Karte einlegen.',
    answers: {
      closes: 'Kartenfach schließt',
      worn: 'Kartenfach abgenutzt, hält aber',
      broken: 'Kartenfach kaputt',
    },
  },
  buttons: {
    ask: 'Funktionieren alle Tasten und Räder?',
    how: 'Jede Taste drücken, jedes Rad drehen und sehen, ob sich etwas ändert.',
    answers: {
      all: 'Alle Tasten und Räder funktionieren',
      stiff: 'Einzelne Tasten oder Räder schwergängig oder abgenutzt',
      fail: 'Einzelne Tasten oder Räder ohne Wirkung',
    },
  },
  hotShoe: {
    ask: 'Löst der Blitzschuh einen Blitz aus?',
    how: 'Einen Blitz aufstecken: Er muss fest sitzen und auslösen.',
    answers: {
      works: 'Blitzschuh löst aus',
      none: 'Hat keinen Blitzschuh',
      worn: 'Blitzschuh abgenutzt, löst aber aus',
      fails: 'Blitzschuh lose oder ohne Funktion',
    },
  },
  grips: {
    ask: 'Sitzen Griffe und Belederung fest?',
    how: 'An den Rändern entlangfühlen.',
    photo: 'Der Rand, der sich löst.',
    answers: {
      tight: 'Griffe und Belederung fest',
      lifting: 'Griffe oder Belederung klebrig oder lose',
      missing: 'Griffe oder Belederung gerissen oder fehlen',
    },
  },
  battery: {
    ask: 'Ist der Akku aufgebläht?',
    how: 'Auf einen Tisch legen. Wackelt er, ist er aufgebläht und gefährlich.',
    answers: {
      flat: 'Akku nicht aufgebläht, hält die Ladung',
      none: 'Wird ohne Akku verkauft',
      weak: 'Akku nicht aufgebläht, aber schwach',
      swollen: 'Akku aufgebläht',
    },
  },
  knocks,
  repairs,
};
