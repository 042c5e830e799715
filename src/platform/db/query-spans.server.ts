import type { LogEvent } from 'kysely';
import { startSpan } from '#src/platform/observability/tracing.server.ts';

/** Writes a span with the text of a statement, without its values. */
export function traceQuery({ level, query, queryDurationMillis, ...event }: LogEvent): void {
  const operation = /^\s*(\w+)/.exec(query.sql)?.[1]?.toLowerCase() ?? 'query';
  const span = startSpan(`db ${operation}`, 'client', {
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': query.sql.replaceAll(/\s+/g, ' '),
    },
    began: Date.now() - queryDurationMillis,
  });
  if (level === 'error') span?.fail(codeOf('error' in event ? event.error : undefined));
  span?.end();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
