import type { includedTexts as english } from '#src/texts/included.ts';
import type { Translation } from '#src/texts/translation.ts';

const parts = {
  box: 'Boîte d’origine',
  manual: 'Notice',
  strap: 'Courroie',
  battery: 'Batterie',
  charger: 'Chargeur',
  'body-cap': 'Bouchon de boîtier',
  'memory-card': 'Carte mémoire',
  lens: 'Objectif',
  'front-cap': 'Bouchon avant',
  'rear-cap': 'Bouchon arrière',
  hood: 'Pare-soleil',
  case: 'Étui',
  filter: 'Filtre',
  cable: 'Câble',
};
const labels: Partial<Record<string, string>> = parts;

const listOf = (included: readonly string[]): string =>
  included.map((part) => labels[part] ?? part).join(', ');

export const includedTexts: Translation<typeof english> = {
  title: 'Fourni avec',
  nothing: 'Non précisé',
  parts,
  /** Fourni avec boîte d’origine, courroie, bouchon de boîtier */
  includes: (...included) => `Fourni avec ${listOf(included).toLowerCase()}`,
  /** Boîte d’origine, courroie, bouchon de boîtier */
  list(...included) {
    const text = listOf(included);
    return text.slice(0, 1) + text.slice(1).toLowerCase();
  },
};
