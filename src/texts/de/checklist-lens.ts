import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { glass, service, smell } from './checklist-shared.ts';

export const lensWords: Translation<ListWords> = {
  build: {
    ask: 'Was für ein Objektiv ist es?',
    how: 'Davon hängen die Fragen ab.',
    answers: {
      zoom: 'Zoom mit Autofokus',
      prime: 'Festbrennweite mit Autofokus',
      manualZoom: 'Zoom mit manuellem Fokus',
      manual: 'Festbrennweite mit manuellem Fokus',
      leaf: 'Objektiv mit eigenem Verschluss',
    },
  },
  ...glass,
  separation: {
    ask: 'Löst sich irgendwo die Verkittung?',
    how: 'Nach Regenbogenfarben oder Blasen suchen, meist am Rand.',
    photo: 'Die Regenbogenfarben am Rand.',
    answers: {
      none: 'Verkittung intakt',
      rim: 'Verkittung löst sich am Rand',
      spread: 'Verkittung großflächig gelöst',
    },
  },
  coating: {
    ask: 'Ist die Vergütung intakt?',
    how: 'Eine Lampe in Front- und Hinterlinse spiegeln lassen: Die Farbe muss gleichmäßig sein.',
    photo: 'Die Spiegelung.',
    answers: {
      intact: 'Vergütung intakt',
      none: 'Glas ohne Vergütung',
      worn: 'Vergütung mit Spuren oder dünnen Stellen',
      peeling: 'Vergütung löst sich oder ist abgerieben',
    },
  },
  yellowing: {
    ask: 'Ist das Glas vergilbt?',
    how: 'Über weißes Papier halten. Thoriumglas der 1960er und 70er vergilbt; Sonnenlicht hilft oft.',
    photo: 'Das Objektiv auf weißem Papier.',
    answers: {
      none: 'Glas nicht vergilbt',
      slight: 'Glas leicht vergilbt',
      strong: 'Glas deutlich vergilbt',
    },
  },
  flaking: {
    ask: 'Löst sich innen schwarzer Lack?',
    how: 'Nach weißen Punkten am Rand der Linsen (Schneideritis) und losen Flocken suchen.',
    photo: 'Die Punkte oder Flocken.',
    answers: {
      none: 'Innen löst sich kein Lack',
      dots: 'Weiße Punkte am Rand der Linsen',
      flakes: 'Lackflocken auf dem Glas',
    },
  },
  dust: {
    ask: 'Wie viel Staub ist innen?',
    how: 'Mit der Taschenlampe von hinten hineinleuchten. Etwas Staub hat jedes gebrauchte Objektiv.',
    answers: { little: 'Kaum Staub', some: 'Etwas Staub innen', much: 'Viel Staub innen' },
  },
  leaf: {
    ask: 'Funktioniert der Verschluss im Objektiv?',
    how: 'Mit 1 s, 1/8 s und 1/500 s auslösen und hinhören.',
    answers: {
      right: 'Zentralverschluss klingt richtig',
      none: 'Hat keinen eigenen Verschluss',
      slow: 'Lange Zeiten des Zentralverschlusses laufen zu langsam',
      stuck: 'Zentralverschluss hängt',
    },
  },
  focus: {
    ask: 'Funktioniert der Fokusring?',
    how: 'Von Anschlag zu Anschlag drehen. Er soll sich überall gleich anfühlen. Ein elektronischer Ring dreht endlos: An einer Kamera muss das Bild folgen.',
    answers: {
      smooth: 'Fokusring läuft weich und verstellt den Fokus',
      none: 'Hat keinen Fokusring',
      uneven: 'Fokusring ungleichmäßig oder mit Spiel',
      stiff: 'Fokusring schwergängig',
      stuck: 'Fokusring sitzt fest oder ist ohne Wirkung',
    },
  },
  zoom: {
    ask: 'Dreht sich der Zoomring?',
    how: 'Von Anschlag zu Anschlag drehen, dann das Objektiv nach unten halten. Der Zoom soll stehen bleiben.',
    answers: {
      smooth: 'Zoom läuft weich',
      none: 'Festbrennweite',
      creeps: 'Zoom rutscht nach oder läuft ungleichmäßig',
      stiff: 'Zoom schwergängig',
      stuck: 'Zoom sitzt fest',
    },
  },
  autofocus: {
    ask: 'Stellt der Autofokus scharf?',
    how: 'An einer Kamera den Auslöser halb drücken, erst nah, dann fern, an beiden Enden des Zooms. Auf den Motor hören.',
    answers: {
      sure: 'Autofokus schnell und treffsicher',
      none: 'Hat keinen Autofokus',
      loud: 'Autofokus langsam oder laut',
      fails: 'Autofokus fällt aus, immer oder manchmal',
    },
  },
  stabilizer: {
    ask: 'Funktioniert der Bildstabilisator?',
    how: 'Bei längster Brennweite den Auslöser halb drücken: Das Sucherbild wird ruhig. Oder Fotos mit 1/8 s mit und ohne vergleichen.',
    answers: {
      works: 'Bildstabilisator funktioniert',
      none: 'Hat keinen Bildstabilisator',
      loud: 'Bildstabilisator laut oder springt beim Start',
      fails: 'Bildstabilisator funktioniert nicht',
    },
  },
  sharp: {
    ask: 'Ist es auf allen Seiten gleich scharf?',
    how: 'Eine Ziegelwand frontal bei Offenblende fotografieren. Die vier Ecken vergleichen.',
    photo: 'Die schlechteste Ecke, vergrößert.',
    answers: {
      even: 'Auf allen Seiten gleich scharf',
      slight: 'Eine Seite bei Offenblende etwas weicher',
      soft: 'Eine Seite deutlich weicher (dezentriert)',
    },
  },
  lensMount: {
    ask: 'Sitzt es fest an der Kamera?',
    how: 'Das Objektiv leicht verdrehen. Es soll nicht wackeln. Die Kamera muss seine Blende anzeigen.',
    photo: 'Das Bajonett von hinten.',
    answers: {
      tight: 'Bajonett fest, Kontakte in Ordnung',
      brassed: 'Bajonett abgenutzt, aber fest',
      loose: 'Bajonett hat Spiel oder ist verbogen',
      contacts: 'Kontakte gestört: Kamera erkennt Objektiv nicht',
    },
  },
  altered: {
    ask: 'Wurde Bajonett oder Blendenring verändert?',
    how: 'Zum Beispiel auf AI umgebaut, mit anderem Bajonett oder ohne Blendenrasten.',
    photo: 'Das veränderte Teil.',
    answers: {
      none: 'Bajonett und Blendenring original',
      clean: 'Sauber umgebaut, funktioniert wie gedacht',
      rough: 'Mit der Feile verändert, oder Teile fehlen',
    },
  },
  thread: {
    ask: 'Lässt sich ein Filter einschrauben?',
    how: 'Einen ein- und ausschrauben.',
    answers: {
      clean: 'Filtergewinde sauber',
      none: 'Hat kein Filtergewinde',
      marked: 'Filtergewinde mit Spuren, aber brauchbar',
      bent: 'Filtergewinde verbogen',
    },
  },
  rubber: {
    ask: 'Sind die Gummis der Ringe in Ordnung?',
    how: 'Fühlen, ob sie lose sind, und nach weißem Belag schauen.',
    photo: 'Das Gummi.',
    answers: {
      firm: 'Gummi fest und sauber',
      none: 'Hat kein Gummi',
      loose: 'Gummi lose oder mit weißem Belag',
      missing: 'Gummi gerissen oder fehlt',
    },
  },
  parts: {
    ask: 'Sind eingebaute Streulichtblende, Stativschelle und Schalter in Ordnung?',
    how: 'Streulichtblende ausziehen, Stativschelle feststellen, jeden Schalter bewegen.',
    answers: {
      fine: 'Streulichtblende, Schelle und Schalter in Ordnung',
      none: 'Hat keins dieser Teile',
      worn: 'Streulichtblende, Schelle oder ein Schalter locker',
      missing: 'Streulichtblende, Schellenfuß oder ein Schalter kaputt oder fehlt',
    },
  },
  barrel: {
    ask: 'Wie abgenutzt ist der Tubus?',
    how: 'Unter einer Lampe drehen, Ringe und Beschriftung ansehen.',
    photo: 'Die Stelle von Nahem.',
    answers: {
      clean: 'Tubus fast ohne Gebrauchsspuren',
      worn: 'Tubus abgenutzt',
      dented: 'Tubus mit Delle, Riss oder viel blankem Messing',
    },
  },
  stopping: {
    ask: 'Schließt die Blende an einer Kamera?',
    how: 'Ein Foto bei f/16 und eins bei Offenblende aufnehmen, an beiden Enden des Zooms: beide gleich hell, ohne Fehlermeldung.',
    answers: {
      works: 'Blende schließt an einer Kamera',
      none: 'Die Kamera stellt die Blende nicht ein',
      errors: 'Fotos bei f/16 zu hell, oder die Kamera meldet einen Fehler',
    },
  },
  infinity: {
    ask: 'Ist es auf unendlich scharf?',
    how: 'Von Hand auf eine weit entfernte Kante fokussieren. Adaptierte oder zerlegte Objektive erreichen unendlich oft nicht. Autofokus- und Teleobjektive dürfen darüber hinaus drehen.',
    answers: {
      sharp: 'Scharf auf unendlich',
      none: 'Nur für Nahaufnahmen oder Balgen gebaut',
      past: 'Markierung für unendlich stimmt nicht, aber scharf',
      short: 'Erreicht unendlich nicht',
    },
  },
  coupling: {
    ask: 'Stimmt der Messsucher mit dem Objektiv überein?',
    how: 'An einer einwandfreien Messsucherkamera bei Offenblende auf ein Lineal in 1 m Entfernung fokussieren und vergleichen.',
    answers: {
      agrees: 'Stimmt mit dem Messsucher überein, nah und fern',
      none: 'Nicht mit dem Messsucher gekuppelt',
      slight: 'Fokus nah oder fern etwas daneben',
      off: 'Fokus deutlich daneben, muss justiert werden',
    },
  },
  front: {
    ask: 'Ist die Frontlinse verkratzt?',
    how: 'Anhauchen und unter einer Lampe drehen.',
    photo: 'Der Kratzer im Seitenlicht.',
    answers: {
      none: 'Keine Kratzer auf der Frontlinse',
      fine: 'Leichte Putzspuren auf der Frontlinse',
      deep: 'Tiefe Kratzer oder Ausbrüche an der Frontlinse',
    },
  },
  rear: {
    ask: 'Ist die Hinterlinse verkratzt?',
    how: 'Anhauchen und unter einer Lampe drehen. Eine Spur hinten ist auf Fotos eher zu sehen als eine vorn.',
    photo: 'Der Kratzer im Seitenlicht.',
    answers: {
      none: 'Keine Kratzer auf der Hinterlinse',
      faint: 'Eine schwache Spur auf der Hinterlinse',
      marked: 'Kratzer oder Ausbrüche an der Hinterlinse',
    },
  },
  service,
  smell,
};
