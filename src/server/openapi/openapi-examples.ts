import { z } from 'zod';
import { manifests } from '#src/manifests.server.ts';
import type { Examples } from '#src/platform/manifest.server.ts';
import type { Described } from '#src/platform/http/route.server.ts';

const counts = { DeletedCount: { deletedCount: 1 }, ModifiedCount: { modifiedCount: 1 } };

const all = (part: keyof Examples): Record<string, unknown> =>
  Object.assign({}, ...manifests.map(({ examples }) => examples?.[part]));
const schemas: Record<string, unknown> = { ...counts, ...all('schemas') };
const answers = all('answers');
const bodies = all('bodies');

const nameOf = (schema: z.ZodType): string => String(schema.meta()?.['id']);
const keyOf = ({ method, path }: Described): string => `${method} ${path}`;

export function exampleOfAnswer(call: Described, status: number): unknown {
  const single = answers[keyOf(call)];
  if (single !== undefined) return single;
  const schema = call.answers[status];
  if (schema instanceof z.ZodArray) {
    const one = schemas[nameOf(schema.element as z.ZodType)];
    return one === undefined ? undefined : [one];
  }
  return schema && schemas[nameOf(schema)];
}

export const exampleOfBody = (call: Described): unknown => bodies[keyOf(call)];
