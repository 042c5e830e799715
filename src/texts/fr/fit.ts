import type { fitTexts as english } from '#src/texts/fit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { asSentence, digits, inSentence } from '#src/texts/words.ts';

const named = 'Nous ne connaissons pas de modèle';

export const fitTexts: Translation<typeof english> = {
  fit: {
    title: 'Compatibilité',
    lead: 'Vérifiez si un objectif fonctionne sur un appareil : directement, avec une bague d’adaptation, ou pas du tout, et pourquoi.',
    camera: 'Appareil',
    lens: 'Objectif',
    example: (kind) =>
      kind === 'camera' ? 'par ex. Nikon Z 6 ou Pentax K1000' : 'par ex. Nikkor AF 50mm f/1.8D',
    ask: 'Vérifier',
    which: (typed) => `Quel modèle désigne « ${typed} » ?`,
    none: (typed) => `${named} « ${typed} ». Essayez la marque et le nom gravé sur la face avant.`,
    pair: (lens, camera) => `${lens} sur ${camera}`,
    verdicts: {
      native: 'Se monte sans bague',
      adapter: 'Se monte avec une bague',
      limited: 'Se monte, avec des limites',
      no: 'Incompatible',
      unknown: 'Nous ne savons pas',
    },
    limits: {
      focus: 'Se monte, mais sans mise au point possible',
      aperture: 'Se monte, mais le diaphragme ne se règle pas',
      infinity: 'Se monte, mais sans mise au point à l’infini',
    },
    images: {
      full: 'L’objectif couvre tout le format de l’appareil.',
      crop: 'Conçu pour un capteur plus petit : l’appareil recadre l’image.',
      vignettes: 'Conçu pour un format plus petit : les coins seront noirs.',
      unknown: 'Nous ne savons pas si l’objectif couvre tout le format de l’appareil.',
    },
    lost: (what) =>
      what.length === 0
        ? 'Aucune limite connue.'
        : `${asSentence(inSentence(what))} ne ${what.length > 1 ? 'fonctionnent' : 'fonctionne'} pas.`,
    losses: {
      autofocus: 'l’autofocus',
      aperture: 'le réglage du diaphragme',
      focus: 'la mise au point',
      stabilisation: 'la stabilisation',
      infinity: 'la mise au point à l’infini',
      metering: 'la mesure de la lumière',
    },
    warns: {
      'aperture-ring': 'Réglez le diaphragme sur l’objectif.',
      'adapter-ring': 'Réglez le diaphragme sur la bague d’adaptation.',
      'autofocus-by-motor': 'L’autofocus fonctionne avec les objectifs motorisés.',
      'autofocus-if-any': 'La mise au point est manuelle.',
    },
    byMount: 'Cela dépend de la monture de l’objectif',
    others: 'Aussi dans cette annonce',
    because: 'Pourquoi',
    adapters: 'Bagues d’adaptation',
    /** The search knows adapters by these words. */
    adapter: (from, to) => `bague d’adaptation ${from} vers ${to}`,
    onSale: (count, price) => `${digits(count)} en vente dès ${price}`,
    withOptics: 'avec lentille',
    focalFactor: (factor: number) => `focale × ${digits(factor)}`,
    converter: {
      takes: (name: string, lens: string, factor: number) =>
        `Le ${name} se monte derrière le ${lens}. La focale et le nombre f sont multipliés par ${digits(factor)}, et l’autofocus peut être plus lent ou ne pas fonctionner.`,
      refuses: (name: string, lens: string) => `Le ${name} ne se monte pas derrière le ${lens}.`,
      only: (name: string) => `Objectifs qui acceptent le ${name} :`,
    },
    noInfinity: 'pas de mise au point à l’infini',
    source: 'source',
    knownBy: {
      model: '',
      title: 'Nous avons reconnu le modèle à son nom. En cas de doute, demandez au vendeur.',
      mount: 'Le vendeur n’a indiqué que la monture. Demandez-lui de quel modèle il s’agit.',
    },
    forSale: 'Compatibles en vente',
    forSaleWith: {
      camera: (name) => `Objectifs pour ${name}, avec ou sans bague`,
      lens: (name) => `Appareils pour ${name}, avec ou sans bague`,
    },
    onItem: 'Et avec mon appareil ?',
    onCamera: 'Et avec mon objectif ?',
    yourCamera: 'Votre appareil',
    yourLens: 'Votre objectif',
  },
};
