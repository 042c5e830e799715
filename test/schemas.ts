import type { z } from 'zod';

/** What a schema says against a value, each with the field that it is of; nothing when it takes the value. */
export function complaints(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [...path, message].join(': '));
}
