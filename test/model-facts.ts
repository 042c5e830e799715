import { referenceOf } from '#src/catalog/search/parsing/models.server.ts';
import { root } from '#src/server/start-up/environment.ts';

/** The facts of the models in the reference for searches. */
export const { facts: modelFacts } = await referenceOf(root);
