import { rememberByKey } from '#src/platform/async.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { factsOf } from './facts.server.ts';

/** The crop factor that each lens is made for: its image circle, or else the largest frame of its mounts. */
export const cropOfLenses = rememberByKey(async (root): Promise<ReadonlyMap<string, number>> => {
  const [{ lenses, mounts }, models] = await Promise.all([factsOf(root), referenceModels(root)]);
  const largestFrames = new Map<string, number>();
  for (const { kind, crop, mounts: own } of models)
    if (kind === 'cameras' && crop !== null)
      for (const mount of own) largestFrames.set(mount, Math.min(crop, largestFrames.get(mount) ?? crop));
  return new Map(
    models.flatMap(({ id, kind, choices }) => {
      if (kind !== 'lens') return [];
      const ofMounts = choices.flatMap(
        (mount) => mounts.get(mount)?.covers ?? largestFrames.get(mount) ?? [],
      );
      const crop = lenses.get(id)?.covers ?? (ofMounts.length > 0 ? Math.min(...ofMounts) : undefined);
      return crop === undefined ? [] : [[id, crop] as const];
    }),
  );
});
