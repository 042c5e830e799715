import type { z } from 'zod';

/** Returns the errors of a schema for a value, each with its field. */
export function schemaErrors(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [...path, message].join(': '));
}
