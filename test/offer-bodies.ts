import { badSeenVersion } from './bad-values.ts';
import type { Person } from './shop.ts';

/** Bodies of the calls that agree to an item by its version alone. */
export function badAgreements(paths: Record<string, [path: string, as: Person]>) {
  return Object.fromEntries(
    Object.entries(paths).map(([key, [path, as]]) => [
      key,
      { path, as, good: { version: 1 }, fields: { version: badSeenVersion } },
    ]),
  );
}
