import { pino, type Logger, type LoggerOptions } from 'pino';
import { currentRequest } from '#src/platform/context.server.ts';
import { describeError, errorOf } from './describe-error.server.ts';
import type { ErrorCounts } from './error-counts.server.ts';
import { logOutput } from './log-output.server.ts';
import { kindOf, LogRepeats } from './log-repeats.server.ts';

export type Log = Logger;

/**
 * Creates the log. Never pass bodies, tokens, emails or names, because they are removed only from the messages of
 * libraries.
 */
export function createLog(level: string, to?: { write(line: string): void }, errors?: ErrorCounts): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin,
    formatters: { log: (fields) => scrubFields(fields) },
    hooks: { logMethod: limitAndScrub(new LogRepeats(), errors) },
  };
  return pino(options, to ?? logOutput());
}

function mixin(): object {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}

const secrets: [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/-]+=*/gi, '$1 …'],
  [/\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g, '…token'],
  [/([?&;\s"'](?:token|code|state|key|secret|password|email|q|cursor)=)[^&\s"']+/gi, '$1…'],
  [/\b(postgres(?:ql)?|smtps?|https?):\/\/[^\s/@:]+:[^\s/@]+@/gi, '$1://…@'],
  [/[^\s<>"'(),;:=/[\]]+(@|%40)[^\s<>"'(),;:/[\]]+\.[a-z]{2,}/gi, '…email'],
];
const secretNames = /^(authorization|cookie|set-cookie|password|token|secret|email|name|phone|body)$/i;

/** Longer texts are truncated, because the time to match the patterns grows with the square of the length. */
const longest = 4_096;

function scrub(text: string): string {
  const known = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return secrets.reduce((clean, [pattern, instead]) => clean.replaceAll(pattern, instead), known);
}

const deepest = 12;

function scrubAll(value: unknown, isError = false, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest && !errorOf(value)) return '…';
  if (Array.isArray(value)) return value.map((item) => scrubAll(item, isError, depth + 1));
  return scrubFields(value, isError, depth);
}

function scrubFields(value: object, isError = false, depth = 0): Record<string, unknown> {
  const error = errorOf(value);
  if (error) return scrubFields(describeError(error), true, depth);
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    !isError && secretNames.test(name) && typeof field !== 'number'
      ? '…'
      : scrubAll(field, isError, depth + 1),
  ]);
  return Object.fromEntries(fields);
}

const errorLevel = 50;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

function limitAndScrub(repeats: LogRepeats, errors?: ErrorCounts): LogMethod {
  return function (args, method, level) {
    const all: unknown[] = args;
    const [first, ...rest] = all;
    // An error as the first argument becomes a field, because the library would otherwise write its message.
    const [fields, messages] =
      typeof first === 'string'
        ? [{}, all]
        : [first instanceof Error ? { error: first } : Object(first), rest];
    const [message = 'error' in fields ? 'an error' : undefined, ...more] = messages;
    const clean = [message, ...more].map((each) => (typeof each === 'string' ? scrub(each) : each));
    const write = (times: number): void =>
      method.apply(this, [times > 0 ? { ...fields, times } : fields, ...clean] as Parameters<typeof method>);
    if (level >= errorLevel) errors?.note(String(clean[0]), fields, currentRequest()?.id ?? null);
    const kind = kindOf(level, fields, String(message));
    if (kind === null) write(0);
    else repeats.pass(kind, write);
  };
}
