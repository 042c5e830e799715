import { rememberByKey } from '#src/platform/async.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { factsOf } from './facts.server.ts';

/** The crop factor that each lens is made for: its image circle, or else the largest frame of its mounts. */
export const cropOfLenses = rememberByKey(async (root): Promise<ReadonlyMap<string, number>> => {
  const [{ lenses, mounts, frames }, models] = await Promise.all([factsOf(root), referenceModels(root)]);
  return new Map(
    models.flatMap(({ id, kind, choices }) => {
      if (kind !== 'lens') return [];
      const ofMounts = choices.flatMap(
        (mount) => mounts.get(mount)?.covers ?? frames.get(mount)?.largest ?? [],
      );
      const crop = lenses.get(id)?.covers ?? (ofMounts.length > 0 ? Math.min(...ofMounts) : undefined);
      return crop === undefined ? [] : [[id, crop] as const];
    }),
  );
});
