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

/** The parts that an item includes. */
export const includedTexts = inLocale({
  title: 'What’s included',
  nothing: 'Not stated',
  parts,
  /** Original box, strap, body cap */
  list(...included: readonly string[]): string {
    const text = included.map((part) => labels[part] ?? part).join(', ');
    return text.slice(0, 1) + text.slice(1).toLowerCase();
  },
});
