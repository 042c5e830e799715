import type { fitTexts as english } from '#src/texts/fit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, inSentence } from '#src/texts/words.ts';

export const fitTexts: Translation<typeof english> = {
  fit: {
    title: '¿Es compatible?',
    lead: 'Comprueba si un objetivo funciona en una cámara: directamente, con un adaptador o de ninguna manera, y por qué.',
    camera: 'Cámara',
    lens: 'Objetivo',
    example: (kind) =>
      kind === 'camera' ? 'p. ej. Nikon Z 6 o Pentax K1000' : 'p. ej. Nikkor AF 50mm f/1.8D',
    ask: 'Comprobar',
    which: (typed) => `¿Cuál es «${typed}»?`,
    none: (typed) =>
      `No conocemos ningún modelo «${typed}». Prueba con la marca y el nombre grabado en el frontal.`,
    pair: (lens, camera) => `${lens} en ${camera}`,
    verdicts: {
      native: 'Se monta sin adaptador',
      adapter: 'Se monta con adaptador',
      limited: 'Se monta, pero con limitaciones',
      no: 'No es compatible',
      unknown: 'No lo sabemos',
    },
    limits: {
      focus: 'Se monta, pero no se puede enfocar',
      aperture: 'Se monta, pero no se puede cambiar el diafragma',
      infinity: 'Se monta, pero no enfoca a infinito',
    },
    images: {
      full: 'El objetivo cubre todo el formato de la cámara.',
      crop: 'Hecho para un sensor más pequeño: la cámara recorta la imagen.',
      vignettes: 'Hecho para un formato más pequeño: las esquinas saldrán oscuras.',
      unknown: 'No sabemos si el objetivo cubre todo el formato de la cámara.',
    },
    lost: (what) =>
      what.length === 0
        ? 'Sin limitaciones conocidas.'
        : `${what.length > 1 ? 'No funcionan' : 'No funciona'}: ${inSentence(what)}.`,
    losses: {
      autofocus: 'autofoco',
      aperture: 'control del diafragma',
      focus: 'enfoque',
      stabilisation: 'estabilización',
      infinity: 'enfoque a infinito',
      metering: 'medición de la luz',
    },
    warns: {
      'aperture-ring': 'Ajusta el diafragma en el objetivo.',
      'adapter-ring': 'Ajusta el diafragma en el adaptador.',
      'autofocus-by-motor': 'El autofoco funciona con objetivos que llevan motor.',
      'autofocus-if-any': 'Se enfoca manualmente.',
    },
    byMount: 'Depende de la montura del objetivo',
    others: 'También en este anuncio',
    because: 'Por qué',
    adapters: 'Adaptadores',
    adapter: (from, to) => `adaptador ${from} a ${to}`,
    onSale: (count, price) => `${digits(count)} en venta desde ${price}`,
    withOptics: 'lleva una lente',
    focalFactor: (factor: number) => `distancia focal × ${digits(factor)}`,
    converter: {
      takes: (name: string, lens: string, factor: number) =>
        `El ${name} se monta detrás del ${lens}. La distancia focal y el número f se multiplican por ${digits(factor)}, y el autofoco puede ser más lento o fallar.`,
      refuses: (name: string, lens: string) => `El ${name} no se monta detrás del ${lens}.`,
      only: (name: string) => `Objetivos que admiten el ${name}:`,
    },
    noInfinity: 'no enfoca a infinito',
    source: 'fuente',
    knownBy: {
      model: '',
      title: 'Hemos reconocido el modelo por el nombre. Pregunta al vendedor para confirmarlo.',
      mount: 'El anuncio solo indica la montura. Pregunta de qué modelo se trata.',
    },
    forSale: 'Compatibles en venta',
    forSaleWith: {
      camera: (name) => `Objetivos para ${name}, con o sin adaptador`,
      lens: (name) => `Cámaras para ${name}, con o sin adaptador`,
    },
    onItem: '¿Es compatible con mi cámara?',
    onCamera: '¿Es compatible mi objetivo?',
    yourCamera: 'Tu cámara',
    yourLens: 'Tu objetivo',
  },
};
