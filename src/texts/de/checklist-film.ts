import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { body, builtInLens, service, smell } from './checklist-shared.ts';

export const filmWords: Translation<ListWords> = {
  build: {
    ask: 'Was für eine Kamera ist es?',
    how: 'Davon hängen die Fragen ab.',
    answers: {
      slr: 'Kleinbild-Spiegelreflex',
      rangefinder: 'Messsucherkamera mit Wechselobjektiv',
      compact: 'Kompaktkamera mit Autofokus',
      fixed: 'Manuelle Kamera mit fest verbautem Objektiv',
      tlr: 'Zweiäugige Spiegelreflex',
      medium: 'Mittelformat-Spiegelreflex',
      folding: 'Balgenkamera',
      instant: 'Sofortbildkamera',
      other: 'Andere analoge Kamera',
    },
  },
  advance: {
    ask: 'Funktionieren Filmtransport und Auslöser?',
    how: 'Zehnmal spannen und auslösen. Viele Kompakte tun das nur mit Film: einen alten nehmen. Auf Quietschen achten.',
    answers: {
      smooth: 'Transportiert sauber, löst jedes Mal aus',
      rough: 'Rau oder quietschend, löst aber jedes Mal aus',
      fails: 'Filmtransport oder Auslöser versagt',
    },
  },
  slowSpeeds: {
    ask: 'Stimmen die langen Zeiten?',
    how: 'Bei 1 s und 1/8 s hinhören: Der Verschluss muss durchlaufen, ohne zu hängen.',
    answers: {
      right: 'Lange Zeiten klingen richtig',
      none: 'Hat keine langen Zeiten',
      slow: 'Lange Zeiten laufen zu langsam',
      stuck: 'Lange Zeiten hängen',
    },
  },
  fastSpeeds: {
    ask: 'Sind die kurzen Zeiten gleichmäßig?',
    how: 'Rückwand öffnen, die Kamera auf eine helle Wand richten und mit der kürzesten Zeit auslösen: Das ganze Bildfenster muss gleichmäßig hell werden.',
    answers: {
      even: 'Kurze Zeiten gleichmäßig übers Bild',
      none: 'Verschluss von hinten nicht zu sehen',
      capped: 'Bei kurzen Zeiten bleibt ein Teil des Bildes dunkel',
    },
  },
  shutter: {
    ask: 'Ist der Verschluss lichtdicht?',
    how: 'Rückwand öffnen, die Kamera mit der Objektivöffnung zur Lampe halten und nach Lichtpunkten suchen.',
    photo: 'Die Vorhänge oder Lamellen von hinten.',
    answers: {
      tight: 'Verschluss lichtdicht',
      marked: 'Verschluss mit Spuren, aber lichtdicht',
      holes: 'Licht dringt durch den Verschluss',
    },
  },
  meter: {
    ask: 'Misst der Belichtungsmesser dasselbe wie ein anderer?',
    how: 'Mit einem Handy im Schatten und in der Sonne vergleichen. Kameras für Quecksilberbatterien (1,35 V) messen mit 1,5 V falsch.',
    answers: {
      right: 'Belichtungsmesser auf ⅔ Blende genau',
      none: 'Hat keinen Belichtungsmesser oder einen ohne Anzeige',
      slight: 'Belichtungsmesser bis zu einer Blende daneben',
      off: 'Belichtungsmesser mehr als eine Blende daneben',
      dead: 'Belichtungsmesser reagiert nicht',
    },
  },
  electronics: {
    ask: 'Funktioniert die Elektronik?',
    how: 'Eine frische Batterie einlegen. Jede LED und jedes Segment der LCD-Anzeige ansehen. Bei einer Kompakten die DX-Kontakte säubern und das Messfenster abdecken: Der Verschluss muss länger öffnen.',
    photo: 'Die LCD-Anzeige.',
    answers: {
      work: 'Elektronik und Anzeigen funktionieren',
      none: 'Hat keine Elektronik',
      bleeding: 'LCD läuft aus, ist aber ablesbar',
      faded: 'LCD oder LEDs teilweise nicht ablesbar',
      dead: 'Elektronik tot',
    },
  },
  timer: {
    ask: 'Funktioniert der Selbstauslöser?',
    how: 'Ablaufen lassen. Einen hängenden nie mit Gewalt bewegen.',
    answers: {
      works: 'Selbstauslöser funktioniert',
      none: 'Hat keinen Selbstauslöser',
      sticks: 'Selbstauslöser hängt oder läuft nicht',
    },
  },
  film: {
    ask: 'Ist schon ein Film durchgelaufen?',
    how: 'Die Bilder auf Lichteinfall und Überlappungen prüfen.',
    photo: 'Ein Bild, das den Fehler zeigt.',
    answers: {
      fine: 'Mit Film getestet, Bilder in Ordnung',
      none: 'Nicht mit Film getestet',
      spacing: 'Ungleiche Bildabstände',
      faults: 'Lichteinfall oder überlappende Bilder',
    },
  },
  counter: {
    ask: 'Funktioniert das Bildzählwerk?',
    how: 'Bei geschlossener Rückwand spannen, dann öffnen: Es muss zählen und zurückspringen.',
    answers: {
      works: 'Bildzählwerk funktioniert',
      none: 'Hat kein Bildzählwerk',
      fails: 'Bildzählwerk zählt nicht oder springt nicht zurück',
    },
  },
  finder: {
    ask: 'Ist der Sucher klar?',
    how: 'Zum Himmel schauen. Bei dunklen Flecken oder Linien löst sich die Verspiegelung des Prismas.',
    photo: 'Der Blick durch den Sucher.',
    answers: {
      clear: 'Sucher klar',
      none: 'Hat keinen Sucher',
      dust: 'Staub im Sucher',
      hazy: 'Sucher trüb',
      desilvered: 'Verspiegelung von Prisma oder Sucherspiegel löst sich',
    },
  },
  mirror: {
    ask: 'Sind Spiegel und Mattscheibe in Ordnung?',
    how: 'Auslösen und zusehen, ob der Spiegel zurückkommt. Oberfläche, Dämpferschaum und Mattscheibe ansehen.',
    photo: 'Der Spiegel und der Schaum darüber.',
    answers: {
      clean: 'Spiegel und Mattscheibe sauber',
      none: 'Hat keinen Spiegel',
      foam: 'Spiegeldämpfer verbraucht, oder viel Staub auf der Mattscheibe',
      marked: 'Spiegel oder Mattscheibe verkratzt',
      sticks: 'Spiegel hängt',
    },
  },
  seals: {
    ask: 'In welchem Zustand sind die Lichtdichtungen?',
    how: 'Den Schaumstoff an der Rückwand leicht berühren.',
    photo: 'Die Nut der Rückwand.',
    answers: {
      fresh: 'Lichtdichtungen in Ordnung',
      none: 'Hat keine Dichtungen aus Schaumstoff',
      worn: 'Lichtdichtungen verbraucht',
      crumbling: 'Lichtdichtungen bröseln',
    },
  },
  back: {
    ask: 'Schließt die Rückwand?',
    how: 'Schließen und an den Rändern drücken.',
    answers: {
      closes: 'Rückwand schließt dicht',
      worn: 'Rückwand abgenutzt, schließt aber dicht',
      broken: 'Rückwand bleibt nicht zu',
    },
  },
  magazines: {
    ask: 'Sind die Filmmagazine in Ordnung?',
    how: 'Jedes Magazin und jeden Einsatz prüfen: Es rastet ein, transportiert, und Schieber und Dichtung sind da.',
    photo: 'Die Lichtschleuse ohne Schieber.',
    answers: {
      fine: 'Magazine, Einsätze und Schieber in Ordnung',
      none: 'Wird ohne Magazin oder Einsatz verkauft',
      worn: 'Dichtungen der Magazine verbraucht',
      faulty: 'Bei einem Magazin fällt Licht ein, oder ein Teil fehlt',
    },
  },
  bellows: {
    ask: 'Ist der Balgen lichtdicht?',
    how: 'Ausziehen und im Dunkeln von innen mit der Taschenlampe durchleuchten.',
    photo: 'Der ausgezogene Balgen.',
    answers: {
      tight: 'Balgen lichtdicht',
      none: 'Hat keinen Balgen',
      worn: 'Balgen abgenutzt, aber lichtdicht',
      holes: 'Balgen hat Löcher',
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
  rewind: {
    ask: 'Spult sie zurück?',
    how: 'Einen alten Film mit dem Motor zurückspulen, oder den Knopf drücken und kurbeln.',
    answers: {
      rewinds: 'Spult den Film zurück',
      none: 'Film wird nicht zurückgespult',
      rough: 'Spult zurück, aber rau oder langsam',
      fails: 'Spult nicht zurück',
    },
  },
  eject: {
    ask: 'Wirft sie das Bild aus?',
    how: 'Ein Bild machen oder eine alte Kassette nehmen: Der Motor muss jedes Blatt hinausschieben.',
    answers: {
      ejects: 'Wirft Bilder aus',
      none: 'Bilder werden von Hand herausgezogen',
      slow: 'Wirft Bilder langsam oder laut aus',
      fails: 'Wirft keine Bilder aus',
    },
  },
  rollers: {
    ask: 'Sind die Walzen sauber?',
    how: 'Zwischen zwei Kassetten ansehen. Eingetrocknete Chemie hinterlässt Flecken auf jedem Bild.',
    photo: 'Die Walzen.',
    answers: {
      clean: 'Walzen sauber',
      dirty: 'Walzen schmutzig, lassen sich reinigen',
      damaged: 'Walzen mit Dellen oder Kratzern',
    },
  },
  cocking: {
    ask: 'Spannt der Transport auch das Objektiv?',
    how: 'Spannen, auslösen, Objektiv ab- und wieder ansetzen, auch mit Spiegelvorauslösung. Nichts darf klemmen.',
    answers: {
      smooth: 'Spannt Kamera und Objektiv sauber',
      none: 'Spannt das Objektiv nicht',
      rough: 'Spannt rau, klemmt aber nie',
      jams: 'Klemmt',
    },
  },
  flash: {
    ask: 'Zündet der Blitz?',
    how: 'Einen eingebauten laden und zünden. Einen anderen aufstecken und bei offener Rückwand mit der Synchronzeit zünden.',
    answers: {
      fires: 'Blitz zündet synchron',
      none: 'Hat weder Blitz noch Blitzkontakt',
      fails: 'Blitz lädt nicht oder ist nicht synchron',
    },
  },
  doors: {
    ask: 'Schließt das Batteriefach?',
    how: 'Schließen und die Kamera leicht schütteln. Gesprungene Klappen sind häufig.',
    photo: 'Die Klappe und ihr Riegel.',
    answers: {
      close: 'Batterieklappe schließt',
      none: 'Hat keine Batterieklappe',
      worn: 'Batterieklappe abgenutzt, bleibt aber zu',
      broken: 'Batterieklappe oder Riegel kaputt',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};
