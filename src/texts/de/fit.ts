import type { fitTexts as english } from '#src/texts/fit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, inSentence } from '#src/texts/words.ts';

export const fitTexts: Translation<typeof english> = {
  fit: {
    title: 'Passt das?',
    lead: 'Prüfe, ob ein Objektiv an einer Kamera funktioniert: direkt, mit Adapter oder gar nicht, und warum.',
    camera: 'Kamera',
    lens: 'Objektiv',
    example: (kind: 'camera' | 'lens') =>
      kind === 'camera' ? 'z. B. Nikon Z 6 oder Pentax K1000' : 'z. B. Nikkor AF 50mm f/1.8D',
    ask: 'Prüfen',
    which: (typed: string) => `Welches Modell meinst du mit „${typed}“?`,
    none: (typed: string) =>
      `Ein Modell „${typed}“ kennen wir nicht. Versuch es mit Hersteller und Aufschrift.`,
    pair: (lens: string, camera: string) => `${lens} an ${camera}`,
    verdicts: {
      native: 'Passt ohne Adapter',
      adapter: 'Passt mit Adapter',
      limited: 'Passt, aber eingeschränkt',
      no: 'Passt nicht',
      unknown: 'Wissen wir nicht',
    },
    limits: {
      focus: 'Passt, lässt sich aber nicht fokussieren',
      aperture: 'Passt, aber die Blende lässt sich nicht verstellen',
      infinity: 'Passt, wird aber in der Ferne nicht scharf',
    },
    images: {
      full: 'Das Objektiv leuchtet das ganze Format der Kamera aus.',
      crop: 'Für einen kleineren Sensor gerechnet: Die Kamera beschneidet das Bild.',
      vignettes: 'Für ein kleineres Format gerechnet: Die Ecken werden dunkel.',
      unknown: 'Wir wissen nicht, ob das Objektiv das ganze Format der Kamera ausleuchtet.',
    },
    lost: (what: readonly string[]) =>
      what.length === 0
        ? 'Keine Einschränkungen bekannt.'
        : `${inSentence(what)} ${what.length > 1 ? 'funktionieren' : 'funktioniert'} nicht.`,
    losses: {
      autofocus: 'Autofokus',
      aperture: 'Blendensteuerung',
      focus: 'Fokussieren',
      stabilisation: 'Bildstabilisator',
      infinity: 'Fokus auf unendlich',
      metering: 'Belichtungsmessung',
    },
    warns: {
      'aperture-ring': 'Stell die Blende am Objektiv ein.',
      'adapter-ring': 'Stell die Blende am Adapter ein.',
      'autofocus-by-motor': 'Der Autofokus funktioniert mit Objektiven, die einen eigenen Motor haben.',
      'autofocus-if-any': 'Du fokussierst von Hand.',
    },
    byMount: 'Das hängt vom Bajonett des Objektivs ab',
    others: 'Auch in dieser Anzeige',
    because: 'Warum',
    adapters: 'Adapter',
    adapter: (from: string, to: string) => `Adapter ${from} auf ${to}`,
    onSale: (count: number, price: string) => `${digits(count)} im Verkauf ab ${price}`,
    withOptics: 'mit Korrekturlinse',
    focalFactor: (factor: number) => `Brennweite × ${digits(factor)}`,
    converter: {
      takes: (name: string, lens: string, factor: number) =>
        `Der ${name} passt hinter das ${lens}. Brennweite und Blendenzahl mal ${digits(factor)}, der Autofokus kann langsamer sein oder ausfallen.`,
      refuses: (name: string, lens: string) => `Der ${name} passt nicht hinter das ${lens}.`,
      only: (name: string) => `Objektive, hinter die der ${name} passt:`,
    },
    noInfinity: 'ohne Fokus auf unendlich',
    source: 'Quelle',
    knownBy: {
      model: '',
      title: 'Das Modell haben wir am Namen erkannt. Frag zur Sicherheit nach.',
      mount: 'Angegeben ist nur das Bajonett. Frag, welches Modell es ist.',
    },
    forSale: 'Passend im Verkauf',
    forSaleWith: {
      camera: (name: string) => `Objektive für ${name}, mit oder ohne Adapter`,
      lens: (name: string) => `Kameras für ${name}, mit oder ohne Adapter`,
    },
    onItem: 'Passt es an meine Kamera?',
    onCamera: 'Passt mein Objektiv?',
    yourCamera: 'Deine Kamera',
    yourLens: 'Dein Objektiv',
  },
};
