import { carryingAccessories } from './accessories-carrying.ts';
import { electricAccessories } from './accessories-electric.ts';
import type { Item } from './item.ts';

export const accessories: Item[] = [...carryingAccessories, ...electricAccessories];
