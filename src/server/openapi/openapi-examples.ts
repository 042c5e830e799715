import { z } from 'zod';
import type { Described } from '#src/platform/http/route.server.ts';
import { accounts } from '#src/server/openapi/examples/accounts.ts';
import type { Examples } from '#src/server/openapi/examples/example.ts';
import { items } from '#src/server/openapi/examples/items.ts';
import { orders } from '#src/server/openapi/examples/orders.ts';
import { people } from '#src/server/openapi/examples/people.ts';
import { postsAndLetters } from '#src/server/openapi/examples/posts-and-letters.ts';

const counts = { DeletedCount: { deletedCount: 1 }, ModifiedCount: { modifiedCount: 1 } };

const areas: Examples[] = [items, orders, people, accounts, postsAndLetters];
const schemas = Object.assign(counts, ...areas.map((area) => area.schemas)) as Record<string, unknown>;
const answers = Object.assign({}, ...areas.map((area) => area.answers)) as Record<string, unknown>;
const bodies = Object.assign({}, ...areas.map((area) => area.bodies)) as Record<string, unknown>;

const nameOf = (schema: z.ZodType): string => String(schema.meta()?.['id']);
const keyOf = ({ method, path }: Described): string => `${method} ${path}`;

/** What an answer of this status looks like; undefined where nobody wrote one down. */
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

/** What a body looks like that the call takes. */
export const exampleOfBody = (call: Described): unknown => bodies[keyOf(call)];
