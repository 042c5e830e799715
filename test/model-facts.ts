import { referenceOf } from '#src/catalog/search/parsing/models.server.ts';
import { root } from '#src/server/start-up/environment.ts';

/** What searches know of the models in the reference. */
export const { facts: modelFacts } = await referenceOf(root);
