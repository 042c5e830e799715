import { z } from 'zod';
import type {
  oas31,
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Described } from '#src/platform/http/route.server.ts';
import { capitalize } from '#src/platform/shared/text.ts';
import { samples } from './samples.ts';

export function describeOperation(
  call: Described,
  refusals: ZodOpenApiResponsesObject,
): ZodOpenApiOperationObject {
  const confirm = call.confirm && 'Requires that the user has shown within ten minutes that it is them.';
  const description = [describeAccess(call), confirm, describeScope(call), call.description]
    .filter(Boolean)
    .join('\n\n');
  return {
    operationId: operationId(call),
    summary: call.summary,
    description,
    tags: [call.tag],
    security: securityOf(call),
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
      ...(call.idempotent && { header: idempotencyHeader }),
    } as ZodOpenApiParameters,
    ...requestBody(call),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.responses).map(([status, schema]) => [
          status,
          answer(call, Number(status), schema),
        ]),
      ),
      ...refusals,
      default: { $ref: '#/components/responses/unexpected' },
    },
  };
}

const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .regex(/^[!-~]+$/)
    .optional()
    .meta({
      description:
        'A key that the caller chooses, a new one for each resource. The first response is stored for 24 hours and ' +
        'returned for repeated requests; with another body the request is rejected with 422.',
    }),
});

function describeAccess({ access, proof }: Described): string {
  if (proof === 'id-token') return 'Requires an ID token of the identity provider.';
  if (proof === 'session') return 'Requires a session of the identity provider.';
  if (access === 'public') return 'Public.';
  if (access === 'identity') return 'Requires an access token; the caller does not need a record yet.';
  if (access === 'user') return 'For all logged-in users.';
  return `For the ${access.length > 1 ? 'roles' : 'role'} ${access.join(', ')}.`;
}

const describeScope = ({ scope }: Described): string =>
  scope === undefined ? '' : `Programs need an API token with the scope \`${scope}\`.`;

function securityOf({ access, proof, scope }: Described): Record<string, string[]>[] {
  if (proof === 'id-token') return [{ idToken: [] }];
  if (proof === 'session') return [{ sessionToken: [] }, { sessionCookie: [] }];
  if (access === 'public') return [];
  return [{ accessToken: [] }, ...(scope === undefined ? [] : [{ apiToken: [scope] }])];
}

function requestBody(call: Described): { requestBody?: ZodOpenApiRequestBodyObject } {
  if (call.file) {
    const { field, maxBytes } = call.file;
    const file = { type: 'string' as const, format: 'binary', description: 'A single file' };
    const schema = { type: 'object' as const, properties: { [field]: file }, required: [field] };
    const images = { [field]: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } };
    const encoding = field === 'image' ? { encoding: images } : {};
    const description = `At most ${Math.floor(maxBytes / 1024 / 1024)} MB.`;
    return {
      requestBody: {
        required: true,
        description,
        content: { 'multipart/form-data': { schema, ...encoding } },
      },
    };
  }
  if (!call.body) return {};
  const mayBeEmpty = call.body instanceof z.ZodOptional;
  const schema = call.body instanceof z.ZodOptional ? call.body.unwrap() : call.body;
  const content = { schema, example: exampleOfBody(call, call.body) };
  const types = call.form
    ? ['application/x-www-form-urlencoded', 'multipart/form-data']
    : ['application/json'];
  return {
    requestBody: {
      required: !mayBeEmpty,
      content: Object.fromEntries(types.map((type) => [type, content])),
    },
  };
}

const descriptions: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; processing continues in the background',
  303: 'See the `Location` header',
};

function answer(call: Described, status: number, schema: z.ZodType): ZodOpenApiResponseObject {
  const paged = isPaged(call);
  const description = paged ? 'A page of the list' : (descriptions[status] ?? 'Done');
  const names = Object.entries(call.responseHeaders ?? {}).map(
    ([name, text]): [string, oas31.HeaderObject] => [name, { description: text, schema: { type: 'string' } }],
  );
  const headers = { ...Object.fromEntries(names), ...(paged ? pageHeaders : {}) };
  return {
    description,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(status < 300 && {
      content: {
        [call.responseType ?? 'application/json']: { schema, example: exampleOfResponse(schema) },
      },
    }),
  };
}

const pageHeaders = Object.fromEntries(
  ['Link', 'X-First-Row', 'X-Total-Count', 'X-Total-Count-Capped'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

function isPaged({ query }: Described): boolean {
  return query instanceof z.ZodObject && 'cursor' in query.shape;
}

/** `GET /cameras/{id}` becomes `getCamerasById`. */
function operationId(call: Described): string {
  const words = call.path
    .split('/')
    .filter(Boolean)
    .map((part) =>
      part.startsWith('{') ? `By${capitalize(part.slice(1, -1))}` : part.split('-').map(capitalize).join(''),
    );
  return call.method.toLowerCase() + words.join('');
}

const { listing, sale, phone, location, body, note } = samples;
/**
 * Example bodies, by `METHOD /path`, of calls whose fields exclude each other or include fields of the original API.
 */
const bodies: Record<string, unknown> = {
  'POST /orders': { listing, version: 1, sale, phone, location },
  'POST /conversations': { listing, body },
  'POST /my/webhooks': { url: 'https://hooks.example.com/shop', events: ['listing.sold'] },
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
