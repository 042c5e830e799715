import type { includedTexts as english } from '#src/texts/included.ts';
import type { Translation } from '#src/texts/translation.ts';

const parts = {
  box: 'Caja original',
  manual: 'Manual',
  strap: 'Correa',
  battery: 'Batería',
  charger: 'Cargador',
  'body-cap': 'Tapa de cuerpo',
  'memory-card': 'Tarjeta de memoria',
  lens: 'Objetivo',
  'front-cap': 'Tapa frontal',
  'rear-cap': 'Tapa trasera',
  hood: 'Parasol',
  case: 'Funda',
  filter: 'Filtro',
  cable: 'Cable',
};
const labels: Partial<Record<string, string>> = parts;

const listOf = (included: readonly string[]): string =>
  included.map((part) => labels[part] ?? part).join(', ');

export const includedTexts: Translation<typeof english> = {
  title: 'Qué incluye',
  nothing: 'Sin indicar',
  parts,
  /** Incluye caja original, correa, tapa de cuerpo */
  includes: (...included) => `Incluye ${listOf(included).toLowerCase()}`,
  /** Caja original, correa, tapa de cuerpo */
  list(...included) {
    const text = listOf(included);
    return text.slice(0, 1) + text.slice(1).toLowerCase();
  },
};
