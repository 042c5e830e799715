import { isOutage } from '#src/platform/outage.server.ts';

type Fact =
  | 'code'
  | 'severity'
  | 'table'
  | 'column'
  | 'constraint'
  | 'syscall'
  | 'queue'
  | 'path'
  | 'command'
  | 'responseCode';
type Facts = Partial<Record<Fact, string | number>>;
type DescribedError = Facts & {
  name: string;
  message?: string;
  place?: string[];
  cause?: DescribedError;
};

const deepest = 4;
const maxPlaces = 10;
const longestMessage = 300;

/** Keeps only messages of PostgreSQL, the system and the runtime, since others may contain users' text. */
export function describeError(error: unknown, depth = 0): DescribedError {
  const known = errorOf(error);
  if (!known) return { name: `a thrown ${error === null ? 'null' : typeof error}` };
  const fields: Record<string, unknown> = Object(known);
  const isDatabase = isPostgresError(fields);
  const cause = known.cause ?? (known instanceof AggregateError ? known.errors[0] : undefined);
  return {
    name: isDatabase ? 'PostgresError' : nameOf(known),
    ...pick(fields, /^[\w.-]{1,64}$/, ['code']),
    ...(isWithoutUserData(known, fields) ? { message: withoutQuoted(known.message) } : {}),
    ...(isDatabase ? pick(fields, /^\w{1,63}$/, ['severity', 'table', 'column', 'constraint']) : {}),
    ...pick(fields, /^\w{1,32}$/, ['syscall']),
    ...pick(fields, /^[\w-]{1,64}$/, ['queue']),
    ...('syscall' in known ? pick(fields, /^[\w/. -]{1,200}$/, ['path']) : {}),
    ...pick(fields, /^[A-Z]{1,16}( [A-Z]{1,16})?$|^\d{3}$/, ['command', 'responseCode']),
    place: placesOf(known),
    ...(cause === undefined || depth >= deepest ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** Returns an error unchanged, turns a plain copy of an error into an error, and returns null for other values. */
export function errorOf(value: unknown): Error | null {
  if (value instanceof Error) return value;
  const { message, stack }: { message?: unknown; stack?: unknown } = Object(value);
  if (typeof message !== 'string' || typeof stack !== 'string') return null;
  return Object.create(Error.prototype, Object.getOwnPropertyDescriptors(value));
}

function nameOf({ name }: Error): string {
  return /^[A-Z]\w{0,63}$/.test(name) ? name : 'Error';
}

function isPostgresError({ severity, code }: Record<string, unknown>): boolean {
  return typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}

const runtimeErrors = [TypeError, RangeError, ReferenceError];

function isWithoutUserData(error: Error, fields: Record<string, unknown>): boolean {
  if (isPostgresError(fields) || typeof fields['syscall'] === 'string' || isOutage(error)) return true;
  return runtimeErrors.some((kind) => error instanceof kind);
}

/** Removes everything between the first and the last quotation mark of any language, since quoted text can contain marks. */
function withoutQuoted(message: string): string {
  return message
    .replace(/([\p{Quotation_Mark}`])[\s\S]*([\p{Quotation_Mark}`])/u, '$1…$2')
    .slice(0, longestMessage);
}

/** Returns the lines of the stack as V8 writes them. Lines of the message can look like lines of the stack. */
function placesOf({ stack, message }: Error): string[] {
  const lines = (stack ?? '').replace(message, '').split('\n');
  return lines
    .filter((line) => /^\s+at (?:[\w.<>$# [\]]+ \()?[\w:/.@+-]+:\d+:\d+\)?$/.test(line))
    .slice(0, maxPlaces)
    .map((line) => line.trim());
}

function pick(fields: Record<string, unknown>, allowed: RegExp, names: readonly Fact[]): Facts {
  const facts: Facts = {};
  for (const name of names) {
    const value = fields[name];
    if ((typeof value === 'string' || typeof value === 'number') && allowed.test(String(value)))
      facts[name] = value;
  }
  return facts;
}
