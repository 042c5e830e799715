import type { Config } from '#src/platform/config/config.server.ts';
import { currentContext, withContext } from '#src/platform/context.server.ts';

/** Attributes of a span. They must not contain users' texts, email addresses or ids. */
export type Facts = Record<string, string | number | boolean>;
export type SpanKind = 'server' | 'client' | 'consumer';

export type Span = {
  rename(name: string): void;
  set(facts: Facts): void;
  /** Marks the span as failed. Pass only the error's name, since its message can quote users. */
  fail(reason: string): void;
  end(): void;
};

type Start = { kind: SpanKind; facts: Facts; parent: Span | string | undefined; began: number | undefined };

export type Tracer = { start(name: string, how: Start): Span; close(): Promise<void> };

let tracer: Tracer | null = null;

export async function startTracing(config: Config): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return async () => undefined;
  const { createTracer } = await import('./open-telemetry.server.ts');
  const mine = createTracer(endpoint, config);
  tracer = mine;
  return async () => {
    if (tracer === mine) tracer = null;
    await mine.close();
  };
}

export const isTracing = (): boolean => tracer !== null;

type How = {
  facts?: Facts;
  /** The `traceparent` header from a trusted proxy. */
  from?: string | undefined;
  /** The start in milliseconds since the epoch, for a span that is recorded after its end. */
  began?: number;
};

/** Starts a span, or returns null if tracing is off. */
export function startSpan(name: string, kind: SpanKind, { facts = {}, from, began }: How = {}): Span | null {
  return tracer?.start(name, { kind, facts, parent: from ?? currentContext()?.span, began }) ?? null;
}

export function inSpan<T>(span: Span | null, run: () => T): T {
  return span ? withContext({ span }, run) : run();
}

export function currentSpan(): Span | undefined {
  return currentContext()?.span;
}

export async function traced<T>(
  name: string,
  kind: SpanKind,
  facts: Facts,
  run: () => Promise<T>,
): Promise<T> {
  const span = startSpan(name, kind, { facts });
  if (!span) return run();
  try {
    return await withContext({ span }, run);
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}
