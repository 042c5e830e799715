import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '#src/platform/config/config.server.ts';

/** What is said of a span; never text of people, an e-mail or an id of someone. */
export type Facts = Record<string, string | number | boolean>;
export type SpanKind = 'server' | 'client' | 'consumer';

export type Span = {
  rename(name: string): void;
  set(facts: Facts): void;
  /** It failed, by an error's name alone: a message can quote. */
  fail(reason: string): void;
  end(): void;
};

type Start = { kind: SpanKind; facts: Facts; parent: Span | string | undefined; began: number | undefined };

export type Tracer = { start(name: string, how: Start): Span; close(): Promise<void> };

const within = new AsyncLocalStorage<Span>();
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
  /** A `traceparent` of someone who may say so. */
  from?: string | undefined;
  /** When it began, in milliseconds of the epoch, where that is over. */
  began?: number;
};

/** Begins a span; null, at no cost, where nothing is traced. */
export function startSpan(name: string, kind: SpanKind, { facts = {}, from, began }: How = {}): Span | null {
  return tracer?.start(name, { kind, facts, parent: from ?? within.getStore(), began }) ?? null;
}

export function inSpan<T>(span: Span | null, run: () => T): T {
  return span ? within.run(span, run) : run();
}

export function currentSpan(): Span | undefined {
  return within.getStore();
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
    return await within.run(span, run);
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}
