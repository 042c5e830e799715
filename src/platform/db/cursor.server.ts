import { z } from 'zod';
import { AppError } from '#src/platform/errors.ts';

/** Where a page starts: after the row that sorts by `value`, with this id, whose number (from 1) was `row`. */
export type Cursor = { value: unknown; id: string; row: number };

const whole = z.number().int();
const values = {
  text: z.string().max(1000),
  // The range of `integer` in the database.
  number: whole.min(-2_147_483_648).max(2_147_483_647),
  // Null is 'infinity', which sorts after all times.
  time: whole.min(0).max(8_640_000_000_000_000).nullable(),
};
export type CursorType = keyof typeof values;

export function encodeCursor(scope: string, { value, id, row }: Cursor): string {
  const plain = value instanceof Date ? value.getTime() : value === Infinity ? null : value;
  return Buffer.from(JSON.stringify([scope, plain, id, row])).toString('base64url');
}

export const noCursor = () =>
  new AppError('invalid', undefined, [{ path: 'cursor', message: 'is not a cursor of this list' }]);

/** @throws AppError `invalid` when the text is no cursor of that scope. */
export function decodeCursor(scope: string, type: CursorType, text: string): Cursor {
  try {
    const shape = z.tuple([
      z.literal(scope),
      values[type],
      z.string().min(1).max(64),
      whole.min(1).max(Number.MAX_SAFE_INTEGER),
    ]);
    const [, value, id, row] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    // PostgreSQL's text cannot contain NUL.
    if (`${value}${id}`.includes('\0')) throw new Error('NUL');
    if (type !== 'time') return { value, id, row };
    return { value: value === null ? 'infinity' : new Date(value), id, row };
  } catch {
    throw noCursor();
  }
}
