import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { mountsOf, type Mounts } from './mounts.ts';
import { plainly } from './tokens.ts';

export type ReferenceModel = Awaited<ReturnType<typeof referenceModels>>[number];
export type Reference = Mounts & {
  models: readonly ReferenceModel[];
  makers: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

export const referenceOf = rememberByKey(async (root): Promise<Reference> => {
  const models = await referenceModels(root);
  const words = models.flatMap(({ maker, name }) => plainly(`${maker} ${name}`).split(' '));
  return {
    ...mountsOf(models),
    models,
    makers: new Set(models.map(({ maker }) => plainly(maker))),
    words: new Set(words.filter((word) => /^\p{L}{4,}$/u.test(word))),
  };
});
