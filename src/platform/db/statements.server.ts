import { startSpan, isTracing } from '#src/platform/observability/tracing.server.ts';
import type { LogEvent } from 'kysely';
import { LineLimit } from '#src/platform/observability/log-repeats.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { histogram } from '#src/platform/observability/metrics.server.ts';
import { isSentAhead } from './pipeline.server.ts';

type StatementClass = 'read' | 'write' | 'other';

const slowMs = 500;
const slowLinesPerSecond = 3;
const longestText = 2_000;

const durations = histogram('rangefinder_statement_seconds', 'How long statements took', ['class']);

function classOf(text: string): StatementClass {
  if (/^\s*(insert|update|delete|merge)\b/i.test(text)) return 'write';
  if (/^\s*with\b/i.test(text)) return /\b(insert into|update|delete from)\s/i.test(text) ? 'write' : 'read';
  return /^\s*select\b/i.test(text) ? 'read' : 'other';
}

/** Measures every statement, and logs the text of slow ones, or of all, without their values. */
export function observeStatements(
  log: Pick<Log, 'warn' | 'info'>,
  logsAll = false,
): (event: LogEvent) => void {
  const limit = new LineLimit(slowLinesPerSecond);
  return (event) => {
    if (isTracing()) traceQuery(event);
    const { sql: text } = event.query;
    if (logsAll) log.info(describe(event), 'a statement');
    // Its time is part of that of the next statement.
    if (isSentAhead()) return;
    const ms = event.queryDurationMillis;
    const name = classOf(text);
    durations.observe({ class: name }, ms / 1000);
    if (ms < slowMs) return;
    const line = limit.take();
    if (!line) return;
    log.warn({ ...describe(event), class: name, ms: Math.round(ms), ...line }, 'a slow statement');
  };
}

function describe(event: LogEvent) {
  const statement = event.query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, longestText);
  const ms = Math.round(event.queryDurationMillis * 10) / 10;
  return { statement, ms, ...(event.level === 'error' && { error: event.error }) };
}

/** Writes a span with the text of a statement, without its values. */
function traceQuery({ level, query, queryDurationMillis, ...event }: LogEvent): void {
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
