import { z } from 'zod';
import { AppError } from '#src/platform/errors.ts';

/** Where a page starts: after the row with this time and id, whose number (from 1) was `row`. */
export type Cursor = { at: Date; id: string; row: number };

const shape = z.tuple([
  z.number().int().min(0).max(8_640_000_000_000_000),
  z.string().min(1).max(64),
  z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
]);

/** An opaque keyset cursor. */
export function encodeCursor({ at, id, row }: Cursor): string {
  return Buffer.from(JSON.stringify([at.getTime(), id, row])).toString('base64url');
}

/** @throws AppError `invalid` when the text is none of ours. */
export function decodeCursor(text: string): Cursor {
  try {
    const [at, id, row] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    // PostgreSQL's text has no NUL: such an id was never ours.
    if (id.includes('\0')) throw new Error('NUL');
    return { at: new Date(at), id, row };
  } catch {
    throw new AppError('invalid', undefined, [{ path: 'cursor', message: 'is not a cursor of this list' }]);
  }
}
