import type { fitReasonTexts as english } from '#src/texts/fit-reasons.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { inSentence } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';

/** Some mounts have the English word in their names, such as L-Mount. */
const mount = (name: string): string => `montura ${name.replace(/[- ]mount$/i, '')}`;
const aLens = (name: string): string => `objetivo de ${mount(name)}`;

export const fitReasonTexts: Translation<typeof english> = {
  reasons: {
    takes: (lens, body) =>
      body === lens
        ? `La cámara y el objetivo tienen ${mount(body)}.`
        : `Las cámaras de ${mount(body)} admiten objetivos de ${mount(lens)}.`,
    adapter: (name) => `Se monta con ${anAdapter(name)}.`,
    'fixed-lens': 'El objetivo de esta cámara no se puede quitar.',
    'several-mounts': (...mounts) => `Se fabricó en montura ${inSentence(mounts)}: pregunta cuál es.`,
    'which-mount': 'Se vendió en varias monturas: pregunta cuál es.',
    'no-mount': 'El anuncio no indica la montura. Pregunta al vendedor.',
    'too-deep': (lens, body) =>
      `En una cámara de ${mount(body)}, un ${aLens(lens)} queda demasiado lejos de la película o del sensor, así que no enfoca a infinito.`,
    'reaches-in': (lens, body) => `Un ${aLens(lens)} entra demasiado en una cámara de ${mount(body)}.`,
    'no-room': (lens, body) =>
      `No hay sitio para un adaptador entre un ${aLens(lens)} y una cámara de ${mount(body)}.`,
    'needs-contacts': (lens, body) =>
      `Un ${aLens(lens)} necesita corriente y órdenes de la cámara, y las cámaras de ${mount(body)} no se las dan.`,
    'needs-glass': (lens, body) =>
      `De ${lens} a ${body}, solo un adaptador con lente permitiría enfocar a infinito, y no conocemos ninguno. Pregunta en una tienda de fotografía.`,
    rangefinder: (lens, body) =>
      `Las cámaras de ${mount(body)} se enfocan con telémetro, y ningún adaptador lo acopla a un ${aLens(lens)}.`,
    room: (lens, body) =>
      `Hay sitio para un adaptador de ${lens} a ${body}, pero no conocemos ninguno. Pregunta en una tienda de fotografía.`,
    'no-row': (lens, body) =>
      `No conocemos ningún adaptador de ${lens} a ${body}. Pregunta en una tienda de fotografía.`,
  },
  findings: {
    'damages-body':
      'Un Nikkor anterior a 1977 sin convertir a AI puede romper la palanca de acoplamiento AI de esta cámara.',
    'does-not-mount': 'Este objetivo no se puede montar en esta cámara.',
    'maker-excludes': 'Según su fabricante, esta cámara no se puede usar con este objetivo.',
    'no-shutter':
      'Ni este objetivo ni esta cámara tienen obturador. El objetivo es para cámaras que sí lo tienen.',
    'mirror-hits': 'Al enfocar a lo lejos, la parte trasera del objetivo choca con el espejo de esta cámara.',
    ask: 'Algunas unidades son compatibles y otras no. Pregunta al vendedor.',
    'ask-ai':
      'Las unidades anteriores a 1977 sin convertir a AI no son compatibles y pueden causar daños. Pregunta si esta es AI.',
    'ask-tab':
      'Algunas de estas cámaras admiten objetivos anteriores al AI y otras se dañan. Pregunta si la palanca de la montura se abate.',
    'ask-ring-first':
      'Esta cámara no puede ajustar el diafragma de un objetivo sin anillo de diafragmas. Pregunta si el objetivo lo tiene.',
    'ask-mirror':
      'Este objetivo penetra en la cámara, así que antes hay que levantar el espejo. Pregunta si la cámara lo permite.',
    'ask-functions':
      'No sabemos si esta cámara puede enfocar este objetivo y ajustar su diafragma. Pregunta o consulta el manual de la cámara.',
    'which-model':
      'Algunos modelos con esta montura no se pueden usar juntos. Pregunta de qué modelo se trata.',
    'no-autofocus': 'Esta cámara no tiene autofoco.',
    'no-screw-drive':
      'Es la cámara la que tiene que mover el enfoque de este objetivo, y esta no tiene motor para eso.',
    'no-lens-motor': 'Esta cámara no puede accionar el motor del objetivo. Se enfoca manualmente.',
    'adapter-autofocus': 'El adaptador no transmite el autofoco. Se enfoca manualmente.',
    'adapter-no-motor':
      'Es la cámara la que tiene que mover el enfoque de este objetivo, y el adaptador no tiene motor para eso.',
    'aperture-auto': 'El objetivo no tiene anillo de diafragmas, así que solo funcionan los modos P y S.',
    'no-aperture-control':
      'El objetivo no tiene anillo de diafragmas y esta cámara no puede ajustar la apertura: se queda en la mínima.',
    'no-electronic-aperture':
      'Esta cámara no puede ajustar el diafragma electrónico del objetivo: se queda a plena apertura.',
    'adapter-aperture':
      'El objetivo no tiene anillo de diafragmas y el adaptador no puede ajustar la apertura.',
    'no-pulse':
      'Esta cámara no puede accionar el motor de los objetivos AF-P, y sin él el anillo de enfoque no hace nada.',
    'no-focus-power': 'El objetivo necesita corriente de la cámara para enfocar, y esta no se la da.',
    'adapter-focus':
      'El objetivo necesita corriente de la cámara para enfocar, y el adaptador no la transmite.',
    'no-stabilizer': 'Esta cámara no alimenta el estabilizador del objetivo.',
    'adapter-stabilizer': 'El adaptador no alimenta el estabilizador del objetivo.',
    'no-metering': 'Esta cámara no mide la luz con objetivos sin chip. La exposición se ajusta manualmente.',
    'adapter-infinity': 'El adaptador no tiene lente, así que no se puede enfocar a infinito.',
    autofocus: 'El autofoco no funciona con esta combinación.',
    aperture: 'La cámara no puede ajustar el diafragma de este objetivo.',
    focus: 'El objetivo no se puede enfocar en esta cámara.',
    stabilisation: 'La estabilización no funciona con esta combinación.',
    infinity: 'El objetivo no enfoca a infinito con esta cámara.',
    metering: 'La cámara no mide la luz con este objetivo.',
    'lift-tab':
      'Abate la palanca de la montura antes de montar este objetivo. La medición se hace con el diafragma cerrado.',
    'may-lift-tab':
      'Con una unidad anterior a 1977 sin convertir a AI, abate antes la palanca de la montura. La medición se hace entonces con el diafragma cerrado.',
    firmware: 'Puede que la cámara necesite su último firmware. Pregunta si enfoca objetivos AF-P.',
    'ask-focus': 'Las cámaras más antiguas no pueden enfocar objetivos AF-P. Pregunta si esta puede.',
    'ask-camera':
      'Algunas cámaras con esta montura no pueden enfocar este objetivo ni ajustar su diafragma. Pregunta de qué cámara se trata.',
    'ask-motor': 'Esta cámara no tiene motor de enfoque. Pregunta si el objetivo lo tiene.',
    'ask-shaft': 'Esta cámara no puede accionar un motor en el objetivo. Pregunta si este lo tiene.',
    'ask-shutter': 'Esta cámara no tiene obturador. Pregunta si el objetivo lo tiene.',
    'ask-ring': 'Pregunta si el objetivo tiene anillo de diafragmas. Sin él no se puede elegir la apertura.',
    'ask-chip': 'Esta cámara solo mide la luz con objetivos con chip. Pregunta si este lo tiene.',
    'focus-on-screen':
      'El objetivo no acciona un telémetro. Se enfoca en la pantalla o en un visor electrónico.',
    'stop-down-only': 'La medición se hace con el diafragma cerrado.',
    'ask-cams':
      'Pregunta cuántas levas (rampas metálicas de la montura) tiene el objetivo. Con solo una o dos puede dañar los contactos de esta cámara.',
    'set-release':
      'La cámara no controla el obturador de este objetivo: ponla en R.B.L. y elige la velocidad en el objetivo.',
    'needs-helicoid':
      'El objetivo no tiene anillo de enfoque. El adaptador necesita su propio anillo de enfoque (helicoide).',
    'lever-and-mirror':
      'Con algunos objetivos, el espejo de esta cámara golpea la palanca del diafragma cerca de infinito. Pregunta al vendedor y prueba con cuidado.',
    'stopped-down':
      'Si el anillo de diafragmas no tiene posición «A», la medición se hace con el diafragma cerrado.',
  },
};
