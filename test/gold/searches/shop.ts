import { accessories } from './shop-accessories.ts';
import { cameras } from './shop-cameras.ts';
import { lenses } from './shop-lenses.ts';

export type Item = {
  kind: 'cameras' | 'lens' | 'accessories';
  brand: string;
  title: string;
  sale: number;
  condition: 'Excellent' | 'Good' | 'Fair';
  truths: ReadonlySet<string>;
  modelId?: string;
  mount?: string;
};

const conditions: Record<string, Item['condition']> = { E: 'Excellent', G: 'Good', F: 'Fair' };

function itemsOf(kind: Item['kind'], lines: string): Item[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [brand = '', title = '', sale = '', condition = 'G', truths = '', attribute = ''] = line
        .split(/ \| /)
        .map((field) => field.trim());
      const [name, value = ''] = attribute.split('=');
      return {
        kind,
        brand,
        title,
        sale: Number(sale),
        condition: conditions[condition] ?? 'Good',
        truths: new Set([kind, brand.toLowerCase().replaceAll(' ', '-'), ...truths.split(' ')]),
        ...(name === 'model' && { modelId: value }),
        ...(name === 'mount' && { mount: value }),
      };
    });
}

export const items: readonly Item[] = [
  ...itemsOf('cameras', cameras),
  ...itemsOf('lens', lenses),
  ...itemsOf('accessories', accessories),
];
