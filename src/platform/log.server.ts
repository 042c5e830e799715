import { pino, type Logger, type LoggerOptions } from 'pino';

import { currentRequest } from './http/request-context.server.ts';

export type Log = Logger;

/**
 * Structured log on standard output; never give it bodies, tokens, e-mails or names. What a library's message holds of
 * them is taken out.
 */
export function createLog(level: string, to?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin,
    formatters: { log: (fields) => scrubAll(fields) as Record<string, unknown> },
    hooks: { logMethod: scrubMessage },
  };
  return to ? pino(options, to) : pino(options);
}

function mixin(): object {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}

const secrets: [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/-]+=*/gi, '$1 …'],
  // A JWT, also within an address.
  [/\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g, '…token'],
  [/([?&;\s"'](?:token|code|state|key|secret|password|email|q|cursor)=)[^&\s"']+/gi, '$1…'],
  [/\b(postgres(?:ql)?|smtps?|https?):\/\/[^\s/@:]+:[^\s/@]+@/gi, '$1://…@'],
  [/[^\s<>"'(),;:=/[\]]+(@|%40)[^\s<>"'(),;:/[\]]+\.[a-z]{2,}/gi, '…e-mail'],
];
const secretNames = /^(authorization|cookie|set-cookie|password|token|secret|email|name|phone|body)$/i;

/** Text without what is nobody's business. */
function scrub(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replaceAll(pattern, instead), text);
}

function scrubAll(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null || depth > 6) return value;
  if (Array.isArray(value)) return value.map((item) => scrubAll(item, depth + 1));
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    secretNames.test(name) && typeof field !== 'number' && !isErrorName(name, field)
      ? '…'
      : scrubAll(field, depth + 1),
  ]);
  return Object.fromEntries(fields);
}

/** `name` is that of an error's class. */
function isErrorName(name: string, value: unknown): boolean {
  return name === 'name' && typeof value === 'string' && /^[A-Z]\w*$|^unknown$/.test(value);
}

const scrubMessage: NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> = function (args, method) {
  return method.apply(this, args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args);
};
