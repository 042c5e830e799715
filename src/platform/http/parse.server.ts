import { z } from 'zod';
import { AppError, type FieldError } from '#src/platform/errors.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

/** Returns the invalid fields by name, each with its first error. */
function fieldErrors(error: z.ZodError, nameOf: (path: string) => string): FieldError[] {
  const all = error.issues.flatMap((issue) => {
    const path = nameOf(issue.path.join('.'));
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: nameOf(key), message: fieldProblems.unknown }));
    return [{ path, message: issue.message }];
  });
  // An empty array in place of text is reported only as "must be text", not also as "is missing".
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

/** The text for an invalid value whose schema has none. Zod's own texts are in English and name types. */
function explain({ code, input, ...issue }: z.core.$ZodRawIssue): string {
  if (code !== 'invalid_type') return fieldProblems.invalid;
  if (input === undefined) return fieldProblems.required;
  return typeTexts[String(issue['expected'])]?.() ?? fieldProblems.invalid;
}

const typeTexts: Record<string, () => string> = {
  string: () => fieldProblems.mustBeText,
  number: () => fieldProblems.mustBeNumber,
  int: () => fieldProblems.mustBeWhole,
  array: () => fieldProblems.mustBeList,
  object: () => fieldProblems.mustBeObject,
};

/** @throws AppError `invalid` with each invalid field */
export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  nameOf = (path: string) => path,
): z.output<S> {
  const result = schema.safeParse(value, { error: explain });
  if (result.success) return result.data;
  throw new AppError('invalid', undefined, fieldErrors(result.error, nameOf));
}

/** Drops empty fields, which forms without JavaScript send, unless `withEmpty`. @throws AppError `invalid` */
export function parseQuery<S extends z.ZodType>(
  schema: S,
  given: URLSearchParams,
  withEmpty = true,
): z.output<S> {
  const fields = schema instanceof z.ZodObject ? schema.shape : {};
  const values: Record<string, unknown> = {};
  for (const name of new Set(given.keys())) {
    const all = given.getAll(name).filter((value) => withEmpty || value !== '');
    if (all.length > 0) values[name] = isList(fields[name]) ? all : all.at(-1);
  }
  return parse(schema, values, (path) => path.replace(/\..*$/, ''));
}

export function isList(field: unknown): boolean {
  return field instanceof z.ZodOptional ? isList(field.unwrap()) : field instanceof z.ZodArray;
}

/** Counts the bytes of a body while it arrives, because `content-length` can be wrong or missing. */
export async function readJson(request: Request, maxBytes: number, isOptional = false): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isJson = type === 'application/json';
  if (!isJson && !isOptional) throw new AppError('unsupported-media-type', requestProblems.sendJson);
  const bytes = await readBytes(request, maxBytes);
  if (isOptional && bytes.length === 0) return undefined;
  if (!isJson) throw new AppError('unsupported-media-type', requestProblems.sendJson);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (depthOf(text) > maxDepth) throw new AppError('bad-request', requestProblems.tooDeep);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('bad-request', requestProblems.notJson);
  }
}

const formTypes = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);

/** Reads the fields of a form. The last value of a repeated field counts. */
export async function readForm(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.has(type.replace(/;.*$/, '').trim().toLowerCase()))
    throw new AppError('unsupported-media-type', requestProblems.sendForm);
  const bytes = await readBytes(request, maxBytes);
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
  } catch {
    throw new AppError('bad-request', requestProblems.notForm);
  }
}

const maxDepth = 20;

const [quote, backslash, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Returns the nesting depth of an unparsed JSON text. A regular expression could take seconds for many quotes. */
function depthOf(text: string): number {
  let [depth, deepest, isString] = [0, 0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === quote) isString = !isString;
    else if (isString) index += character === backslash ? 1 : 0;
    else if (character === openList || character === openObject) deepest = Math.max(deepest, ++depth);
    else if (character === closeList || character === closeObject) depth--;
  }
  return deepest;
}

/** @throws AppError `too-large` as soon as more than `maxBytes` have arrived */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of arriving(request)) {
    length += part.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Turns a body that is cut off or too slow into a client error. */
async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new AppError('bad-request', requestProblems.incomplete);
  }
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too-large', requestProblems.bodyTooLarge(Math.floor(maxBytes / 1024)));
}
