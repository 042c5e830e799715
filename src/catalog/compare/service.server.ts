import { findActiveOrSoldByIds } from '#src/catalog/listings/lists/active-service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { isId } from '#src/platform/ids.server.ts';

/** Returns the items that visitors may see, including sold ones, in the given order. */
export async function listCompared(app: App, ids: readonly string[]): Promise<Listing[]> {
  const shown = await findActiveOrSoldByIds(
    app,
    ids.filter((id) => isId(id)),
  );
  return ids.flatMap((id) => shown.get(id) ?? []);
}
