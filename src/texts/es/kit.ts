import type { kitTexts as english } from '#src/texts/kit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural, uncapitalize } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';

/** Joins texts as in 'A, B ni C', after 'sin'. */
const anyOf = (what: readonly string[]): string =>
  what.length > 1 ? `${what.slice(0, -1).join(', ')} ni ${what.at(-1)}` : (what[0] ?? '');

const lost = (what: readonly string[]): string => (what.length > 0 ? `, pero sin ${anyOf(what)}` : '');

export const kitTexts: Translation<typeof english> = {
  nav: 'Mi equipo',
  title: 'Mi equipo',
  lead: 'Añade tus cámaras y objetivos. Los artículos en venta dirán si son compatibles, y podrás filtrar por eso.',
  yours: 'Con tu equipo',
  line: {
    native: (yours, losses) => `${yours}: se monta sin adaptador${lost(losses)}.`,
    adapter: (yours, losses, adapter) => `${yours}: se monta con ${anAdapter(adapter)}${lost(losses)}.`,
    limited: (yours, limit) => `${yours}: ${uncapitalize(limit)}.`,
    no: (yours) => `${yours}: no es compatible.`,
    damages: (yours) => `${yours}: no los uses juntos; el objetivo dañaría la cámara.`,
    unknown: (yours) => `${yours}: no sabemos si es compatible.`,
  },
  crops: {
    full: '',
    crop: ' Círculo de imagen más pequeño.',
    vignettes: ' Esquinas oscuras.',
    unknown: '',
  },
  short: {
    native: (yours) => `${yours}: compatible`,
    adapter: (yours) => `${yours}: con adaptador`,
    limited: (yours, limit) => `${yours}: ${uncapitalize(limit)}`,
    no: (yours) => `${yours}: no compatible`,
    damages: (yours) => `${yours}: dañaría la cámara`,
    unknown: (yours) => `${yours}: se desconoce`,
  },
  together: (yours, part) => `${yours} + ${part}`,
  lost,
  chips: 'Para tu equipo',
  chip: (yours) => `Para ${yours}`,
  addOf: (model) => `Añadir a mi equipo: ${model}`,
  inKit: 'En tu equipo',
  full: (max) =>
    `En este navegador puedes guardar ${digits(max)} como máximo. Entra en tu cuenta para guardar más.`,
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
  empty: 'Tu equipo está vacío',
  emptyHint: 'Añade una cámara o un objetivo por su nombre.',
  add: 'Añadir',
  none: (typed) => `No conocemos ningún modelo «${typed}». Elige una de las sugerencias.`,
  cameras: 'Cámaras',
  lenses: 'Objetivos',
  item: 'Cámara u objetivo',
  mount: 'Montura',
  mountOf: (what) => `Montura: ${what}`,
  anyMount: 'Sin indicar',
  name: 'Alias',
  nameOf: (what) => `Alias: ${what}`,
  save: 'Guardar',
  remove: 'Quitar',
  removeOf: (what) => `Quitar de mi equipo: ${what}`,
  forSale: 'Compatibles en venta',
  matrix: 'Compatibilidad',
  verdicts: {
    native: 'Compatible',
    adapter: (name) => `Con ${anAdapter(name)}`,
    no: 'No compatible',
    damages: 'Daña la cámara',
    unknown: 'Se desconoce',
  },
  adapters: 'Adaptadores más útiles',
  serves: (number) => plural(number, { one: '{n} objetivo', other: '{n} objetivos' }),
  source: 'fuente',
  reach: 'Distancias focales',
  reachOf: (camera) => `Distancias focales: ${camera}`,
  length: (from, to) => (from === to ? `${digits(from)} mm` : `${digits(from)}–${digits(to)} mm`),
  gap: (from, to) => `Nada entre ${digits(from)} y ${digits(to)} mm: buscar un objetivo compatible`,
  noLengths: 'No conocemos la distancia focal de ningún objetivo compatible.',
  offer: (number) =>
    plural(number, {
      one: 'Tienes una cámara o un objetivo en este navegador. ¿Quieres pasarlo a tu cuenta?',
      other: `Tienes ${digits(number)} cámaras y objetivos en este navegador. ¿Quieres pasarlos a tu cuenta?`,
    }),
  take: 'Pasar a mi cuenta',
  decline: 'No, gracias',
  taken: 'Añadido a tu equipo.',
};
