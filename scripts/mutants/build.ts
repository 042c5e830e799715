import { buildPages, isBuilt, markBuilt } from '#scripts/build.ts';

// What a copy needs for its journeys.
if (!isBuilt()) {
  await buildPages(['--config', 'vite.mutants.config.ts']);
  markBuilt();
}
