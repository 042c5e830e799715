import type { ListWords } from '#src/texts/checklist-shared.ts';
import { lensWords as present } from './checklist-lens.ts';
import { repairs, sitsTight } from './first-checklist-cameras.ts';

export const lensWords: ListWords = {
  fungus: {
    ...present['fungus']!,
    how: 'Mit der Taschenlampe von hinten hineinleuchten und nach wurzelartigen Fäden suchen.',
  },
  haze: {
    ...present['haze']!,
    how: 'Mit der Taschenlampe von hinten hineinleuchten: Klares Glas bleibt um das Licht herum dunkel.',
  },
  scratches: {
    ...present['scratches']!,
    answers: { none: 'Keine Kratzer', fine: 'Leichte Putzspuren', deep: 'Ein fühlbarer Kratzer' },
  },
  separation: present['separation']!,
  dust: present['dust']!,
  aperture: {
    ask: 'Bewegen sich die Blendenlamellen?',
    how: 'Ein paarmal schließen und öffnen: Sie sollen schnappen und trocken aussehen.',
    photo: 'Die geschlossenen Lamellen von vorn.',
    answers: {
      snappy: 'Lamellen trocken, schließen schnell',
      none: 'Hat keine Blendenlamellen',
      oil: 'Öl auf den Lamellen, schließen aber schnell',
      slow: 'Lamellen träge',
      stuck: 'Lamellen hängen fest',
    },
  },
  focus: {
    ask: 'Dreht sich der Fokusring?',
    how: 'Von Anschlag zu Anschlag drehen.',
    answers: {
      smooth: 'Fokus läuft weich',
      uneven: 'Fokus ungleichmäßig oder mit Spiel',
      stiff: 'Fokus schwergängig',
      stuck: 'Fokus sitzt fest',
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
    },
  },
  autofocus: {
    ask: 'Trifft der Autofokus?',
    how: 'An einer Kamera nah und fern ausprobieren.',
    answers: {
      sure: 'Autofokus treffsicher',
      none: 'Hat keinen Autofokus',
      loud: 'Autofokus langsam oder laut',
      fails: 'Autofokus versagt',
    },
  },
  stabiliser: {
    ask: 'Funktioniert der Bildstabilisator?',
    how: 'Einschalten: Das Sucherbild wird ruhig.',
    answers: {
      works: 'Bildstabilisator funktioniert',
      none: 'Hat keinen Bildstabilisator',
      loud: 'Bildstabilisator laut, funktioniert aber',
      fails: 'Bildstabilisator versagt',
    },
  },
  lensMount: {
    ...sitsTight,
    ask: 'Sitzt es fest an der Kamera?',
    answers: {
      tight: 'Bajonett fest, Kontakte in Ordnung',
      brassed: 'Bajonett abgenutzt, aber fest',
      loose: 'Bajonett hat Spiel, oder Kontakte gestört',
    },
  },
  thread: present['thread']!,
  barrel: {
    ask: 'Wie sieht der Tubus aus?',
    how: 'Unter einer Lampe drehen und die Ringe ansehen.',
    photo: 'Die Stelle von Nahem.',
    answers: {
      clean: 'Tubus wie neu',
      worn: 'Tubus abgenutzt',
      dented: 'Tubus mit Delle oder Riss',
    },
  },
  repairs,
};
