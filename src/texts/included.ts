import { inLocale } from './locale.ts';

const parts = {
  box: 'Original box',
  manual: 'Manual',
  strap: 'Strap',
  battery: 'Battery',
  charger: 'Charger',
  'body-cap': 'Body cap',
  'memory-card': 'Memory card',
  lens: 'Lens',
  'front-cap': 'Front cap',
  'rear-cap': 'Rear cap',
  hood: 'Lens hood',
  case: 'Case',
  filter: 'Filter',
  cable: 'Cable',
};
const labels: Partial<Record<string, string>> = parts;

const listOf = (included: readonly string[]): string =>
  included.map((part) => labels[part] ?? part).join(', ');

/** The parts that an item includes. */
export const includedTexts = inLocale({
  title: 'What’s included',
  nothing: 'Not stated',
  parts,
  /** Includes original box, strap, body cap */
  includes: (...included: string[]): string => `Includes ${listOf(included).toLowerCase()}`,
  /** Original box, strap, body cap */
  list(...included: string[]): string {
    const text = listOf(included);
    return text.slice(0, 1) + text.slice(1).toLowerCase();
  },
});
