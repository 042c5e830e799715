import type { Kind } from '#src/platform/db/columns.ts';

// These terms of items have characters that no word has.
export const kindToken = (kind: Kind): string => `=${kind}`;
export const mountToken = (kind: Kind, mount: string): string => `${kind}@${mount.toLowerCase()}`;
/** Items that do not work have it. */
export const brokenToken = '=broken';
/** Stands before a word of the place of an item. */
export const placeToken = (word: string): string => `@${word}`;
