import { expect } from 'vitest';
import type { z } from 'zod';
import type { ApiResponse } from './shop.ts';

const leaks =
  /\bat .+:\d+:\d+|node_modules|\.server\.ts|select |insert into|update "|syntax for type|kysely/i;

/** Expects an error response in the format of RFC 9457 that mentions `fields` and reveals no internals. */
export function expectProblem(response: ApiResponse, status: number, fields?: string[], what?: string): void {
  expect(response.status, what).toBe(status);
  expect(response.headers.get('content-type'), what).toBe('application/problem+json');
  expect(response.body, what).toMatchObject({
    type: expect.stringMatching(/^urn:rangefinder:problem:[a-z-]+$/),
    title: expect.stringMatching(/\S/),
    status,
    detail: expect.stringMatching(/\S/),
  });
  expect(JSON.stringify(response.body), what).not.toMatch(leaks);
  if (!fields) return;
  const { errors } = response.body as { errors: { path: string; message: string }[] };
  expect(
    errors.map(({ path }) => path),
    what,
  ).toEqual(fields);
  for (const { message } of errors) expect(message, what).toMatch(/\S/);
}

/** Returns the errors of a schema for a value, each with its field. */
export function schemaErrors(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [...path, message].join(': '));
}
