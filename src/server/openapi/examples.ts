import { z } from 'zod';
import type { Described } from '#src/platform/http/route.server.ts';
import { samples } from './samples.ts';

const { listing, sale, phone, location, body, note } = samples;
/**
 * Example bodies, by `METHOD /path`, of calls whose fields exclude each other or include fields of the original API.
 */
const bodies: Record<string, unknown> = {
  'POST /orders': { listing, version: 1, sale, phone, location },
  'POST /conversations': { listing, body },
  'POST /reports': { listing, reason: 'counterfeit', note },
};

export const exampleOfResponse = (schema: z.core.$ZodType): unknown => exampleOf(schema, '');

export const exampleOfBody = (call: Described, schema: z.core.$ZodType): unknown =>
  bodies[`${call.method} ${call.path}`] ?? exampleOf(schema, '');

const sampleOf = new Map(Object.entries<unknown>(samples));

/** Values to try for a field without a sample. */
const anyField = ['string', samples.date, samples.day, samples.url, samples._id, 1];

/** Returns a value that the schema accepts: the sample of its name, or one that follows from its type. */
function exampleOf(schema: z.core.$ZodType, name: string): unknown {
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  const sample = sampleOf.get(name);
  if (sample && takes(sample)) return sample;
  if (schema instanceof z.ZodObject) return exampleOfObject(schema, takes);
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element, name)];
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => exampleOf(option, name)).find(takes);
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in, name);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return exampleOf(schema.unwrap(), name);
  return anyField.find(takes);
}

/** Returns an object with all fields, or with only the required ones if the schema rejects all fields together. */
function exampleOfObject({ shape }: z.ZodObject, takes: (value: unknown) => boolean): object {
  const fields = Object.entries(shape).filter(([, field]) => !(field instanceof z.ZodUnknown));
  const valuesOf = (some: typeof fields) =>
    Object.fromEntries(some.map(([name, field]) => [name, exampleOf(field, name)]));
  const whole = valuesOf(fields);
  return takes(whole)
    ? whole
    : valuesOf(fields.filter(([, field]) => !z.safeParse(field, undefined).success));
}
