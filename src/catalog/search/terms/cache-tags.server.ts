import { listTags } from '#src/catalog/listings/cache-tags.server.ts';
import type { Tag } from '#src/platform/cache/collect-tags.server.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** The stored terms of descriptions, and the words that a typo can stand for. */
    descriptions: 'descriptions';
  }
}

/** The tags of what was found by descriptions or by words like those that were typed. */
export const wordTags = (): Tag[] => [...listTags(), 'descriptions'];
