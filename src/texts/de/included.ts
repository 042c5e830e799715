import type { includedTexts as english } from '#src/texts/included.ts';
import type { Translation } from '#src/texts/translation.ts';

const parts = {
  box: 'Originalverpackung',
  manual: 'Anleitung',
  strap: 'Tragegurt',
  battery: 'Akku/Batterie',
  charger: 'Ladegerät',
  'body-cap': 'Gehäusedeckel',
  'memory-card': 'Speicherkarte',
  lens: 'Objektiv',
  'front-cap': 'Frontdeckel',
  'rear-cap': 'Rückdeckel',
  hood: 'Streulichtblende',
  case: 'Tasche',
  filter: 'Filter',
  cable: 'Kabel',
};
const labels: Partial<Record<string, string>> = parts;

const listOf = (included: readonly string[]): string =>
  included.map((part) => labels[part] ?? part).join(', ');

export const includedTexts: Translation<typeof english> = {
  title: 'Lieferumfang',
  nothing: 'Nicht angegeben',
  parts,
  includes: (...included: readonly string[]): string => `Mit ${listOf(included)}`,
  list: (...included: readonly string[]): string => listOf(included),
};
