import type { Kind } from '#src/db/columns.ts';

/** What the database puts beside the words of an item, as `search_marks()` writes it: no word has such signs. */
export const ofKind = (kind: Kind): string => `=${kind}`;
/** Of something of this kind. */
export const ofMount = (kind: Kind, mount: string): string => `${kind}@${mount.toLowerCase()}`;
/** Of a lens whose title has two focal lengths, and of any other. */
export const zoom = '=zoom';
export const prime = '=prime';
