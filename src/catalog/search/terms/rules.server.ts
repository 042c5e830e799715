import { createHash } from 'node:crypto';
import type { ModelFacts } from './item-terms.ts';

/** Must be raised when the terms or traits of an item, or the terms of its description, change. */
const version = 2;

/** Names the rules by which terms and traits are made, and the models that they use. Stored values are compared by it. */
export const rulesOf = (models: ModelFacts): string =>
  `${version} ${createHash('sha256')
    .update(JSON.stringify([...models]))
    .digest('hex')}`;
