import type {
  body as englishBody,
  builtInLens as englishLens,
  glass as englishGlass,
  ListWords,
  PointWords,
} from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';

const fungus: PointWords = {
  ask: 'Ist Pilzbefall zu sehen?',
  how: 'Blende öffnen, mit der Taschenlampe durchs Glas leuchten und nach wurzelartigen Fäden suchen.',
  photo: 'Die Fäden im Gegenlicht.',
  answers: { none: 'Kein Pilzbefall', rim: 'Leichter Pilzbefall am Rand', spread: 'Pilzbefall auf dem Glas' },
};
const haze: PointWords = {
  ask: 'Ist ein Schleier zu sehen?',
  how: 'Mit der Taschenlampe durchs Glas leuchten: Klares Glas bleibt um das Licht herum dunkel.',
  photo: 'Der Schleier im Gegenlicht.',
  answers: { none: 'Kein Schleier', trace: 'Leichter Schleier', milky: 'Glas wirkt milchig' },
};
const scratches: PointWords = {
  ask: 'Ist das Glas verkratzt?',
  how: 'Das Glas anhauchen und unter einer Lampe drehen.',
  photo: 'Der Kratzer im Seitenlicht.',
  answers: {
    none: 'Keine Kratzer',
    fine: 'Leichte Putzspuren',
    deep: 'Tiefe Kratzer oder Ausbrüche',
  },
};
const aperture: PointWords = {
  ask: 'Bewegen sich die Blendenlamellen?',
  how: 'Ein paarmal ab- und aufblenden. Die Lamellen sollen schnappen, ihre Form halten und trocken aussehen.',
  photo: 'Die geschlossenen Lamellen von vorn.',
  answers: {
    snappy: 'Lamellen trocken, schließen schnell',
    none: 'Hat keine Blendenlamellen',
    oil: 'Lamellen verölt, schließen aber schnell',
    slow: 'Lamellen träge oder verbogen',
    stuck: 'Lamellen hängen fest',
  },
};
export const glass: Translation<typeof englishGlass> = { fungus, haze, aperture };

export const builtInLens: Translation<typeof englishLens> & ListWords = {
  fungus,
  haze,
  scratches,
  blades: aperture,
  lensDust: {
    ask: 'Ist Staub im Objektiv?',
    how: 'Mit der Taschenlampe hineinschauen. Bei einer Digitalkamera ein Foto einer hellen Wand bei f/16 ansehen.',
    photo: 'Ein Foto, auf dem der Staub zu sehen ist.',
    answers: {
      little: 'Kaum Staub im Objektiv',
      some: 'Etwas Staub im Objektiv, nicht auf Fotos',
      shows: 'Staub im Objektiv ist auf Fotos zu sehen',
    },
  },
  extends: {
    ask: 'Fährt das Objektiv aus, zoomt es und fährt es wieder ein?',
    how: 'Fünfmal ein- und ausschalten und bis zu beiden Enden zoomen.',
    answers: {
      smooth: 'Objektiv fährt sauber aus und ein',
      none: 'Objektiv fährt weder aus, noch zoomt es',
      rough: 'Objektiv laut oder stockend, fährt aber aus und ein',
      fails: 'Objektiv klemmt oder meldet einen Fehler',
    },
  },
  focusing: {
    ask: 'Lässt sich das Objektiv von Hand fokussieren?',
    how: 'Fokusring oder Knopf von Anschlag zu Anschlag drehen.',
    answers: {
      smooth: 'Fokus läuft weich',
      none: 'Nicht von Hand fokussierbar',
      uneven: 'Fokus läuft ungleichmäßig oder hat Spiel',
      stiff: 'Fokus schwergängig',
      stuck: 'Fokus sitzt fest',
    },
  },
};

export const body: Translation<typeof englishBody> & ListWords = {
  rangefinder: {
    ask: 'Decken sich die Bilder im Messsucher?',
    how: 'Erst etwas in 1 m Entfernung anvisieren, dann Horizont oder Mond: Nah, fern und in der Höhe müssen sich die beiden Bilder decken.',
    photo: 'Das Messfeld auf einer fernen Kante.',
    answers: {
      aligned: 'Messsucher stimmt nah, fern und in der Höhe',
      none: 'Hat keinen Messsucher',
      slight: 'Messsucher etwas daneben, in der Höhe oder bei unendlich',
      off: 'Messfeld flau oder deutlich daneben',
      dead: 'Messfeld fehlt oder bewegt sich nicht',
    },
  },
  autofocus: {
    ask: 'Stellt der Autofokus scharf?',
    how: 'Auslöser halb drücken, erst auf etwas Nahes, dann auf etwas Fernes, bei viel und wenig Licht.',
    answers: {
      sure: 'Autofokus schnell und treffsicher',
      none: 'Hat keinen Autofokus',
      slow: 'Autofokus langsam oder pumpt',
      fails: 'Autofokus funktioniert nicht',
    },
  },
  mount: {
    ask: 'Sitzt das Objektiv fest im Bajonett?',
    how: 'Ein angesetztes Objektiv leicht verdrehen. Es soll nicht wackeln.',
    photo: 'Das Bajonett von vorn.',
    answers: {
      tight: 'Bajonett fest',
      brassed: 'Bajonett abgenutzt, aber fest',
      loose: 'Bajonett hat Spiel',
      contacts: 'Kamera erkennt Objektive nicht',
    },
  },
  wear: {
    ask: 'Wie abgenutzt ist das Gehäuse?',
    how: 'Kanten, Ecken, Bodenplatte und Griff ansehen: Scheint Messing durch, ist Lack abgerieben oder etwas speckig?',
    photo: 'Die am meisten abgenutzte Stelle.',
    answers: {
      light: 'Kaum Gebrauchsspuren',
      traces: 'Lack an Kanten oder Griff abgerieben oder speckig',
      heavy: 'Stark abgenutzt: blankes Metall oder unlesbare Beschriftung',
    },
  },
  grips: {
    ask: 'Sitzen Griffe und Belederung fest?',
    how: 'An den Rändern entlangfühlen.',
    photo: 'Der Rand, der sich löst.',
    answers: {
      firm: 'Griffe und Belederung fest',
      lifting: 'Griffe oder Belederung klebrig, geschrumpft oder lose',
      missing: 'Griffe oder Belederung gerissen oder fehlen',
    },
  },
  knocks: {
    ask: 'Gibt es Dellen oder Stoßstellen?',
    how: 'Kanten und Ecken, Ober- und Unterseite ansehen.',
    photo: 'Die Stelle von Nahem, im Seitenlicht.',
    answers: { none: 'Keine Dellen', small: 'Kleine Macken', dents: 'Dellen oder Risse' },
  },
  tripod: {
    ask: 'Hält eine Stativschraube?',
    how: 'Eine von Hand eindrehen und leicht ziehen.',
    answers: {
      holds: 'Stativgewinde hält',
      none: 'Hat kein Stativgewinde',
      worn: 'Stativgewinde abgenutzt, hält aber',
      stripped: 'Stativgewinde ausgerissen oder lose',
    },
  },
};

export const service: PointWords = {
  ask: 'Schon gewartet, repariert oder geöffnet?',
  how: 'Verkratzte Schrauben oder Spiel zeigen, dass es geöffnet war. Ein Service in der Werkstatt verschlechtert die Einstufung nie.',
  photo: 'Die Rechnung. Namen und Adressen abdecken.',
  answers: {
    none: 'Kein Service, keine Reparatur bekannt',
    shop: 'Von einer Werkstatt gewartet oder repariert',
    own: 'Geöffnet oder repariert, aber nicht von einer Werkstatt',
  },
};

export const smell: PointWords = {
  ask: 'Riecht es?',
  how: 'Nach einer Nacht in einer geschlossenen Tüte daran riechen.',
  answers: {
    none: 'Riecht nicht',
    smoke: 'Riecht nach Rauch',
    mold: 'Riecht muffig',
  },
};
