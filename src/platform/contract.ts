import { z } from 'zod';

/** One line or more of people's text: trimmed, not empty, bounded, without NUL. */
export function text(max: number, min = 1) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .refine((value) => !value.includes('\0'), 'has a character that cannot be stored')
    .trim()
    .min(min, min === 1 ? 'is missing' : `needs ${min} characters at least`)
    .max(max, `may have ${max} characters at most`);
}

/** Dollars with at most two decimals, up to a million. */
export const dollars = z
  .number({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be a number') })
  .min(0.01, 'must be 0.01 at least')
  .max(1_000_000, 'may be 1,000,000 at most')
  // Not `multipleOf(0.01)`: 0.07 / 0.01 is no integer in binary.
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'may have two decimals at most');

/** Up to 254 characters, compared without case. */
export const email = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .trim()
  .toLowerCase()
  .max(254, 'may have 254 characters at most')
  .pipe(z.email('is not an e-mail address'));

/** A picture: an https address, or one of our own. The server never fetches it. */
export const imageUrl = text(2048).refine(isImageUrl, 'must be an https address of a picture');

function isImageUrl(value: string): boolean {
  if (/^\/(images|demo)\/[\w.-]+$/.test(value)) return true;
  if (!value.startsWith('https://') || /[\s"'<>\\`]/.test(value)) return false;
  return URL.canParse(value);
}

/** Paging of every list. */
export const paging = z.object({
  limit: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 at least')
    .max(100, 'may be 100 at most')
    .default(24),
  cursor: z.string().max(512, 'is not a cursor of this list').optional(),
});
export type Paging = z.output<typeof paging>;

export const idParams = z.object({ id: z.string() });
export const deleted = z.object({ deletedCount: z.number().int() });
export const modified = z.object({ modifiedCount: z.number().int() });

/** RFC 9457. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
