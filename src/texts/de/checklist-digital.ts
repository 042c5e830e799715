import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { body, builtInLens, service, smell } from './checklist-shared.ts';

export const digitalWords: Translation<ListWords> = {
  build: {
    ask: 'Was für eine Kamera ist es?',
    how: 'Davon hängen die Fragen ab.',
    answers: {
      mirrorless: 'Spiegellose Kamera',
      slr: 'Spiegelreflexkamera',
      rangefinder: 'Messsucherkamera',
      compact: 'Kamera mit fest verbautem Objektiv',
    },
  },
  pictures: {
    ask: 'Macht sie Fotos?',
    how: 'Zwanzig hintereinander aufnehmen, mit langen und kurzen Zeiten, und das letzte ansehen. Dann eins bei f/2.8 und eins bei f/16: Beide müssen gleich hell sein.',
    answers: {
      all: 'Fotografiert zuverlässig',
      some: 'Setzt manchmal aus, belichtet falsch oder meldet Fehler',
      none: 'Macht keine Fotos',
    },
  },
  buttons: {
    ask: 'Funktionieren alle Tasten und Räder?',
    how: 'Jede Taste drücken, jedes Rad drehen und sehen, ob sich etwas ändert.',
    answers: {
      all: 'Alle Tasten und Räder funktionieren',
      stiff: 'Einzelne Tasten oder Räder sind schwergängig oder springen',
      minor: 'Eine entbehrliche Taste oder ein entbehrliches Rad ohne Wirkung',
      fail: 'Eine wichtige Taste oder ein wichtiges Rad funktioniert nicht',
    },
  },
  locks: {
    ask: 'Menü auf Deutsch und keine Sperren?',
    how: 'Das Sprachmenü öffnen und alle Einstellungen zurücksetzen. Es darf kein Passwort oder Konto nötig sein.',
    answers: {
      free: 'Menü auf Deutsch, keine Sperren',
      language: 'Menü nicht auf Deutsch verfügbar',
      locked: 'Gesperrt durch Passwort, Konto oder fehlende Aktivierung',
    },
  },
  sensor: {
    ask: 'Ist der Sensor sauber?',
    how: 'Eine gleichmäßig helle Wand unscharf bei f/16 oder kleinster Blende fotografieren und vergrößern.',
    photo: 'Das Foto der Wand, abfotografiert vom Bildschirm.',
    answers: {
      clean: 'Sensor sauber bei f/16',
      specks: 'Staubflecken bei f/16, lassen sich reinigen',
      marked: 'Kratzer oder Schäden an der Beschichtung des Sensors',
    },
  },
  pixels: {
    ask: 'Gibt es Linien oder helle Punkte auf dunklen Fotos?',
    how: 'Deckel drauf, 1 s bei ISO 1600 aufnehmen und vergrößern. Ein paar Hotpixel sind normal.',
    photo: 'Das dunkle Foto, vergrößert.',
    answers: {
      few: 'Keine Linien, höchstens ein paar Hotpixel',
      some: 'Hotpixel oder tote Pixel, auf normalen Fotos zu sehen',
      lines: 'Linien oder Gruppen toter Pixel',
    },
  },
  curtains: {
    ask: 'Sind die Verschlussvorhänge unbeschädigt?',
    how: 'Objektiv abnehmen und hinsehen, nicht berühren. Verdeckt sie ein Spiegel oder bleiben sie offen, nur Fotos mit 1/1000 s von Rand zu Rand vergleichen.',
    photo: 'Die Vorhänge oder das ungleichmäßige Foto.',
    answers: {
      flat: 'Vorhänge unbeschädigt, Belichtung gleichmäßig',
      none: 'Hat keine Verschlussvorhänge',
      marked: 'Vorhänge mit Spuren, Belichtung gleichmäßig',
      uneven: 'Vorhänge beschädigt oder Belichtung ungleichmäßig',
    },
  },
  mirror: {
    ask: 'Sind Spiegel und Mattscheibe sauber?',
    how: 'Mit der Taschenlampe ins Bajonett schauen.',
    answers: {
      clean: 'Spiegel und Mattscheibe sauber, höchstens einzelne Staubkörner',
      dust: 'Viel Staub auf Spiegel oder Mattscheibe',
      marked: 'Spiegel oder Mattscheibe verkratzt',
      sticks: 'Spiegel hängt oder ist lose',
    },
  },
  stabilizer: {
    ask: 'Funktioniert der Bildstabilisator in der Kamera?',
    how: 'Aus der Hand bei 1/15 s mit und ohne vergleichen. Ein leises Klappern im ausgeschalteten Zustand ist normal.',
    answers: {
      works: 'Bildstabilisator der Kamera funktioniert',
      none: 'Hat keinen Bildstabilisator in der Kamera',
      fails: 'Bildstabilisator funktioniert nicht oder macht Fotos unscharf',
    },
  },
  flash: {
    ask: 'Zünden aufgesteckter und, falls vorhanden, eingebauter Blitz?',
    how: 'Einen Blitz aufstecken: Er muss fest sitzen und zünden. Einen eingebauten ausklappen und zünden.',
    answers: {
      fires: 'Aufgesteckter und eingebauter Blitz zünden',
      none: 'Hat weder Blitzschuh noch Blitz',
      worn: 'Blitzschuh abgenutzt, Blitz zündet aber',
      fails: 'Aufgesteckter oder eingebauter Blitz zündet nicht',
    },
  },
  finder: {
    ask: 'Ist der Sucher klar?',
    how: 'Zum Himmel richten und in jede Ecke schauen. Am Dioptrienrad drehen und die Augenmuschel prüfen. Bei einem elektronischen auf Einbrennen achten.',
    photo: 'Der Blick durch den Sucher.',
    answers: {
      clear: 'Sucher klar',
      none: 'Hat keinen Sucher',
      dust: 'Staub im Sucher',
      marked: 'Sucher trüb, verkratzt oder eingebrannt',
      dead: 'Sucher zeigt kein Bild',
    },
  },
  display: {
    ask: 'Ist das Display unbeschädigt?',
    how: 'Ausgeschaltet ansehen, dann mit einem weißen und einem schwarzen Bild. Das Display klappen und die Touchbedienung ausprobieren. Auch ein Schulterdisplay ansehen.',
    photo: 'Das Display im Seitenlicht.',
    answers: {
      clear: 'Display ohne Spuren',
      none: 'Hat kein Display',
      scratched: 'Display verkratzt, aber ablesbar',
      burned: 'Display gesprungen, löst sich oder ist eingebrannt',
      partly: 'Touchbedienung oder Scharnier des Displays gestört',
      dead: 'Display bleibt dunkel oder flackert',
    },
  },
  battery: {
    ask: 'Ist der Akku aufgebläht?',
    how: 'Ein Akku darf sich nicht wölben: Wackelt er auf dem Tisch, ist er gefährlich. Manche Menüs zeigen seinen Zustand.',
    photo: 'Der Akku von der Seite.',
    answers: {
      holds: 'Akku nicht aufgebläht, hält die Ladung',
      none: 'Wird ohne Akku verkauft',
      weak: 'Akku nicht aufgebläht, aber schnell leer',
      swollen: 'Akku aufgebläht: gefährlich, nicht benutzen oder verschicken',
    },
  },
  card: {
    ask: 'Speichert sie auf eine Karte?',
    how: 'In jedem Fach ein Foto speichern. Mit der Taschenlampe die Kontakte ansehen.',
    answers: {
      saves: 'Speichert in jedem Kartenfach',
      none: 'Braucht keine Karte',
      one: 'Eins der beiden Kartenfächer funktioniert nicht',
      fails: 'Kontakte verbogen, oder keine Karte funktioniert',
    },
  },
  doors: {
    ask: 'Schließen Akku- und Kartenfach?',
    how: 'Schließen und die Kamera leicht schütteln. Sie müssen zubleiben.',
    photo: 'Die Klappe und ihr Riegel.',
    answers: {
      close: 'Klappen schließen',
      worn: 'Eine Klappe abgenutzt, bleibt aber zu',
      broken: 'Eine Klappe oder ein Riegel kaputt',
    },
  },
  ports: {
    ask: 'Sind die Anschlüsse in Ordnung?',
    how: 'Ein Kabel einstecken und leicht bewegen. Die Abdeckungen prüfen.',
    answers: {
      work: 'Anschlüsse funktionieren',
      none: 'Hat keine Anschlüsse',
      cover: 'Ein Anschluss locker, oder seine Abdeckung fehlt',
      fails: 'Ein Anschluss funktioniert nicht',
    },
  },
  water: {
    ask: 'Gibt es Spuren von Wasser, Salz oder Sand?',
    how: 'Nach Rost und Krusten suchen: an Schrauben, im Blitzschuh und im Akkufach.',
    photo: 'Die Spur.',
    answers: {
      none: 'Keine Spuren von Wasser, Salz oder Sand',
      traces: 'Spuren von Wasser, Salz oder Sand',
    },
  },
  accuracy: {
    ask: 'Sitzt der Fokus dort, wo er soll?',
    how: 'Mit dem Sucher bei Offenblende ein schräg liegendes Lineal fotografieren.',
    answers: {
      exact: 'Fokus sitzt',
      none: 'Hat keinen Autofokus',
      tuned: 'Fokus sitzt nach Feinabstimmung im Menü',
      off: 'Fokussiert vor oder hinter das Motiv',
    },
  },
  video: {
    ask: 'Nimmt sie Video mit Ton auf?',
    how: 'Eine Minute aufnehmen und mit Kopfhörern abspielen.',
    answers: {
      records: 'Nimmt Video mit klarem Ton auf',
      none: 'Hat keine Videofunktion',
      noisy: 'Ton gestört, oder die Aufnahme bricht ab',
      silent: 'Kein Ton, oder Video funktioniert nicht',
    },
  },
  filter: {
    ask: 'Ist der Filter vor dem Sensor original?',
    how: 'Manche Kameras sind für Infrarot oder Astronomie umgebaut. Das ändert die Farben jedes Fotos.',
    answers: {
      original: 'Sensorfilter original',
      spectrum: 'Umgebaut für Infrarot, Vollspektrum oder Astronomie',
      lowPass: 'Tiefpassfilter entfernt',
      mono: 'Auf Schwarz-Weiß umgebaut',
    },
  },
  clock: {
    ask: 'Läuft die Uhr weiter?',
    how: 'Den Akku zehn Minuten herausnehmen. Danach soll die Kamera nicht nach dem Datum fragen.',
    answers: {
      keeps: 'Uhr läuft weiter',
      none: 'Hat keine Uhr',
      resets: 'Uhr vergisst die Zeit ohne Akku',
    },
  },
  serial: {
    ask: 'Ist die Seriennummer lesbar?',
    how: 'Mit der Verpackung und den Daten eines Fotos vergleichen. Sie wird hier nicht gespeichert.',
    answers: {
      same: 'Seriennummer lesbar, gleich auf Verpackung oder in Fotos',
      readable: 'Seriennummer lesbar',
      missing: 'Seriennummer fehlt oder ist unlesbar',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};
