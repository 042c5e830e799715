import { inject } from 'vitest';

// Runs before each test file, and resets the state that Stryker has from earlier mutants in the same process.
type Coverage = { static: object; perTest: object };
type Stryker = { activeMutant?: string | undefined; mutantCoverage?: Coverage };
const stryker = (globalThis as { __stryker__?: Stryker }).__stryker__;
const mode = inject('mode' as never) as string | undefined;
const activation = inject('mutantActivation' as never) as string | undefined;

if (stryker) {
  if (mode === 'mutant' && activation === 'runtime') stryker.activeMutant = undefined;
  for (const covered of Object.values(stryker.mutantCoverage ?? {}))
    for (const key of Object.keys(covered)) delete (covered as Record<string, unknown>)[key];
}
