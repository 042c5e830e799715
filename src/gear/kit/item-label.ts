import type { KitItem } from './schemas.ts';

export const labelOf = ({ name, model }: Pick<KitItem, 'name' | 'model'>): string =>
  name ?? `${model.brand} ${model.name}`;
