import type { Kind } from '#src/platform/db/columns.ts';

/** As the database writes it in `search_marks()`: no word has such signs. */
export const ofKind = (kind: Kind): string => `=${kind}`;
export const ofMount = (kind: Kind, mount: string): string => `${kind}@${mount.toLowerCase()}`;
export const zoom = '=zoom';
export const prime = '=prime';
