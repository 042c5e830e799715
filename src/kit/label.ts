import type { KitItem } from './contract.ts';

/** What its owner calls something, or else its model. */
export const labelOf = ({ name, model }: Pick<KitItem, 'name' | 'model'>): string =>
  name ?? `${model.brand} ${model.name}`;
