import type { z } from 'zod';
import { AppError, type FieldError } from '#src/platform/errors.ts';

/** Every field that a schema refused, by its path, with the first thing that is wrong about it. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const all = error.issues.flatMap((issue) => {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: key, message: 'is not known' }));
    return [{ path, message: issue.message }];
  });
  // An empty array in place of text is "must be text", and not "is missing" as well.
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

/** @throws AppError `invalid` naming each field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('invalid', undefined, fieldErrors(result.error));
}

/** A JSON body of at most `maxBytes`, counted while it arrives: `content-length` can lie or be absent. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported-media-type', 'Send JSON.');
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('bad-request', 'The body is not JSON.');
  }
}

/** @throws AppError `too-large` as soon as more than `maxBytes` have arrived. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too-large', `The body may have ${Math.floor(maxBytes / 1024)} kB at most.`);
}
